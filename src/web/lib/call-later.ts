import type { call } from './api.ts';

/**
 * `call` of api.ts for code that the first paint needs: loads the API client only now, so that the paint does not wait.
 */
export const callLater: typeof call = async (name, options) => (await import('./api.ts')).call(name, options);
