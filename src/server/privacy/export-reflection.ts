/**
 * One reflection (a stored dialogue with its results) in the export of an account: the file that the library saves, plus
 * everything else stored about it.
 */
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import type { AiResponse, Understanding } from '#shared/contract/shapes.ts';
import type { Locale } from '#shared/locales.ts';
import { escapeMarkdown, reflectionData, reflectionMarkdown } from '#shared/reflection/reflection-export.ts';
import { getExportWords } from '#shared/texts/shared-texts.ts';
import { exportTexts } from './texts/export-texts.ts';

type WholeReflection = ResponseBody<'getSession'>;

/** A reflection whose key is lost: only its entry in the list is left. */
export type UnreadableReflection = ResponseBody<'listSessions'>['sessions'][number];

export interface StoredReflection {
  reflection: WholeReflection;
  receipt: ResponseBody<'getReceipt'>;
  /** All answers as they were sent, oldest first, including those that were undone by going back. */
  sent: AiResponse[];
}

const listItem = (title: string, texts: readonly (string | undefined)[]) => {
  const text = texts.filter(Boolean).join(' / ');
  return text && `- ${title}: ${escapeMarkdown(text.replace(/\s+/g, ' ').trim())}`;
};

/** Everything else that is stored as text, one line each. `reading`: what the guide took the question to be about. */
function writeRest({ reflection, sent }: StoredReflection, locale: Locale): string[] {
  const t = exportTexts[locale].reflection;
  const { reading, understanding, history } = reflection;
  const parts = Object.keys(t.understood) as (keyof Understanding)[];
  const results = sent.findLast(({ frontendDisplay }) => frontendDisplay)?.thinking;
  return [
    listItem(t.about, [reading.a, reading.b, reading.act]),
    ...parts.map((part) =>
      listItem(
        t.understood[part],
        (understanding?.[part] ?? []).map(({ text }) => text),
      ),
    ),
    ...history.map((round) =>
      listItem(t.before(round.currentRound), [round.thinkingContent, round.supportMessage]),
    ),
    listItem(t.beforeResults, [results]),
  ].filter((text) => text !== '');
}

/** The reflection as Markdown, with headings of level 3 and below. */
export function storedMarkdown(stored: StoredReflection, locale: Locale): string {
  const rest = writeRest(stored, locale);
  const section = rest.length ? [`#### ${exportTexts[locale].reflection.also}`, rest.join('\n')] : [];
  return [reflectionMarkdown(getExportWords(locale), stored.reflection, 3), ...section].join('\n\n');
}

export function storedData({ reflection, receipt, sent }: StoredReflection) {
  return { ...reflectionData(reflection), answersAsSent: sent, receipt };
}

export function unreadableMarkdown({ createdAt }: UnreadableReflection, locale: Locale): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(createdAt));
  return `### ${getExportWords(locale).fileHeading(date)}\n\n${exportTexts[locale].reflection.unreadable}`;
}

export function unreadableData({ sessionId, status, createdAt, updatedAt }: UnreadableReflection) {
  return { id: sessionId, status, createdAt, updatedAt, unreadable: true };
}
