import { catalogue, currentLocale } from './catalogue.ts';

const figure = (count: number) => new Intl.NumberFormat(currentLocale()).format(count);

export const charCountTexts = catalogue({
  en: {
    left: (count: number, limit: number) => `${figure(count)} of ${figure(limit)} characters`,
    over: (more: number, limit: number) =>
      `${more === 1 ? '1 character' : `${figure(more)} characters`} too many. Nothing is lost. Shorten it to ${figure(limit)} to continue.`,
  },
  zh: {
    left: (count: number, limit: number) => `${figure(count)} / ${figure(limit)} 个字符`,
    over: (more: number, limit: number) =>
      `超出 ${figure(more)} 个字符。内容都还在，请缩短到 ${figure(limit)} 个字符以内再继续。`,
  },
});
