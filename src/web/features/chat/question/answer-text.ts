/** Turns the state of controls into the text of an answer, in the language of the dialogue instead of the page's. */
import { type GuideLocale, guideLocale } from '#shared/locales.ts';
import type { StoredRound } from '../history.ts';

type AnsweredRound = Pick<StoredRound, 'question'>;

/** How the parts of an answer are put together in one language. `own`: what the user wrote besides. */
interface AnswerForm {
  values: (first: string, others: readonly string[]) => string;
  number: (value: string) => string;
  join: (start: string, own: string) => string;
}

const forms: Record<GuideLocale, AnswerForm> = {
  en: {
    values: (first, others) => (others.length ? `${first}. Also: ${others.join(', ')}.` : `${first}.`),
    number: (value) => `${value}.`,
    join: (start, own) => `${start} ${own}`,
  },
  zh: {
    values: (first, others) => (others.length ? `${first}。还有：${others.join('、')}。` : `${first}。`),
    number: (value) => `${value}分。`,
    join: (start, own) => `${start}${own}`,
  },
};

/** A number or a card that stands alone needs no full stop. */
const removeFullStop = (text: string) => text.replace(/[.。]$/u, '');

function appendOwnText(form: AnswerForm, start: string, own: string): string {
  const words = own.trim();
  return words ? form.join(start, words) : start;
}

/** The answer of a values round. Begins with the card that comes first: the guide looks for it there. */
export function toValuesAnswer(
  { question }: AnsweredRound,
  { first, others, own = '' }: { first: string; others: readonly string[]; own?: string },
): string {
  const form = forms[guideLocale(question)];
  const start = form.values(first, others);
  return appendOwnText(form, others.length || own.trim() ? start : removeFullStop(start), own);
}

/** The answer of a scale round. Begins with the digits: the guide reads them there. */
export function toScaleAnswer({ question }: AnsweredRound, value: string, why: string): string {
  const form = forms[guideLocale(question)];
  return why.trim() ? appendOwnText(form, form.number(value), why) : removeFullStop(form.number(value));
}
