/** Keys of the sign-in in local storage. */
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

/**
 * Records that somebody was signed in here before, not who. A sign-out keeps it, for the greeting of the login page.
 */
export const hasSignedInBeforeKey = 'userKnown';
