/** What of a reflection goes into the picture and into the text: the person chooses part by part. */
import { type Sections, withoutQuestion } from '#shared/reflection.ts';
import { holdsOwnWords } from './own-words.ts';

export const shareParts = [
  'insight',
  'behind',
  'question',
  'reasons',
  'steps',
  'suggestions',
  'stillOpen',
  'mood',
] as const;
export type SharePart = (typeof shareParts)[number];

export interface Choice {
  part: SharePart;
  /** It repeats what the person wrote. */
  own: boolean;
}

function linesOf(sections: Sections): Record<SharePart, readonly string[]> {
  const { question, insights, reasons, steps, label, suggestions, stillOpen, mood } = sections;
  return {
    insight: insights.slice(0, 1),
    behind: insights.slice(1),
    question: question ? [question] : [],
    reasons,
    steps,
    suggestions: label ? [label, ...suggestions] : suggestions,
    stillOpen,
    mood: mood ? [mood] : [],
  };
}

/** The parts that have text. `written` is what the person wrote: the question and their own answers. */
export function choicesOf(sections: Sections, written: readonly string[]): Choice[] {
  const all = linesOf(sections);
  // A part that has the whole question in it shows it only together with the question.
  const hidden = linesOf(withoutQuestion(sections));
  return shareParts
    .filter((part) => all[part].length > 0)
    .map((part) => ({ part, own: part === 'question' || holdsOwnWords(hidden[part], written) }));
}

const short: readonly SharePart[] = ['insight', 'reasons', 'mood'];

/**
 * Few parts make a picture that is read. What repeats the person's words waits to be switched on; only the insight
 * is there from the start, since the picture is made for it: it is the largest text of the preview, and is marked.
 */
export function firstChoice(choices: readonly Choice[]): ReadonlySet<SharePart> {
  return new Set(
    choices
      .filter(({ part, own }) => part === 'insight' || (short.includes(part) && !own))
      .map(({ part }) => part),
  );
}

/** The sections with nothing but the chosen parts; without the question, it is hidden where others quote it too. */
export function chosenSections(sections: Sections, chosen: ReadonlySet<SharePart>): Sections {
  const shown = chosen.has('question') ? sections : withoutQuestion(sections);
  const when = <T>(part: SharePart, lines: readonly T[]): T[] => (chosen.has(part) ? [...lines] : []);
  return {
    question: chosen.has('question') ? shown.question : '',
    insights: [...when('insight', shown.insights.slice(0, 1)), ...when('behind', shown.insights.slice(1))],
    reasons: when('reasons', shown.reasons),
    steps: when('steps', shown.steps),
    mood: chosen.has('mood') ? shown.mood : '',
    label: chosen.has('suggestions') ? shown.label : '',
    suggestions: when('suggestions', shown.suggestions),
    stillOpen: when('stillOpen', shown.stillOpen),
  };
}
