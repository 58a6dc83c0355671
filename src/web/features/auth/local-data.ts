import { localStore, tabStore } from '../../lib/storage.ts';

/** What this browser keeps of a person (spec 3), and how it is wiped (ASVS 14.3.1). */
export const keys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  tokenExpiry: 'tokenExpiry',
  tokenType: 'tokenType',
  userEmail: 'userEmail',
  userName: 'userName',
  userId: 'userId',
  userRole: 'userRole',
  redirectAfterLogin: 'redirectAfterLogin',
  pendingMessage: 'pendingMessage',
} as const;

/** Choices of the device, not of the person; all else goes, so that a new private key is wiped by default. */
const keptOnSignOut = new Set(['locale', 'numberKeys', 'offerDeadline']);

export function wipeLocalData(): void {
  for (const key of localStore.keys()) if (!keptOnSignOut.has(key)) localStore.remove(key);
  for (const key of tabStore.keys()) tabStore.remove(key);
}
