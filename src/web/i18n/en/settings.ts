import { catalogue } from '../catalogue.ts';

/** Spec 2 and 4: the settings panel with the subscription status. */
export const settingsTexts = catalogue('settings', {
  title: 'Settings',
  account: 'Account',
  signedOut: 'Sign in to start a dialogue and keep your reflections.',
  login: 'Login',
  register: 'Register',
  email: 'Email',
  logout: 'Logout',
  loggingOut: 'Logging out...',
  subscription: 'Subscription',
  checking: 'Checking...',
  checkFailed: 'Failed to check subscription status. Please try again later.',
  tryAgain: 'Try again',
  subscribed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
  freeOpen: 'Your first reflection is free.',
  freeUsed: 'You’ve had your free reflection.',
  subscribe: 'Subscribe',
  manage: 'Manage',
  language: 'Language',
  numberKeys: 'Choose answers with the number keys',
  readOffline: 'Read reflections offline',
  readOfflineText:
    'The last ten results you open stay on this device, without encryption. Signing out removes them.',
});

/** The settings panel's part about the devices that are signed in, and the password. */
export const securityTexts = catalogue('security', {
  title: 'Sign-in and devices',
  loading: 'Loading your devices...',
  loadFailed: "Your devices couldn't be loaded.",
  tryAgain: 'Try again',
  devices: "Where you're signed in",
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'Unknown device',
  thisDevice: 'This device',
  since: (date: string) => `Signed in since ${date}`,
  usedToday: 'Last used today',
  usedYesterday: 'Last used yesterday',
  used: (date: string) => `Last used on ${date}`,
  signOut: 'Sign out',
  signOutOf: (device: string, used: string) => `Sign out: ${device}, ${used}`,
  signOutOthers: 'Sign out everywhere else',
  signingOut: 'Signing out...',
  signedOut: (device: string) => `${device} is signed out.`,
  othersSignedOut: "You're signed out everywhere else.",
  failed: "That didn't work. Please try again.",
  noAnswer: 'No answer. Please check your connection and try again.',
  tooMany: 'Too many attempts. Please wait a while and try again.',

  change: 'Change password',
  changeText:
    'You’ll be signed out on every other device, and we’ll email you that your password was changed.',
  current: 'Current password',
  newPassword: 'New password',
  save: 'Save new password',
  saving: 'Saving...',
  cancel: 'Keep my password',
  forgot: 'Forgot password?',
  changed: 'Your password has been changed, and you’re signed out on every other device.',
  currentNeeded: 'Please enter your current password.',
  currentWrong: 'That password is incorrect.',
  noPassword:
    "You sign in with Google or Apple and haven't set a password. If you'd like one, we'll email you a code to set it.",
  setPassword: 'Set a password',
});
