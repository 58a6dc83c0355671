/**
 * Every call of the API: what the server mounts, the browser calls and OpenAPI lists. Only data, so that the
 * browser loads no schema library for it; the shapes stand under the same names in contract.ts.
 */
export type Access = 'public' | 'user' | 'subscriber';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Who may call it: anybody, a signed-in person, or one with an active subscription. */
  readonly access: Access;
  readonly summary: string;
  /** The client sends an `Idempotency-Key`; a repeat gives the first answer again. */
  readonly idempotent?: true;
}

export const endpoints = {
  getConfig: {
    method: 'GET',
    path: '/api/config',
    access: 'public',
    summary: 'What the browser needs to know',
  },
  getLocation: {
    method: 'GET',
    path: '/api/location',
    access: 'public',
    summary: 'Country and currency of the caller',
  },

  sendVerificationCode: {
    method: 'POST',
    path: '/api/auth/send-verification-code',
    access: 'public',
    summary: 'Mail a registration code',
  },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    summary: 'Create an account with a mailed code',
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Sign in with email and password',
  },
  refresh: {
    method: 'POST',
    path: '/api/auth/refresh',
    access: 'public',
    summary: 'Exchange a refresh token for new tokens',
  },
  logout: { method: 'POST', path: '/api/auth/logout', access: 'user', summary: 'End this session' },

  activeSubscription: {
    method: 'GET',
    path: '/api/subscriptions/user/current/active',
    access: 'user',
    summary: 'The active subscription, or an empty object',
  },
  createOrder: {
    method: 'POST',
    path: '/api/orders/create',
    access: 'user',
    summary: 'Create an order, priced by the server',
    idempotent: true,
  },
  confirmOrder: {
    method: 'POST',
    path: '/api/orders/:orderId/confirm',
    access: 'user',
    summary: 'Ask the provider whether the order is paid',
  },
  startStripeSubscription: {
    method: 'POST',
    path: '/api/payments/stripe/subscription',
    access: 'user',
    summary: 'Open a Stripe checkout for an order',
    idempotent: true,
  },

  guideQuestions: {
    method: 'GET',
    path: '/api/chat/guide-questions',
    access: 'public',
    summary: 'The four topic questions of the day',
  },
  readQuestion: {
    method: 'POST',
    path: '/api/chat/reading',
    access: 'public',
    summary: 'How the guide reads a question',
  },
  startDialogue: {
    method: 'POST',
    path: '/api/chat/start',
    access: 'subscriber',
    summary: 'Begin a dialogue',
    idempotent: true,
  },
  sendMessage: {
    method: 'POST',
    path: '/api/chat/message',
    access: 'subscriber',
    summary: 'Answer the current question',
    idempotent: true,
  },
  goBack: {
    method: 'POST',
    path: '/api/chat/back',
    access: 'subscriber',
    summary: 'Go back to an earlier question',
  },
  resumeStream: {
    method: 'GET',
    path: '/api/chat/stream/:sessionId',
    access: 'subscriber',
    summary: 'Go on with a dropped event stream, or replay the last turn',
  },
  listSessions: {
    method: 'GET',
    path: '/api/chat/sessions',
    access: 'user',
    summary: 'Own dialogues, newest first',
  },
  getSession: {
    method: 'GET',
    path: '/api/chat/sessions/:sessionId',
    access: 'user',
    summary: 'One own dialogue, whole',
  },
  deleteSession: {
    method: 'DELETE',
    path: '/api/chat/sessions/:sessionId',
    access: 'user',
    summary: 'Delete an own dialogue',
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
