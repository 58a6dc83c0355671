/** Paths of all pages; given by the product's specification. */
export const pages = {
  home: '/',
  /** Confirms the question before the dialogue starts. */
  confirm: '/confirm',
  /** Waiting for the first question of the guide. */
  streamChat: '/stream-chat',
  /** Old address; redirects to `streamChat`. */
  streamChatPage: '/stream-chat-page',
  /** A question of the guide. */
  second: '/second',
  /** Waiting for the next question or the results. */
  buffer: '/buffer',
  /** The results. */
  third: '/third',
  pay: '/pay',
  paymentSuccess: '/payment-success',
  subscriptionCancel: '/subscription-cancel',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  /** All variants of the logo. */
  logos: '/logos',
  /** The logo for the current weather. */
  weatherLogos: '/weather-logos',
  /** Past reflections. */
  library: '/library',
  /** Looking back at the dialogue whose id is in `?session=`. */
  checkIn: '/check-in',
  /** Stops all reminders, from the link in an email; `?token=` says whose. */
  stopReminders: '/reminders',
  /** Opens the provider's page that fixes a payment, from the link in an email; `?token=` says whose. */
  fixPayment: '/fix-payment',
  /** A finished reflection, as an example. */
  sample: '/sample',
  terms: '/terms',
  privacy: '/privacy',
  refunds: '/refunds',
  contact: '/contact',
  /** For administrators. */
  admin: '/admin',
  accessDenied: '/403',
} as const;

/** Values of `manage` in the query of the pay page: why a subscriber opens it, e.g. from a link in a mail. */
export type ManageView = 'plan' | 'payments' | 'cancel';

export type PageName = keyof typeof pages;

/** A path with its query; undefined values are left out. */
export function pageUrl(page: PageName, query: Record<string, string | undefined> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, value);
  const text = search.toString();
  return text ? `${pages[page]}?${text}` : pages[page];
}

/** The path if it leads to this site, else undefined: `//host`, `/\host` and schemes are refused. */
export function sameOriginPath(target: string | null | undefined): string | undefined {
  if (!target || !/^\/(?![/\\])/.test(target) || /[\u0000-\u001f\\]/.test(target)) return undefined;
  return target;
}
