/** The questions of an evaluation, as data; what a careful reader would take from each was written down first. */
import { readFileSync } from 'node:fs';
import type { Reading } from '../src/shared/contract/shapes.ts';
import { devQuestions } from '../tests/support/guide/dev-questions.ts';
import { devQuestionsZh } from '../tests/support/guide/zh/dev-questions.ts';

export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

export const slotNames = ['a', 'b', 'act'] as const;
export type SlotName = (typeof slotNames)[number];

export interface EvalQuestion {
  id: string;
  language: Language;
  text: string;
  frame: Reading['frame'];
  /** Each slot that the question holds, with every wording of it that is as good. */
  slots: Partial<Record<SlotName, string[]>>;
}

/**
 * Development: the parser was tuned on it. Unseen: written without looking at the parser or running it; used up as soon
 * as its misses are looked at and the parser is changed, which is why there is more than one.
 */
export const setNames = ['development', 'development-2', 'unseen', 'unseen-2', 'unseen-3'] as const;
export type SetName = (typeof setNames)[number];

type Row = { id: string; text: string; frame: Reading['frame'] } & Partial<Record<SlotName, string[]>>;

function stored(set: SetName, language: Language): EvalQuestion[] {
  const rows: Row[] = JSON.parse(
    readFileSync(new URL(`data/${set}-${language}.json`, import.meta.url), 'utf8'),
  );
  return rows.map(({ id, text, frame, ...slots }) => ({ id, language, text, frame, slots }));
}

function development(language: Language): EvalQuestion[] {
  const pairs = language === 'en' ? devQuestions : devQuestionsZh;
  return pairs.map(([text, { frame, ...slots }], at) => ({
    id: `dev-${language}${String(at + 1).padStart(2, '0')}`,
    language,
    text,
    frame,
    slots: Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, [value]])),
  }));
}

export function questionsOf(set: SetName): EvalQuestion[] {
  return languages.flatMap((language) =>
    set === 'development' ? development(language) : stored(set, language),
  );
}
