import { tabStore } from '../../lib/storage.ts';

/**
 * The address typed at login, registration or reset: it survives a reload, for the code comes by mail, and the
 * way from one of these pages to another. A password never does.
 */
const key = 'typedEmail';

export const readTypedEmail = (): string => tabStore.read(key) ?? '';
export const keepTypedEmail = (email: string): void => tabStore.write(key, email);
export const forgetTypedEmail = (): void => tabStore.remove(key);
