/** Turns pages into HTML when the app is built (scripts/build-pages.mjs), with the titles and descriptions that search engines show. */
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { defaultLocale, type Locale } from '#shared/locales.ts';
import { factPlaceholders } from '#shared/operator-facts.ts';
import { type PageName, pages } from '#shared/pages.ts';
import { setLocale } from './i18n/catalogue.ts';
import { commonTexts } from './i18n/en/first-screen.ts';
import { legalTexts } from './i18n/en/legal.ts';
import { sampleTexts } from './i18n/en/sample.ts';
import { loadTexts } from './lib/lazy.tsx';
import { App, loadScreen } from './router.tsx';

// The build script needs them, too.
export { defaultLocale, localeFacts } from '#shared/locales.ts';

/** Titles and descriptions of all pages. */
export async function loadPageHeads(locale: Locale) {
  await Promise.all([loadTexts('first', locale), loadTexts('documents', locale)]);
  setLocale(locale);
  return pageHeads();
}

/**
 * A page as HTML for #root, made once at build time (scripts/build-pages.mjs). The landing page is hydrated; any other
 * is a static shell until the app replaces it. `App` sets the locale.
 */
export async function render(path: string = pages.home, locale: Locale = defaultLocale): Promise<string> {
  await Promise.all([loadTexts('first', locale), loadTexts('documents', locale), loadScreen(path)]);
  const { prelude } = await prerender(
    <StrictMode>
      <App serverPath={path} prerendered locale={locale} />
    </StrictMode>,
  );
  return new Response(prelude).text();
}

/** What search engines and link previews show for a page. In English, except for `readable` pages. */
interface PageHead {
  /** Followed by ' | {product}'. */
  title: string;
  /** Only for pages that may be indexed; the others are marked as noindex. */
  description?: string;
  /** What the router loads for it. */
  modules: string[];
  /** The HTML contains the page's text before any script runs. */
  prerendered?: true;
  /** A text: the HTML is whole in every language, and works without a script. */
  readable?: true;
}

/** Loaded by every page but the landing page. */
const session = 'src/web/features/auth/session.ts';
const pageFile = (name: string) => `src/web/pages/${name}.tsx`;

/** Differs from the default: file named after the page, no description, not prerendered. */
const exceptions: { readonly [name in PageName]?: Partial<PageHead> & { file?: string } } = {
  home: {
    description:
      'Write down the question that keeps going around in your head, answer a few in return, and see what becomes clear.',
    modules: [pageFile('home/home')],
  },
  confirm: { file: 'confirm/confirm' },
  streamChat: { file: 'thinking' },
  streamChatPage: { title: '', file: 'thinking' },
  second: { file: 'question/question' },
  buffer: { file: 'thinking' },
  third: { file: 'summary/summary' },
  fixPayment: { file: 'mail-links' },
  stopReminders: { file: 'mail-links' },
  pay: {
    description: 'What a subscription costs by month or by year, and how to pay, change or cancel it.',
    prerendered: true,
  },
  paymentSuccess: { file: 'checkout-result' },
  subscriptionCancel: { file: 'checkout-result' },
  login: {
    description: 'Sign in to pick up where you left off and reread your past reflections.',
    modules: [pageFile('account/login')],
    prerendered: true,
  },
  register: {
    description: 'Create an account with email, Google or Apple to keep your reflections.',
    modules: [pageFile('account/register')],
    prerendered: true,
  },
  forgotPassword: {
    description: 'Set a new password with a code sent by email.',
    modules: [pageFile('account/forgot-password')],
    prerendered: true,
  },
  logos: {
    description: 'The wreath of five leaves by day and by night, in every size and theme.',
    file: 'logos/logos',
  },
  weatherLogos: {
    description: 'The wreath of five leaves as it looks in each weather, by day and by night.',
    file: 'logos/weather-logos',
  },
  library: { file: 'library/library' },
  checkIn: { file: 'check-in/check-in' },
  accessDenied: { file: 'error-pages' },
};

/** Pages with texts of their own part (i18n/languages.ts). */
function readablePages(): typeof exceptions {
  const legal = legalTexts();
  const read = (file: string, description: string) => ({
    description,
    file: `documents/${file}`,
    prerendered: true as const,
    readable: true as const,
  });
  return {
    sample: read('sample', sampleTexts().description),
    terms: read('legal', legal.terms(factPlaceholders).description),
    privacy: read('legal', legal.privacy(factPlaceholders).description),
    refunds: read('legal', legal.refunds(factPlaceholders).description),
    contact: read('legal', legal.contact(factPlaceholders).description),
  };
}

/** One entry per path of `pages`, and `/404` for all others. The build fails when a page's file is missing. */
function pageHeads(): Record<string, PageHead> {
  const { titles, notFoundTitle } = commonTexts();
  const special = { ...exceptions, ...readablePages() };
  const heads = Object.entries(pages).map(([name, path]): [string, PageHead] => {
    const { file = name, ...head } = special[name as PageName] ?? {};
    const title = titles[name as keyof typeof titles] ?? '';
    return [path, { title, modules: [session, pageFile(file)], ...head }];
  });
  return {
    ...Object.fromEntries(heads),
    '/404': { title: notFoundTitle, modules: [session, pageFile('error-pages')] },
  };
}
