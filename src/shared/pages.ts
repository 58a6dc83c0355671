/** The declared routes of spec section 2. Titles are keys of the message catalogue, empty where spec has none. */
export const pages = {
  home: '/',
  confirm: '/confirm',
  streamChat: '/stream-chat',
  /** Undeclared in the spec but used by its login code; replaces itself with `streamChat`. */
  streamChatPage: '/stream-chat-page',
  second: '/second',
  buffer: '/buffer',
  third: '/third',
  pay: '/pay',
  paymentSuccess: '/payment-success',
  subscriptionCancel: '/subscription-cancel',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  logos: '/logos',
  weatherLogos: '/weather-logos',
  /** Not in the spec: a person's past reflections. */
  library: '/library',
  /** Not in the spec: for whoever runs the service. */
  admin: '/admin',
  accessDenied: '/403',
} as const;

/** Value of `manage` in the query of the pay page: what somebody comes for who has bought already, e.g. from a mail. */
export type ManageView = 'plan' | 'payments';

export type PageName = keyof typeof pages;

/** A path with its query; undefined values are left out. */
export function pageUrl(page: PageName, query: Record<string, string | undefined> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, value);
  const text = search.toString();
  return text ? `${pages[page]}?${text}` : pages[page];
}

/** The path when it stays on this site, else undefined: `//host`, `/\host` and schemes are refused. */
export function sameOriginPath(target: string | null | undefined): string | undefined {
  if (!target || !/^\/(?![/\\])/.test(target) || /[\u0000-\u001f\\]/.test(target)) return undefined;
  return target;
}
