import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/browser.mjs';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  // Each worker starts its own server on its own data. Much of a journey is waiting, so two cores carry four.
  workers: 4,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Tests that repeat another in a second language, size or scheme: `npm run test:browser`.
  ...(process.env.BROWSER_VARIANTS ? {} : { grepInvert: /@variant/ }),
  // The long ones first: started last, they would keep one core waiting.
  projects: [
    { name: 'journey', testMatch: /journey\.spec/ },
    { name: 'other', testIgnore: /journey\.spec/ },
  ],
  use: {
    locale: 'en-US',
    // A worker would answer before the routes that tests put in its way; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
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
