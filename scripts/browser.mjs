// The Chromium that tests and pictures use: the headless shell where there is one. It takes a third of the processor
// time of the full browser for each page that a test opens.
import { existsSync } from 'node:fs';

const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of the browser to start; undefined where only Playwright's own download is left. */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path));
}
