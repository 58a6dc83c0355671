import type { call } from './api.ts';

/** Calls the API from code of a first paint: the client is fetched then, so that the paint does not wait for it. */
export const callLater: typeof call = async (name, options) => (await import('./api.ts')).call(name, options);
