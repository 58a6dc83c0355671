import type { Root } from 'react-dom/client';

let app: Root | undefined;

/** Apart from all that takes the app down, which the landing page does not load. */
export function keepRoot(root: Root): void {
  app = root;
}

/** Its timers, listeners and turns end with it. */
export const unmountApp = (): void => app?.unmount();
