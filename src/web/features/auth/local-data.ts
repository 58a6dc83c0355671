import { signInKeys } from '../../lib/wipe.ts';

/** What the sign-in keeps in this browser (spec 3). */
export const keys = {
  ...signInKeys,
  redirectAfterLogin: 'redirectAfterLogin',
  pendingMessage: 'pendingMessage',
} as const;
