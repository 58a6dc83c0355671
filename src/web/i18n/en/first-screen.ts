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
    admin: 'Operations',
    accessDenied: 'Access denied',
  } satisfies Record<Exclude<PageName, 'streamChatPage'>, string>,
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

export interface Topic {
  title: string;
  /** Until the day's questions have come. */
  question: string;
}

export type Topics = readonly [Topic, Topic, Topic, Topic];

export const homeTexts = catalogue('home', {
  title: 'Hey there',
  subtitle: "What's on Your Mind?",
  placeholder: 'e.g. I feel stuck between two jobs...',
  start: 'Start Your Clarity Journey',
  popular: 'Popular Topics',
  updated: 'Updated Daily',
  topics: [
    { title: 'Career Decisions', question: 'Stay, leave, or change how I work?' },
    { title: 'Relationship Clarity', question: 'What do I need from the people close to me?' },
    { title: 'Express Yourself', question: 'How do I say the thing I keep putting off?' },
    { title: 'Confidence Boost', question: 'Why do I doubt what I already know?' },
  ] as Topics,
  questionsFailed: 'Loading questions failed, please try again later!',
  privacy: 'Private to you. Other people never see what you write.',
  privacyBuiltIn: 'Private to you. The guide runs on this server, and nothing you write leaves it.',
  privacyModel: (guide: string) =>
    `Private to you. What you write goes to ${guide}, which writes the questions, and to no one else.`,
  promise: 'What you write here stays between you and the guide. No one is watching, and nothing is scored.',
  promiseBy: 'Our privacy promise',
  notTherapy: (product: string) =>
    `${product} is software. It isn't therapy or medical advice, and it isn't for emergencies. For adults 18 and over.`,
});
