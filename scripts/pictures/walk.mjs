// A walk through every screen and state of the product, for pictures and for checks.
import { defaultLocale } from '../../src/shared/locales.ts';
import { regionOf, speak } from './language.mjs';
import { signIn, waitForApp, withProduct } from './product.mjs';
import { asking, failing, leaving, results, unstored, waiting } from './walk-dialogue.mjs';
import { members, reading } from './walk-member.mjs';
import { operating } from './walk-operator.mjs';
import {
  account,
  confirming,
  hardTexts,
  landing,
  owning,
  plainPages,
  roundKinds,
  subscribing,
} from './walk-visitor.mjs';

const parts = {
  landing: { go: landing },
  confirming: { go: confirming },
  plainPages: { go: plainPages },
  reading: { go: reading },
  subscribing: { go: subscribing },
  asking: { go: asking, signedIn: true },
  waiting: { go: waiting, signedIn: true },
  failing: { go: failing, signedIn: true },
  leaving: { go: leaving, signedIn: true },
  results: { go: results, signedIn: true },
  unstored: { go: unstored, signedIn: true },
  owning: { go: owning, signedIn: true },
  roundKinds: { go: roundKinds, signedIn: true },
  hardTexts: { go: hardTexts, signedIn: true },
  // Last, because it changes the password, and because it moves the clock.
  account: { go: account },
  members: { go: members },
  // On a server of its own, where the person that all sign in as runs the service.
  operating: { go: operating, signedIn: true, admin: true },
};

/**
 * Walks the named parts, all by default, as somebody who reads and writes this language, each in a browser context of
 * its own, and calls `see(page, name)` at every screen. Failures are reported at the end; the other parts still run.
 */
export async function walk(see, names = [], locale = defaultLocale) {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length)
    throw new Error(`No part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);
  // In the order above, whatever the order of the names.
  const chosen = Object.keys(parts).filter((name) => names.length === 0 || names.includes(name));
  const failures = [];
  await speak(locale);
  for (const admin of [false, true]) {
    const here = chosen.filter((name) => Boolean(parts[name].admin) === admin);
    if (here.length) failures.push(...(await walkParts(here, see, locale, { admin })));
  }
  return failures;
}

async function walkParts(names, see, locale, options) {
  const failures = [];
  await withProduct(async ({ browser, url }) => {
    for (const name of names) {
      const { go, signedIn } = parts[name];
      const page = await browser.newPage({
        locale: regionOf(locale),
        reducedMotion: 'reduce',
        viewport: { width: 390, height: 844 },
      });
      const goto = page.goto.bind(page);
      page.goto = async (...to) => {
        const response = await goto(...to);
        await waitForApp(page);
        return response;
      };
      try {
        if (signedIn) await signIn(page, url);
        await go({ page, url, see: (screen) => see(page, screen) });
      } catch (error) {
        failures.push(`${name}: ${error.message}`);
      }
      await page.context().close();
    }
  }, options);
  return failures;
}
