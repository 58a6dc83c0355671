/** Keeps the browser's own offer to install the app until the library makes it (features/library/install.tsx). */

/** Chromium's event; other browsers have none. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let heldPrompt: InstallPrompt | undefined;

/** Call it before the app starts: the event comes once, soon after the page has loaded. */
export function holdInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    heldPrompt = event as InstallPrompt;
  });
}

/** The browser's offer, if it made one. It can be shown once. */
export function takeInstallPrompt(): InstallPrompt | undefined {
  const prompt = heldPrompt;
  heldPrompt = undefined;
  return prompt;
}

export const hasInstallPrompt = (): boolean => heldPrompt !== undefined;
