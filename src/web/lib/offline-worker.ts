/** Trusted Types, where the browser has them (the DOM library does not know them yet). */
interface TypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

const file = '/sw.js';

/** The only policy that the server's headers allow; it names one file and refuses any other. */
function trustedFile(): string {
  const types = (window as { trustedTypes?: TypesFactory }).trustedTypes;
  const createScriptURL = (url: string) => {
    if (url !== file) throw new TypeError('Only the service worker may be named');
    return url;
  };
  return types ? types.createPolicy('service-worker', { createScriptURL }).createScriptURL(file) : file;
}

/** Registers the worker that opens the app offline. Without one (private window, no HTTPS) all works but that. */
export async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(trustedFile(), { updateViaCache: 'none' });
  } catch {
    // Forbidden by the browser or its owner: the app needs it for nothing but opening offline.
  }
}
