import { pages } from '#shared/pages.ts';
import { commonTexts } from './i18n/en/first-screen.ts';

/** What search engines and link previews show for a page. In English, like the page that the server sends. */
export interface PageHead {
  /** Followed by ' | {product}'. */
  title: string;
  /** Only for a page that anybody may find; the others ask not to be listed. */
  description?: string;
  /** What the router loads for it; the first script holds the landing page. */
  modules: string[];
  /** The page's own text is part of the document, before any script runs. */
  prerendered?: true;
}

const landing =
  'Write down the question that keeps going around in your head, answer a few in return, and see what becomes clear.';
const session = 'src/web/features/auth/session.ts';
const signInReturn = 'src/web/features/auth/take-sign-in-return.ts';
const modulesOf = (name: string) => [session, `src/web/pages/${name}.tsx`];

/** One entry a path of `pages`; `/404` stands for every path that is none. */
export function pageHeads(): Record<string, PageHead> {
  const { titles, notFoundTitle } = commonTexts();
  return {
    [pages.home]: { title: titles.home, description: landing, modules: [] },
    [pages.confirm]: { title: titles.confirm, modules: modulesOf('confirm/confirm') },
    [pages.streamChat]: { title: titles.streamChat, modules: modulesOf('thinking') },
    [pages.streamChatPage]: { title: '', modules: modulesOf('thinking') },
    [pages.second]: { title: titles.second, modules: modulesOf('question/question') },
    [pages.buffer]: { title: titles.buffer, modules: modulesOf('thinking') },
    [pages.third]: { title: titles.third, modules: modulesOf('summary/summary') },
    [pages.pay]: {
      title: titles.pay,
      description: 'What a subscription costs by month or by year, and how to pay, change or cancel it.',
      modules: modulesOf('pay'),
      prerendered: true,
    },
    [pages.paymentSuccess]: { title: titles.paymentSuccess, modules: modulesOf('checkout-result') },
    [pages.subscriptionCancel]: { title: titles.subscriptionCancel, modules: modulesOf('checkout-result') },
    [pages.login]: {
      title: titles.login,
      description: 'Sign in to pick up where you left off and reread your past reflections.',
      modules: [signInReturn, ...modulesOf('account/login')],
      prerendered: true,
    },
    [pages.register]: {
      title: titles.register,
      description: 'Create an account with email, Google or Apple to keep your reflections.',
      modules: modulesOf('account/register'),
      prerendered: true,
    },
    [pages.forgotPassword]: {
      title: titles.forgotPassword,
      description: 'Set a new password with a code sent by email.',
      modules: modulesOf('account/forgot-password'),
      prerendered: true,
    },
    [pages.logos]: {
      title: titles.logos,
      description: 'The wreath of five leaves by day and by night, in every size and theme.',
      modules: modulesOf('logos/logos'),
    },
    [pages.weatherLogos]: {
      title: titles.weatherLogos,
      description: 'The wreath of five leaves as it looks in each weather, by day and by night.',
      modules: modulesOf('logos/weather-logos'),
    },
    [pages.library]: { title: titles.library, modules: modulesOf('library/library') },
    [pages.admin]: { title: titles.admin, modules: modulesOf('admin') },
    [pages.accessDenied]: { title: titles.accessDenied, modules: modulesOf('error-pages') },
    '/404': { title: notFoundTitle, modules: modulesOf('error-pages') },
  };
}
