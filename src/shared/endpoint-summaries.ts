import type { EndpointName } from './endpoints.ts';

/** One line on each call for OpenAPI; apart from the table, so that the browser does not load it. */
export const endpointSummaries: Record<EndpointName, string> = {
  getConfig: 'What the browser needs to know',
  getLocation: 'Country and currency of the caller',
  sendVerificationCode: 'Mail a registration code',
  register: 'Create an account with a mailed code',
  login: 'Sign in with email and password',
  refresh: 'Exchange a refresh token for new tokens',
  logout: 'End this session',
  sendResetCode: 'Mail a code for a new password, if there is an account',
  resetPassword: 'Set a new password with a mailed code and end every session',
  activeSubscription: 'The active subscription, or an empty object',
  createOrder: 'Create an order, priced by the server',
  confirmOrder: 'Ask the provider whether the order is paid',
  startStripeSubscription: 'Open a Stripe checkout for an order',
  guideQuestions: 'The four topic questions of the day',
  readQuestion: 'How the guide reads a question',
  startDialogue: 'Begin a dialogue',
  sendMessage: 'Answer the current question',
  goBack: 'Go back to an earlier question',
  resumeStream: 'Go on with a dropped event stream, or replay the last turn',
  listSessions: 'Own dialogues, newest first',
  getSession: 'One own dialogue, whole',
  deleteSession: 'Delete an own dialogue',
};
