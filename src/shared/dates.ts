/** Days as mails and pages write them alike: about money in UTC, as the providers reckon. */

const formats = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  zh: new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** `November 20, 2026` or `2026年11月20日`. */
export function longDate(at: Date, locale: 'en' | 'zh'): string {
  return formats[locale].format(at);
}
