/** One reflection as the export of an account holds it: the library's files, and what else is stored of it. */
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import type { AiResponse, Understanding } from '#shared/contract/shapes.ts';
import type { Locale } from '#shared/locales.ts';
import { escapeMarkdown, reflectionData, reflectionMarkdown } from '#shared/reflection-export.ts';
import { exportWords, headings } from '#shared/reflection-words.ts';

type WholeReflection = ResponseBody<'getSession'>;

/** As it is listed; its key is lost. */
export type UnreadableReflection = ResponseBody<'listSessions'>['sessions'][number];

export interface StoredReflection {
  reflection: WholeReflection;
  receipt: ResponseBody<'getReceipt'>;
  /** The answers of its turns as they were sent, also of those that were taken back; oldest first. */
  sent: AiResponse[];
}

const words = {
  en: {
    also: 'Also stored with it',
    about: 'What it is about',
    understood: { wants: 'You want', fears: 'You fear', limits: 'What limits you', unknown: 'Still unknown' },
    before: (round: number) => `What the guide wrote before question ${round}`,
    beforeResults: 'What the guide wrote before the results',
    unreadable: "This reflection can't be read any more: the key that it was encrypted with is lost.",
  },
  zh: {
    also: '与它一同存储的内容',
    about: '问题所谈的内容',
    understood: { wants: '你想要的', fears: '你担心的', limits: '限制你的', unknown: '还不清楚的' },
    before: (round: number) => `引导在第 ${round} 个问题之前写的话`,
    beforeResults: '引导在结果之前写的话',
    unreadable: '这次回顾已无法读取：用来加密它的密钥已经丢失。',
  },
};

const line = (title: string, texts: readonly (string | undefined)[]) => {
  const text = texts.filter(Boolean).join(' / ');
  return text && `- ${title}: ${escapeMarkdown(text.replace(/\s+/g, ' ').trim())}`;
};

/** Everything else that people can read, a line each. */
function restOf({ reflection, sent }: StoredReflection, locale: Locale): string[] {
  const t = words[locale];
  const { reading, understanding, history } = reflection;
  const parts = Object.keys(t.understood) as (keyof Understanding)[];
  const results = sent.findLast(({ frontendDisplay }) => frontendDisplay)?.thinking;
  return [
    line(t.about, [reading.a, reading.b, reading.act]),
    ...parts.map((part) =>
      line(
        t.understood[part],
        (understanding?.[part] ?? []).map(({ text }) => text),
      ),
    ),
    ...history.map((round) =>
      line(t.before(round.currentRound), [round.thinkingContent, round.supportMessage]),
    ),
    line(t.beforeResults, [results]),
  ].filter((text) => text !== '');
}

/** Stands below a heading of level 2. */
export function storedMarkdown(stored: StoredReflection, locale: Locale): string {
  const texts = { ...exportWords[locale], headings: headings[locale], locale };
  const rest = restOf(stored, locale);
  const also = rest.length ? [`#### ${words[locale].also}`, rest.join('\n')] : [];
  return [reflectionMarkdown(texts, stored.reflection, 3), ...also].join('\n\n');
}

export function storedData({ reflection, receipt, sent }: StoredReflection) {
  return { ...reflectionData(reflection), answersAsSent: sent, receipt };
}

export function unreadableMarkdown({ createdAt }: UnreadableReflection, locale: Locale): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(createdAt));
  return `### ${exportWords[locale].fileHeading(date)}\n\n${words[locale].unreadable}`;
}

export function unreadableData({ sessionId, status, createdAt, updatedAt }: UnreadableReflection) {
  return { id: sessionId, status, createdAt, updatedAt, unreadable: true };
}
