/** Storage keys of the sign-in. */
export const signInKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  tokenExpiry: 'tokenExpiry',
  tokenType: 'tokenType',
  userEmail: 'userEmail',
  userName: 'userName',
  userId: 'userId',
  userRole: 'userRole',
} as const;

/** Records that somebody was signed in here before, not who; kept at a sign-out for the 'welcome back'. */
export const hasSignedInBeforeKey = 'userKnown';
