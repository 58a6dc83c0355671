/**
 * What of a reflection goes into the picture and into the text: the person chooses part by part. With nothing chosen
 * it is one line that is the same for everybody (`everybodysLine`).
 */
import { type Sections, withoutQuestion } from '#shared/reflection.ts';

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

/** The parts that have text. Each is made from what the person wrote, so none is on a picture unless it is chosen. */
export function choicesOf(sections: Sections): SharePart[] {
  const all = linesOf(sections);
  return shareParts.filter((part) => all[part].length > 0);
}

/** What is shared while nothing is chosen: nothing of the reflection goes into it. */
export function everybodysLine(line: string): Sections {
  return {
    question: '',
    insights: [line],
    reasons: [],
    steps: [],
    mood: '',
    label: '',
    suggestions: [],
    stillOpen: [],
  };
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
