/** The supported languages. To add one, see CONTRIBUTING.md. */
export const locales = ['en', 'zh'] as const;
export type Locale = (typeof locales)[number];

/** For readers whose language is not supported. Its texts are bundled with each page. */
export const defaultLocale = 'en';

interface LocaleFacts {
  /** In the language itself, for the choice in the settings. */
  name: string;
  /** BCP 47, for `lang` attributes. */
  lang: string;
  /** BCP 47 with a region, for dates, numbers, PayPal and Google. */
  region: string;
  /** The quick exit replaces the app with this page, which looks ordinary. */
  everydayPage: string;
}

export const localeFacts: Record<Locale, LocaleFacts> = {
  en: {
    name: 'English',
    lang: 'en',
    region: 'en-US',
    everydayPage: 'https://www.bbc.com/weather',
  },
  zh: {
    name: '简体中文',
    lang: 'zh-Hans',
    region: 'zh-CN',
    everydayPage: 'https://www.weather.com.cn/',
  },
};

/** The locale for the first language in `navigator.language` or an Accept-Language header. */
export function matchLocale(languages: string): Locale {
  const first = /[a-z]+/i.exec(languages)?.[0].toLowerCase();
  return locales.find((locale) => locale === first) ?? defaultLocale;
}

/** The languages that the guide writes. */
export type GuideLocale = Extract<Locale, 'en' | 'zh'>;

/** The language in which the guide answers a question: Chinese if it has a Chinese character, otherwise English. */
export function guideLocale(question: string): GuideLocale {
  return /\p{Script=Han}/u.test(question) ? 'zh' : 'en';
}
