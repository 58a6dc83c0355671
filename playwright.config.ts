import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/browser.mjs';

const allVariants = process.env.BROWSER_VARIANTS !== undefined;
/** Unusual networks, screens and texts: only in `npm run test:browser`. */
const unusual =
  /(account-pages|bad-network|long-texts|reading-order|subscription-a11y|two-processes|weather)\.spec/;

const long = /(journey|subscription-life|unstored)\.spec/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  // Each worker starts its own server on its own data. Part of a test is waiting, so two cores carry three.
  workers: 3,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // `npm test` runs the main path of each feature and leaves to `npm run test:browser` its side paths and repeats in a
  // second language, size, scheme or provider.
  ...(allVariants ? {} : { grepInvert: /@variant/ }),
  // The long ones first: started last, they would keep one core waiting. All but one need servers of their own anyway.
  projects: [
    { name: 'long', testMatch: long },
    { name: 'other', testIgnore: [long, ...(allVariants ? [] : [unusual])] },
  ],
  use: {
    locale: 'en-US',
    // A worker would answer before the routes that tests put in its way; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    // Animations take a third of the processor time. Tests of what moves ask for them.
    reducedMotion: 'reduce',
    // Recording every step costs a fifth of the time: a picture of a failure comes anyway, the rest with TRACE=1.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
