/** Holds back the browser's own offer to install the app: the library makes it later (features/library/install.tsx). */

/** Chromium's event; other browsers have none. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let held: InstallPrompt | undefined;

/** Call it before the app starts: the event comes once, soon after the page has loaded. */
export function holdInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    held = event as InstallPrompt;
  });
}

/** The browser's offer, if it made one. It can be shown once. */
export function takeInstallPrompt(): InstallPrompt | undefined {
  const taken = held;
  held = undefined;
  return taken;
}

export const hasInstallPrompt = (): boolean => held !== undefined;
