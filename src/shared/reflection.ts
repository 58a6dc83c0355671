/** A reflection in sections and as text: for the results page, for sharing, for export. An empty part is left out. */
import type { FrontendDisplay } from './contract/shapes.ts';

export interface Sections {
  question: string;
  /** The first is the core insight itself. */
  insights: string[];
  reasons: string[];
  steps: string[];
  mood: string;
  label: string;
  suggestions: string[];
  /** What the dialogue did not come to, when it was ended early. */
  stillOpen: string[];
}

const trimmed = (parts: readonly string[]) => parts.map((part) => part.trim()).filter((part) => part !== '');

/** Spec 3: bullets split by · or •, as evidence counts them; a text without them is split at its lines. */
export function splitBullets(text: string): string[] {
  return trimmed(text.split(/[·•]/.test(text) ? /[·•]/ : /\r?\n/));
}

/** One step a line, without a number or mark of its own: the page numbers them. */
export function splitSteps(text: string): string[] {
  const lines = trimmed(text.split(/\r?\n/));
  return trimmed(lines.map((line) => line.replace(/^(?:\(?\d{1,2}[.):、](?!\d)|[-*•·])\s*/, '')));
}

export function sectionsOf(display: FrontendDisplay): Sections {
  const { problemReview, instantInsight, deepAnalysis, dialogueReview, personalizedInsight } = display;
  return {
    question: problemReview.originalQuestion.trim(),
    insights: splitBullets(instantInsight.coreAnswer),
    reasons: trimmed(dialogueReview.keyDiscoveries),
    steps: splitSteps(deepAnalysis.frameworkAnalysis),
    mood: instantInsight.moodPhrase.trim(),
    label: personalizedInsight.personalLabel.trim(),
    suggestions: splitBullets(personalizedInsight.decisionStyleAnalysis),
    stillOpen: trimmed(display.stillOpen ?? []),
  };
}

/** For sharing without the question: neither by itself nor where another part quotes it. */
export function withoutQuestion(sections: Sections): Sections {
  const { question } = sections;
  if (!question) return sections;
  const hide = (text: string) => text.replaceAll(question, '…');
  return {
    question: '',
    insights: sections.insights.map(hide),
    reasons: sections.reasons.map(hide),
    steps: sections.steps.map(hide),
    mood: hide(sections.mood),
    label: hide(sections.label),
    suggestions: sections.suggestions.map(hide),
    stillOpen: sections.stillOpen.map(hide),
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

/** Every part that has text, in the order of the results page; the quote has no heading. */
export function sectionParts(sections: Sections, headings: Headings): [heading: string, lines: string[]][] {
  const { question, insights, reasons, steps, mood, label, suggestions, stillOpen } = sections;
  const parts: [string, readonly string[]][] = [
    [headings.originalQuestion, [question]],
    [headings.coreInsight, insights],
    [headings.coreReasons, reasons],
    [headings.implementationPath, steps.map((step, index) => `${index + 1}. ${step}`)],
    [headings.actionSuggestions, [label, ...suggestions]],
    [headings.staysOpen, stillOpen],
    ['', [mood]],
  ];
  return parts
    .map(([heading, lines]): [string, string[]] => [heading, trimmed(lines)])
    .filter(([, lines]) => lines.length > 0);
}

/** The same as plain text, for copying. */
export function sectionsText(sections: Sections, headings: Headings): string {
  return sectionParts(sections, headings)
    .map(([heading, lines]) => [heading, ...lines].filter((line) => line !== '').join('\n'))
    .join('\n\n');
}
