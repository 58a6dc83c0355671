/**
 * Reads the guide's reply to a text of the user: its next question, or the summary. The contract's shape is
 * `turnAnswer` (contract/shapes.ts); other guides use other names for the same field, e.g. `q` for the question. Parsing
 * is lenient, and nothing here throws.
 */
import type { RiskKind, RoundKind, Understanding } from './contract/shapes.ts';
import { maxOptions, riskKinds, roundKinds } from './kinds.ts';
import { type Fields, isFields, itemText, parseJson, readText, toFields, toText } from './lenient.ts';
import { limits } from './limits.ts';
import { parseSummary, type Summary } from './summary.ts';

export interface Reply {
  /** Empty when the reply asks nothing. */
  question: string;
  /** How the question is shown and answered, e.g. as a choice between options. */
  kind: RoundKind;
  options: string[];
  /** What the guide says to the answer before, shown above the question. */
  supportMessage: string;
  /** The dialogue has ended. */
  end: boolean;
  sessionId?: string;
  summary?: Summary;
  /** The guide's thoughts, which the waiting screen shows. */
  thinking: string;
  /** The number of the question, from 1. */
  currentRound?: number;
  /** Which guide wrote it: `built-in`, or a model; empty if it does not say. */
  guide: string;
  /** How grave a risk the guide saw in the user's text, e.g. of self-harm; the page then shows help. */
  care?: 'low' | 'high';
  careKind?: RiskKind;
  understanding?: Understanding;
  /** Where the guide is in the dialogue; only if the server does not store it. */
  stage?: string;
  /** The original reply, for storing, and for showing when it could not be parsed. */
  rawResponse: string;
  /** False when the reply contained no object. */
  readable: boolean;
}

/** The next state of the dialogue after a reply. */
export type Outcome =
  | { kind: 'summary'; summary: Summary | undefined }
  | { kind: 'question'; question: string }
  /** It ended without a summary: the waiting screen stays, with a button that leaves it. */
  | { kind: 'stay' }
  /** The reply could not be parsed: its text is shown as the question. */
  | { kind: 'raw'; text: string };

/** A list, a list written as JSON, or a comma-separated text. Only as many as the kind of the question may have. */
export function parseOptions(value: unknown, kind: RoundKind = 'choice'): string[] {
  const listed = typeof value === 'string' && value.trim().startsWith('[') ? parseJson(value) : value;
  const items = Array.isArray(listed) ? listed : typeof value === 'string' ? value.split(/[,，]/) : [];
  return items
    .map(itemText)
    .filter((text) => text !== '')
    .slice(0, maxOptions[kind]);
}

function parseFlag(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(true|1|yes)$/i.test(value.trim()));
}

/** `own`: the user wrote or changed the line. */
type Line = Understanding['wants'][number];

function parseUnderstoodLine(value: unknown): Line | undefined {
  const text = isFields(value) ? value.text : value;
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  return {
    text: text.trim().slice(0, limits.understoodChars),
    own: isFields(value) && value.own === true,
  };
}

function parseUnderstoodLines(value: unknown): Line[] {
  if (!Array.isArray(value)) return [];
  const lines = value.map(parseUnderstoodLine).filter((line) => line !== undefined);
  return lines.slice(0, limits.understoodLines);
}

export function parseUnderstanding(value: unknown): Understanding | undefined {
  if (!isFields(value)) return undefined;
  return {
    wants: parseUnderstoodLines(value.wants),
    fears: parseUnderstoodLines(value.fears),
    limits: parseUnderstoodLines(value.limits),
    unknown: parseUnderstoodLines(value.unknown),
  };
}

/** The field that holds the text of a `data` which was no object. */
const unreadableKey = 'unreadableData';
const toUnreadable = (data: unknown): Fields => ({ [unreadableKey]: toText(data) });

/** Unwraps nested `data` (an object or JSON text) to the object that contains the reply. */
function unwrap(fields: Fields): Fields {
  let inner = fields;
  for (let depth = 0; depth < 3 && inner.data !== undefined && inner.data !== null; depth += 1) {
    const next = toFields(inner.data);
    if (!next) return { ...inner, ...toUnreadable(inner.data) };
    inner = { sessionId: inner.sessionId, ...next };
  }
  return inner;
}

function rawText(input: unknown): string {
  if (typeof input === 'string') return input;
  try {
    return JSON.stringify(input) ?? '';
  } catch {
    return ''; // Cyclic or a bigint: impossible in JSON.
  }
}

/** The reply for a text without an object: all of it is the question. */
function plainReply(text: string, rawResponse: string): Reply {
  return {
    question: text.trim(),
    kind: 'choice',
    options: [],
    supportMessage: '',
    end: false,
    thinking: '',
    guide: '',
    rawResponse,
    readable: false,
  };
}

export function toRiskKind(value: unknown): RiskKind | undefined {
  return riskKinds.find((kind) => kind === value);
}

/** A reply without a kind is a choice. */
function toRoundKind(value: unknown): RoundKind {
  return roundKinds.find((kind) => kind === value) ?? 'choice';
}

function optionalParts(fields: Fields): Partial<Reply> {
  const summary = parseSummary(fields.frontendDisplay);
  const sessionId = toText(fields.sessionId);
  const round = Number(fields.currentRound);
  const stage = toText(fields.stage);
  const careKind = toRiskKind(fields.careKind);
  const understanding = parseUnderstanding(fields.understanding);
  const care = fields.care === 'low' || fields.care === 'high' ? fields.care : undefined;
  return {
    ...(summary && { summary }),
    ...(sessionId && { sessionId }),
    ...(Number.isInteger(round) && round > 0 && { currentRound: round }),
    ...(care && { care }),
    ...(careKind && { careKind }),
    ...(understanding && { understanding }),
    ...(stage && { stage }),
  };
}

export function parseReply(input: unknown): Reply {
  const rawResponse = rawText(input);
  const outer = toFields(input);
  if (!outer) return plainReply(toText(input), rawResponse);
  const fields = unwrap(outer);
  const text = fields[unreadableKey];
  if (typeof text === 'string') return { ...plainReply(text, rawResponse), ...optionalParts(outer) };
  return {
    question: readText(fields, 'newQuestion', 'question', 'q'),
    kind: toRoundKind(fields.kind),
    options: parseOptions(fields.options, toRoundKind(fields.kind)),
    supportMessage: readText(fields, 'supportMessage', 's', 'content'),
    end: parseFlag(fields.end) || parseFlag(fields.isEnd),
    thinking: readText(fields, 'thinking', 'thinkingContent'),
    guide: readText(fields, 'guide'),
    rawResponse,
    readable: true,
    ...optionalParts(fields),
  };
}

export function getOutcome(reply: Reply): Outcome {
  if (!reply.readable) return { kind: 'raw', text: reply.question };
  if (reply.summary) return { kind: 'summary', summary: reply.summary };
  if (reply.end) return { kind: 'stay' };
  if (reply.question) return { kind: 'question', question: reply.question };
  // Nothing is asked, so the dialogue is over: the page of the results shows what there is.
  return { kind: 'summary', summary: undefined };
}
