import type { PageName } from '#shared/pages.ts';
import { firstCatalogue } from './catalogue.ts';

/** Route titles of spec 2; the browser shows `{title} | {product}`. */
export type Titles = Record<Exclude<PageName, 'streamChatPage'>, string>;

const enTitles: Titles = {
  home: 'Home',
  confirm: 'Confirm',
  streamChat: 'StreamChatPage',
  second: 'Choice',
  buffer: 'BufferPage',
  third: 'Summarize',
  pay: 'Subscribe',
  paymentSuccess: 'Payment Successful',
  subscriptionCancel: 'Payment Cancelled',
  login: 'Login',
  register: 'Register',
  forgotPassword: 'Reset Password',
  logos: 'Logo Gallery',
  weatherLogos: 'Weather Logo',
  library: 'Your reflections',
  admin: 'Operations',
  accessDenied: 'Access denied',
};

export const commonTexts = firstCatalogue({
  /** Until the server has told its PRODUCT_NAME. */
  product: 'Clearing',
  titles: enTitles,
  notFoundTitle: 'Page not found',
  homeLink: (product: string) => `${product}, home`,
  home: 'Home',
  settings: 'Settings',
  close: 'Close',
  messages: 'Messages',
  skip: 'Skip to content',
  show: 'Show',
  hide: 'Hide',
  showPassword: (label: string) => `Show ${label.toLowerCase()}`,
  loading: 'Loading...',
  offline:
    "You're offline. What you write stays on this device until you're back online. The help lines work offline too.",
  backHome: 'Back to Home',
  brokenTitle: "Sorry, this page didn't open",
  brokenText:
    "Something went wrong on our side or along the way. What you've written is still saved in this browser.",
});
