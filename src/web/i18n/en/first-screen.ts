import type { PageName } from '#shared/pages.ts';
import { catalogue } from '../catalogue.ts';

export const commonTexts = catalogue('common', {
  /** Until the server has told its PRODUCT_NAME. */
  product: 'Clearing',
  titles: {
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
    checkIn: 'Then and now',
    reminders: 'Reminders',
    fixPayment: 'Your payment',
    sample: 'A finished reflection',
    terms: 'Terms',
    privacy: 'Privacy',
    refunds: 'Refunds',
    contact: 'Contact',
    admin: 'Operations',
    accessDenied: 'Access denied',
  } satisfies Record<Exclude<PageName, 'streamChatPage'>, string>,
  notFoundTitle: 'Page not found',
  homeLink: (product: string) => `${product}, home`,
  home: 'Home',
  settings: 'Settings',
  signIn: 'Sign in',
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
  notTherapy: (product: string) =>
    `${product} is software. It isn't therapy or medical advice, and it isn't for emergencies. For adults 18 and over.`,
});
