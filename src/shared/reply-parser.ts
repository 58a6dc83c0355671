/**
 * Reads whatever a guide answered. Spec 3 names many shapes of the same reply, and a model adds its own, so
 * everything is taken leniently and nothing here throws.
 */

import type { FrontendDisplay, RiskKind, RoundKind, Understanding } from './contract/shapes.ts';
import { parseEvidence, parseUnderstanding } from './reply-claims.ts';
import { limits } from './timing.ts';

export interface Reply {
  /** Empty when the reply asks nothing. */
  question: string;
  kind: RoundKind;
  options: string[];
  supportMessage: string;
  end: boolean;
  sessionId?: string;
  frontendDisplay?: FrontendDisplay;
  thinking: string;
  currentRound?: number;
  guide: string;
  care?: 'low' | 'high';
  careKind?: RiskKind;
  understanding?: Understanding;
  /** Of a dialogue that the server does not keep. */
  stage?: string;
  /** The reply as it came, for the record (spec 3) and for showing when it could not be read. */
  rawResponse: string;
  /** False when the reply was no object in any form: spec 4's parse error. */
  readable: boolean;
}

/** Where the dialogue goes after a reply (spec 4). */
export type Outcome =
  | { kind: 'summary'; display: FrontendDisplay | undefined }
  | { kind: 'question'; question: string }
  | { kind: 'stay' }
  | { kind: 'raw'; text: string };

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An object in a text: alone, fenced as code, or with words around it. */
function fieldsInText(text: string): Fields | undefined {
  const whole = parseJson(text);
  if (isFields(whole)) return whole;
  if (typeof whole === 'string' && whole !== text) return fieldsInText(whole);
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  const inner = start >= 0 && end > start ? parseJson(text.slice(start, end + 1)) : undefined;
  return isFields(inner) ? inner : undefined;
}

function toFields(value: unknown): Fields | undefined {
  if (isFields(value)) return value;
  if (typeof value === 'string') return fieldsInText(value);
  return Array.isArray(value) ? value.find(isFields) : undefined;
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The first of the names that holds some text. */
function textOf(fields: Fields, ...names: string[]): string {
  for (const name of names) {
    const text = toText(fields[name]);
    if (text) return text;
  }
  return '';
}

function optionText(value: unknown): string {
  return isFields(value) ? textOf(value, 'text', 'label', 'content', 'option', 'value') : toText(value);
}

/** A list, a list written as JSON, or a comma-separated text; at most three are kept (spec 9). */
export function parseOptions(value: unknown): string[] {
  const listed = typeof value === 'string' && value.trim().startsWith('[') ? parseJson(value) : value;
  const items = Array.isArray(listed) ? listed : typeof value === 'string' ? value.split(/[,，]/) : [];
  return items
    .map(optionText)
    .filter((text) => text !== '')
    .slice(0, limits.optionsPerQuestion);
}

function parseFlag(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(true|1|yes)$/i.test(value.trim()));
}

function parseLines(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(optionText).filter((text) => text !== '');
  return toText(value)
    .split(/\r?\n|[·•]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function part(fields: Fields, name: string): Fields {
  return toFields(fields[name]) ?? {};
}

/** Every part of the analysis, missing ones empty; undefined when there is none at all. */
export function parseDisplay(value: unknown): FrontendDisplay | undefined {
  const fields = toFields(value);
  if (!fields) return undefined;
  const insight = part(fields, 'instantInsight');
  const personal = part(fields, 'personalizedInsight');
  const evidence = parseEvidence(fields.evidence);
  const stillOpen = parseLines(fields.stillOpen);
  return {
    problemReview: { originalQuestion: textOf(part(fields, 'problemReview'), 'originalQuestion') },
    instantInsight: {
      coreAnswer: Array.isArray(insight.coreAnswer)
        ? parseLines(insight.coreAnswer).join(' • ')
        : textOf(insight, 'coreAnswer'),
      moodPhrase: textOf(insight, 'moodPhrase'),
    },
    deepAnalysis: {
      frameworkAnalysis: parseLines(part(fields, 'deepAnalysis').frameworkAnalysis).join('\n'),
    },
    dialogueReview: { keyDiscoveries: parseLines(part(fields, 'dialogueReview').keyDiscoveries) },
    personalizedInsight: {
      personalLabel: textOf(personal, 'personalLabel'),
      decisionStyleAnalysis: textOf(personal, 'decisionStyleAnalysis'),
    },
    ...(evidence && { evidence }),
    ...(stillOpen.length > 0 && { stillOpen }),
  };
}

/** Opens `data` (JSON or text, spec 7) down to the object that holds the reply itself. */
function unwrap(fields: Fields): Fields {
  let inner = fields;
  for (let depth = 0; depth < 3 && inner.data !== undefined && inner.data !== null; depth += 1) {
    const next = toFields(inner.data);
    if (!next) return { ...inner, ...unreadable(inner.data) };
    inner = { sessionId: inner.sessionId, ...next };
  }
  return inner;
}

const unreadableKey = 'unreadableData';
const unreadable = (data: unknown): Fields => ({ [unreadableKey]: toText(data) });

function rawText(input: unknown): string {
  if (typeof input === 'string') return input;
  try {
    return JSON.stringify(input) ?? '';
  } catch {
    return ''; // Cyclic or a bigint: not something that came over a wire.
  }
}

function plain(text: string, rawResponse: string): Reply {
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

const riskKinds: Record<RiskKind, RiskKind> = {
  'self-harm': 'self-harm',
  violence: 'violence',
  abuse: 'abuse',
  medical: 'medical',
  minor: 'minor',
};

export function toRiskKind(value: unknown): RiskKind | undefined {
  return Object.values(riskKinds).find((kind) => kind === value);
}

const roundKinds: Record<RoundKind, RoundKind> = { choice: 'choice' };

/** A reply that names no kind asks for a choice. */
function toRoundKind(value: unknown): RoundKind {
  return Object.values(roundKinds).find((kind) => kind === value) ?? 'choice';
}

function optionalParts(fields: Fields): Partial<Reply> {
  const display = parseDisplay(fields.frontendDisplay);
  const sessionId = toText(fields.sessionId);
  const round = Number(fields.currentRound);
  const stage = toText(fields.stage);
  const careKind = toRiskKind(fields.careKind);
  const understanding = parseUnderstanding(fields.understanding);
  const care = fields.care === 'low' || fields.care === 'high' ? fields.care : undefined;
  return {
    ...(display && { frontendDisplay: display }),
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
  if (!outer) return plain(toText(input), rawResponse);
  const fields = unwrap(outer);
  const text = fields[unreadableKey];
  if (typeof text === 'string') return { ...plain(text, rawResponse), ...optionalParts(outer) };
  return {
    question: textOf(fields, 'newQuestion', 'question', 'q'),
    kind: toRoundKind(fields.kind),
    options: parseOptions(fields.options),
    supportMessage: textOf(fields, 'supportMessage', 's', 'content'),
    end: parseFlag(fields.end) || parseFlag(fields.isEnd),
    thinking: textOf(fields, 'thinking', 'thinkingContent'),
    guide: textOf(fields, 'guide'),
    rawResponse,
    readable: true,
    ...optionalParts(fields),
  };
}

export function outcomeOf(reply: Reply): Outcome {
  if (!reply.readable) return { kind: 'raw', text: reply.question };
  if (reply.frontendDisplay) return { kind: 'summary', display: reply.frontendDisplay };
  if (reply.end) return { kind: 'stay' };
  if (reply.question) return { kind: 'question', question: reply.question };
  return { kind: 'summary', display: undefined };
}
