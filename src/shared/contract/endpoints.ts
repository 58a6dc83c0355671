/**
 * Every call of the API: what the server mounts, the browser calls and OpenAPI lists. Only data, so that the
 * browser loads no schema library for it; the shapes stand under the same names in contract.ts.
 */
import { byStartEndpoint } from '../payment-providers.ts';

export type Access = 'public' | 'user' | 'subscriber' | 'admin';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Who may call it: anybody, a signed-in person, one with an active subscription, or one who runs the service. */
  readonly access: Access;
  /** The client sends an `Idempotency-Key`; a repeat gives the first answer again. */
  readonly idempotent?: true;
}

export const endpoints = {
  getConfig: {
    method: 'GET',
    path: '/api/config',
    access: 'public',
  },
  getLocation: {
    method: 'GET',
    path: '/api/location',
    access: 'public',
  },
  getWeather: {
    method: 'GET',
    path: '/api/weather',
    access: 'public',
  },
  reportPerformance: {
    method: 'POST',
    path: '/api/performance',
    access: 'public',
  },

  sendVerificationCode: {
    method: 'POST',
    path: '/api/auth/send-verification-code',
    access: 'public',
  },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
  },
  refresh: {
    method: 'POST',
    path: '/api/auth/refresh',
    access: 'public',
  },
  googleNonce: {
    method: 'GET',
    path: '/api/auth/google/nonce',
    access: 'public',
  },
  signInWithGoogle: {
    method: 'POST',
    path: '/api/auth/google',
    access: 'public',
  },
  startAppleSignIn: {
    method: 'GET',
    path: '/api/auth/apple/start',
    access: 'public',
  },
  signInWithApple: {
    method: 'POST',
    path: '/api/auth/apple',
    access: 'public',
  },
  logout: { method: 'POST', path: '/api/auth/logout', access: 'user' },
  sendResetCode: {
    method: 'POST',
    path: '/api/auth/send-reset-code',
    access: 'public',
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
  },

  activeSubscription: {
    method: 'GET',
    path: '/api/subscriptions/user/current/active',
    access: 'user',
  },
  createOrder: {
    method: 'POST',
    path: '/api/orders/create',
    access: 'user',
    idempotent: true,
  },
  confirmOrder: {
    method: 'POST',
    path: '/api/orders/:orderId/confirm',
    access: 'user',
  },
  ...byStartEndpoint((provider) => ({
    method: 'POST' as const,
    path: `/api/payments/${provider}/subscription` as const,
    access: 'user' as const,
    idempotent: true as const,
  })),
  currentSubscription: {
    method: 'GET',
    path: '/api/subscriptions/user/current',
    access: 'user',
  },
  listPayments: {
    method: 'GET',
    path: '/api/payments/subscription/:subscriptionId/payments',
    access: 'user',
  },
  cancelSubscription: {
    method: 'POST',
    path: '/api/payments/:provider/subscription/:providerSubscriptionId/cancel',
    access: 'user',
    idempotent: true,
  },
  resumeSubscription: {
    method: 'POST',
    path: '/api/payments/:provider/subscription/:providerSubscriptionId/resume',
    access: 'user',
    idempotent: true,
  },
  refreshSubscription: {
    method: 'POST',
    path: '/api/payments/:provider/subscription/:providerSubscriptionId/refresh',
    access: 'user',
  },
  quoteSwitch: {
    method: 'GET',
    path: '/api/payments/:provider/subscription/:providerSubscriptionId/switch',
    access: 'user',
  },
  switchPlan: {
    method: 'POST',
    path: '/api/payments/:provider/subscription/:providerSubscriptionId/switch',
    access: 'user',
    idempotent: true,
  },
  openPortal: {
    method: 'POST',
    path: '/api/payments/:provider/subscription/:providerSubscriptionId/portal',
    access: 'user',
    idempotent: true,
  },

  guideQuestions: {
    method: 'GET',
    path: '/api/chat/guide-questions',
    access: 'public',
  },
  readQuestion: {
    method: 'POST',
    path: '/api/chat/reading',
    access: 'public',
  },
  startDialogue: {
    method: 'POST',
    path: '/api/chat/start',
    access: 'subscriber',
    idempotent: true,
  },
  sendMessage: {
    method: 'POST',
    path: '/api/chat/message',
    access: 'subscriber',
    idempotent: true,
  },
  finishDialogue: {
    method: 'POST',
    path: '/api/chat/finish',
    access: 'subscriber',
    idempotent: true,
  },
  saveUnderstanding: {
    method: 'POST',
    path: '/api/chat/understanding',
    access: 'subscriber',
  },
  rewritePart: {
    method: 'POST',
    path: '/api/chat/rewrite',
    access: 'subscriber',
    idempotent: true,
  },
  goBack: {
    method: 'POST',
    path: '/api/chat/back',
    access: 'subscriber',
  },
  resumeStream: {
    method: 'GET',
    path: '/api/chat/stream/:sessionId',
    access: 'subscriber',
  },
  listSessions: {
    method: 'GET',
    path: '/api/chat/sessions',
    access: 'user',
  },
  getSession: {
    method: 'GET',
    path: '/api/chat/sessions/:sessionId',
    access: 'user',
  },
  deleteSession: {
    method: 'DELETE',
    path: '/api/chat/sessions/:sessionId',
    access: 'user',
  },
  getReceipt: {
    method: 'GET',
    path: '/api/chat/sessions/:sessionId/receipt',
    access: 'user',
  },

  getSecurity: {
    method: 'GET',
    path: '/api/account/security',
    access: 'user',
  },
  endDevice: {
    method: 'DELETE',
    path: '/api/account/devices/:deviceId',
    access: 'user',
  },
  endOtherDevices: {
    method: 'POST',
    path: '/api/account/devices/end-others',
    access: 'user',
  },
  changePassword: {
    method: 'POST',
    path: '/api/account/password',
    access: 'user',
  },
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    access: 'user',
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    access: 'user',
  },

  adminOverview: {
    method: 'GET',
    path: '/api/admin/overview',
    access: 'admin',
  },
  /** A POST, because the address that is searched for is private. */
  adminPeople: {
    method: 'POST',
    path: '/api/admin/people',
    access: 'admin',
  },
  adminPerson: {
    method: 'GET',
    path: '/api/admin/people/:userId',
    access: 'admin',
  },
  adminFailedJobs: {
    method: 'GET',
    path: '/api/admin/jobs/failed',
    access: 'admin',
  },
  adminRetryJob: {
    method: 'POST',
    path: '/api/admin/jobs/:jobId/retry',
    access: 'admin',
  },
  adminRetryQueue: {
    method: 'POST',
    path: '/api/admin/queues/:queue/retry',
    access: 'admin',
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
