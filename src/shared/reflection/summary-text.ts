/** A summary as text, for sharing and export. Empty parts are left out. */
import type { Summary } from '../summary.ts';

/** For sharing without the question: removes it, also where other parts repeat it. */
export function withoutQuestion(summary: Summary): Summary {
  const { question } = summary;
  if (!question) return summary;
  const hide = (text: string) => text.replaceAll(question, '…');
  return {
    question: '',
    insights: summary.insights.map(hide),
    reasons: summary.reasons.map(hide),
    steps: summary.steps.map(hide),
    mood: hide(summary.mood),
    label: hide(summary.label),
    suggestions: summary.suggestions.map(hide),
    stillOpen: summary.stillOpen.map(hide),
  };
}

export interface Headings {
  coreInsight: string;
  originalQuestion: string;
  coreReasons: string;
  implementationPath: string;
  actionSuggestions: string;
  staysOpen: string;
}

/** Every part that has text, in the order of the results page; the mood has no heading. */
export function summaryParts(summary: Summary, headings: Headings): [heading: string, lines: string[]][] {
  const { question, insights, reasons, steps, mood, label, suggestions, stillOpen } = summary;
  const parts: [string, string[]][] = [
    [headings.originalQuestion, [question]],
    [headings.coreInsight, insights],
    [headings.coreReasons, reasons],
    [headings.implementationPath, steps.map((step, index) => `${index + 1}. ${step}`)],
    [headings.actionSuggestions, [label, ...suggestions]],
    [headings.staysOpen, stillOpen],
    ['', [mood]],
  ];
  return parts
    .map(([heading, lines]): [string, string[]] => [heading, lines.filter((line) => line !== '')])
    .filter(([, lines]) => lines.length > 0);
}

/** Reads the parts of a written summary back. `linesOf`: the lines below a heading, without their numbers. */
export function summaryFromParts(
  headings: Headings,
  linesOf: (heading: string) => string[],
  { question, mood, hasLabel }: { question: string; mood: string; hasLabel: boolean },
): Summary {
  const suggestions = linesOf(headings.actionSuggestions);
  return {
    question,
    insights: linesOf(headings.coreInsight),
    reasons: linesOf(headings.coreReasons),
    steps: linesOf(headings.implementationPath),
    mood,
    label: (hasLabel && suggestions.shift()) || '',
    suggestions,
    stillOpen: linesOf(headings.staysOpen),
  };
}

/** Plain text, for copying. */
export function summaryText(summary: Summary, headings: Headings): string {
  return summaryParts(summary, headings)
    .map(([heading, lines]) => [heading, ...lines].filter((line) => line !== '').join('\n'))
    .join('\n\n');
}
