import type { EndpointName } from '#shared/contract/endpoints.ts';
import { byStartEndpoint } from '#shared/payment-providers.ts';
import type { RuleName } from './limiter.ts';

/**
 * Who is counted for a call: the network it comes from, the person who is signed in, or both. `reads`: it only shows
 * what this server has, writes nothing and asks nobody, so it needs no limit of its own.
 */
export type EndpointLimit =
  | { readonly network: RuleName; readonly person?: RuleName }
  | { readonly network?: RuleName; readonly person: RuleName }
  | 'reads';

/** Every endpoint says its limit here, and `mount` enforces it: one that is forgotten is a type error. */
export const endpointLimits: Record<EndpointName, EndpointLimit> = {
  getConfig: 'reads',
  getLocation: { network: 'lookups' },
  getWeather: 'reads',
  reportPerformance: { network: 'reports' },

  sendVerificationCode: { network: 'codes' },
  register: { network: 'codeEntry' },
  login: { network: 'login' },
  refresh: { network: 'refreshes' },
  googleNonce: { network: 'identity' },
  signInWithGoogle: { network: 'identity' },
  startAppleSignIn: { network: 'identity' },
  signInWithApple: { network: 'identity' },
  // It ends the session, so there is nobody to count the next one for.
  logout: { network: 'refreshes' },
  sendResetCode: { network: 'codes' },
  resetPassword: { network: 'codeEntry' },

  activeSubscription: 'reads',
  createOrder: { person: 'orders' },
  confirmOrder: { person: 'confirms' },
  ...byStartEndpoint(() => ({ person: 'payments' as const })),
  currentSubscription: 'reads',
  listPayments: 'reads',
  cancelSubscription: { person: 'payments' },
  resumeSubscription: { person: 'payments' },
  refreshSubscription: { person: 'payments' },
  quoteSwitch: { person: 'payments' },
  switchPlan: { person: 'payments' },
  openPortal: { person: 'payments' },

  guideQuestions: 'reads',
  readQuestion: { network: 'reading' },
  startDialogue: { person: 'turns' },
  sendMessage: { person: 'turns' },
  finishDialogue: { person: 'turns' },
  saveUnderstanding: { person: 'edits' },
  rewritePart: { person: 'turns' },
  goBack: { person: 'edits' },
  resumeStream: 'reads',
  listSessions: 'reads',
  getSession: 'reads',
  deleteSession: { person: 'edits' },
  getReceipt: 'reads',

  getSecurity: 'reads',
  endDevice: { person: 'edits' },
  endOtherDevices: { person: 'edits' },
  changePassword: { person: 'passwordChange' },
  exportAccount: { person: 'exports' },
  deleteAccount: { person: 'deletion' },

  adminOverview: 'reads',
  adminPeople: { person: 'operating' },
  adminPerson: 'reads',
  adminFailedJobs: 'reads',
  adminRetryJob: { person: 'operating' },
  adminRetryQueue: { person: 'operating' },
};
