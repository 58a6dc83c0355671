/** The parts of the results page, taken from the analysis (spec 3). A part without text is left out. */
import type { FrontendDisplay } from '#shared/shapes.ts';

export interface Sections {
  question: string;
  /** The first is the core insight itself. */
  insights: string[];
  reasons: string[];
  steps: string[];
  mood: string;
  label: string;
  suggestions: string[];
}

const trimmed = (parts: readonly string[]) => parts.map((part) => part.trim()).filter((part) => part !== '');

/** Spec 3: bullets split by · or •; a text without them is split at its lines. */
export function splitBullets(text: string): string[] {
  return trimmed(text.split(/[·•]/).flatMap((part) => part.split(/\r?\n/)));
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
  };
}

export interface Headings {
  coreInsight: string;
  originalQuestion: string;
  coreReasons: string;
  implementationPath: string;
  actionSuggestions: string;
}

/** The same as plain text, for copying. */
export function sectionsText(sections: Sections, headings: Headings): string {
  const { question, insights, reasons, steps, mood, label, suggestions } = sections;
  const parts: [string, readonly string[]][] = [
    [headings.originalQuestion, [question]],
    [headings.coreInsight, insights],
    [headings.coreReasons, reasons],
    [headings.implementationPath, steps.map((step, index) => `${index + 1}. ${step}`)],
    [headings.actionSuggestions, trimmed([label, ...suggestions])],
    ['', [mood]],
  ];
  return parts
    .map(([heading, lines]) => [heading, trimmed(lines)] as const)
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [heading, ...lines].filter((line) => line !== '').join('\n'))
    .join('\n\n');
}
