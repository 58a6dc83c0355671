/** The texts of the export of an account around the person's own texts. */

export const profile = {
  title: (product: string) => `What is stored about you, ${product}`,
  more: 'The file for programs (JSON) holds, beside all of this, what went where and the answers as they were sent.',
  account: 'Account',
  name: 'Name',
  email: 'Email',
  since: 'Since',
  password: 'Password',
  set: 'set (only a check value is stored, which nobody can read it from)',
  unset: 'none',
  identities: 'Sign-in with others',
  signIns: 'Sign-ins',
  signIn: (begun: string, used: string, device: string) =>
    `${device ? `${device}, ` : ''}begun ${begun}, last used ${used}`,
  subscriptions: 'Subscriptions',
  subscription: (plan: string, state: string) => `${plan}, ${state}`,
  freeReflection: 'Free first reflection',
  orders: 'Orders',
  payments: 'Payments',
  none: 'None.',
  written: 'Written',
};

export const reflection = {
  also: 'Also stored with it',
  about: 'What it is about',
  understood: { wants: 'You want', fears: 'You fear', limits: 'What limits you', unknown: 'Still unknown' },
  before: (round: number) => `What the guide wrote before question ${round}`,
  beforeResults: 'What the guide wrote before the results',
  unreadable: "This reflection can't be read any more: the key that it was encrypted with is lost.",
};
