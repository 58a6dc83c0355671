/**
 * The summary that ends a dialogue. Guides, storage, pages and exports use `Summary`; the API uses `FrontendDisplay`,
 * which packs several lines into one string. Only this file knows that format.
 */
import type { Evidence, FrontendDisplay, NextStep } from './contract/shapes.ts';
import { type Fields, isFields, itemText, readText, toFields, toText } from './lenient.ts';

export interface Summary {
  question: string;
  /** The first is the core insight. */
  insights: string[];
  reasons: string[];
  steps: string[];
  /** A phrase about how the user feels. */
  mood: string;
  /** A few words about the user's way of deciding. */
  label: string;
  suggestions: string[];
  /** Questions that stayed open because the user ended the dialogue early. */
  stillOpen: string[];
  /** The user's own step, the first one of the path. */
  nextStep?: NextStep | undefined;
  /** For the share card: does not say what the question was about. */
  shareLine?: string | undefined;
  /** Quotes of the user's words that support the insights and reasons. */
  evidence?: Evidence[] | undefined;
}

/** The place of a line that needs evidence: a part of the summary, and the position in it from 0. */
export type LineRef = Pick<Evidence, 'part' | 'index'>;

/** All texts of the summary except the question, for the search of the library. */
export function summaryLines(summary: Summary): string[] {
  const { insights, reasons, steps, label, suggestions, stillOpen, mood } = summary;
  return [...insights, ...reasons, ...steps, label, ...suggestions, ...stillOpen, mood];
}

const withBullets = (lines: readonly string[]) => lines.map((line) => `• ${line}`).join('\n');

export function packSummary(summary: Summary): FrontendDisplay {
  const { question, insights, reasons, steps, mood, label, suggestions, stillOpen, evidence } = summary;
  const { nextStep, shareLine } = summary;
  return {
    problemReview: { originalQuestion: question },
    instantInsight: { coreAnswer: withBullets(insights), moodPhrase: mood },
    deepAnalysis: { frameworkAnalysis: steps.join('\n') },
    dialogueReview: { keyDiscoveries: reasons },
    personalizedInsight: {
      personalLabel: label,
      decisionStyleAnalysis: suggestions.length > 1 ? withBullets(suggestions) : (suggestions[0] ?? ''),
    },
    ...(evidence && { evidence }),
    ...(stillOpen.length > 0 && { stillOpen }),
    ...(nextStep && { nextStep }),
    ...(shareLine && { shareLine }),
  };
}

const trimmed = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');

/** Bullets after • or ·; a text without them is split at its lines. */
function parseBullets(value: unknown): string[] {
  const text = Array.isArray(value) ? value.map(itemText).join('•') : toText(value);
  return trimmed(text.split(/[·•]/.test(text) ? /[·•]/ : /\r?\n/));
}

function parseLines(value: unknown): string[] {
  return trimmed(Array.isArray(value) ? value.map(itemText) : toText(value).split(/\r?\n|[·•]/));
}

/** Removes numbers and bullets: the page numbers the steps. */
function parseSteps(value: unknown): string[] {
  return trimmed(parseLines(value).map((line) => line.replace(/^(?:\(?\d{1,2}[.):、](?!\d)|[-*•·])\s*/, '')));
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

function isEvidence(value: unknown): value is Evidence {
  if (!isFields(value)) return false;
  const { part, index, round, quote } = value;
  const isPart = part === 'insight' || part === 'reason';
  return isPart && isCount(index) && isCount(round) && typeof quote === 'string' && quote.trim() !== '';
}

/** Leaves out malformed evidence. */
function parseEvidence(value: unknown): Evidence[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter(isEvidence).map(({ part, index, round, quote, from }) => ({
    part,
    index,
    round,
    quote,
    ...(from === 'understanding' && { from }),
  }));
}

/** A step without a text is none. */
function parseNextStep(value: unknown): NextStep | undefined {
  const step = toFields(value);
  return step && readText(step, 'text') ? { ...(step as unknown as NextStep) } : undefined;
}

/** Parses the API's format leniently: missing parts become empty. Undefined when there is no summary. */
export function parseSummary(value: unknown): Summary | undefined {
  const fields = toFields(value);
  return fields && unpack(fields);
}

export const unpackSummary = (display: FrontendDisplay): Summary => unpack({ ...display });

function unpack(fields: Fields): Summary {
  const part = (name: string): Fields => toFields(fields[name]) ?? {};
  const insight = part('instantInsight');
  const personal = part('personalizedInsight');
  const evidence = parseEvidence(fields.evidence);
  const nextStep = parseNextStep(fields.nextStep);
  const shareLine = readText(fields, 'shareLine');
  return {
    question: readText(part('problemReview'), 'originalQuestion'),
    insights: parseBullets(insight.coreAnswer),
    reasons: parseLines(part('dialogueReview').keyDiscoveries),
    steps: parseSteps(part('deepAnalysis').frameworkAnalysis),
    mood: readText(insight, 'moodPhrase'),
    label: readText(personal, 'personalLabel'),
    suggestions: parseBullets(personal.decisionStyleAnalysis),
    stillOpen: parseLines(fields.stillOpen),
    ...(nextStep && { nextStep }),
    ...(shareLine && { shareLine }),
    ...(evidence && { evidence }),
  };
}

/** The lines of a part of the summary. */
export function getLines(summary: Summary, part: Evidence['part']): string[] {
  return part === 'insight' ? summary.insights : summary.reasons;
}

export function evidenceFor(summary: Summary, { part, index }: LineRef): Evidence[] {
  return (summary.evidence ?? []).filter((one) => one.part === part && one.index === index);
}

/** The same summary with one line and its evidence replaced. */
export function replaceLine(
  summary: Summary,
  { part, index }: LineRef,
  line: { text: string; evidence: readonly Evidence[] },
): Summary {
  const lines = getLines(summary, part).map((text, at) => (at === index ? line.text : text));
  const others = (summary.evidence ?? []).filter((one) => one.part !== part || one.index !== index);
  const evidence = [...others, ...line.evidence.map((one) => ({ ...one, part, index }))];
  return { ...summary, [part === 'insight' ? 'insights' : 'reasons']: lines, evidence };
}

/** What a line quotes at its end, without the dots of a quote that is cut: 'You picked “Rest”.' */
export function quoteAtEnd(line: string): string | undefined {
  return /[“「]([^“”「」]+?)(?:\.\.\.|…+)?[”」][.。]?$/.exec(line)?.[1];
}
