/** Parses the model's output leniently: repairs broken JSON, and converts wrong types where that is safe. */
import { jsonrepair } from 'jsonrepair';
import {
  lenses,
  type ModelLine,
  type ModelRound,
  type ModelSafety,
  type ModelSummary,
  rewriteSchema,
  roundSchema,
  summarySchema,
} from './schemas.ts';

export interface Drafted<T> {
  value: T;
  repaired: boolean;
}

/** A parsed round: repaired output may lack the lenses. */
export type RoundDraft = Omit<ModelRound, 'options'> & { options: string[]; lenses: string[] | undefined };

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Drops a string that is incomplete because the text broke off: half a sentence is never shown. */
function withoutTorn(text: string): string {
  let open = -1;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') open = open < 0 ? at : -1;
  }
  return open < 0 ? text : text.slice(0, open).replace(/(?:"(?:[^"\\]|\\.)*"\s*:\s*|,\s*)$/, '');
}

/** The end of the object that begins `text`, or -1 when it is incomplete. */
function endOfObject(text: string): number {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '"') inString = !inString;
    else if (!inString && sign === '{') depth += 1;
    else if (!inString && sign === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

/** The first object in `text`, ignoring text around it and completing a missing end. */
function repair(text: string): Fields | undefined {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  const rest = text.slice(start);
  const end = endOfObject(rest);
  const bare = end > 0 ? rest.slice(0, end) : withoutTorn(rest.replace(/```[\s\S]*$/, ''));
  try {
    const value: unknown = JSON.parse(jsonrepair(bare));
    return Array.isArray(value) ? value.find(isFields) : isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function asTexts(value: unknown): string[] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/\s*[|\n]\s*/) : [];
  return list.map((one) => asText(isFields(one) ? one.text : one).trim()).filter((one) => one !== '');
}

export function asSafety(value: unknown): ModelSafety {
  const fields = isFields(value) ? value : {};
  const found = roundSchema.shape.safety.safeParse({ risk: fields.risk, about: fields.about ?? 'none' });
  if (found.success) return found.data;
  const risk = roundSchema.shape.safety.shape.risk.safeParse(fields.risk);
  return { risk: risk.data ?? 'none', about: 'none' };
}

function asLenses(options: unknown): string[] | undefined {
  if (!Array.isArray(options)) return undefined;
  const found = options.map((one) => (isFields(one) ? lenses.find((lens) => lens === one.lens) : undefined));
  return found.every((lens) => lens !== undefined) ? found : undefined;
}

function asRound(fields: Fields): RoundDraft {
  const understood = isFields(fields.understanding) ? fields.understanding : {};
  return {
    safety: asSafety(fields.safety),
    reflection: asText(fields.reflection),
    question: asText(fields.question),
    options: asTexts(fields.options).slice(0, 3),
    lenses: asLenses(fields.options),
    support: asText(fields.support),
    understanding: {
      wants: asTexts(understood.wants),
      fears: asTexts(understood.fears),
      limits: asTexts(understood.limits),
      unknown: asTexts(understood.unknown),
    },
  };
}

function asLine(value: unknown): ModelLine {
  const fields = isFields(value) ? value : {};
  return { text: asText(fields.text), round: Number(fields.round ?? -1), quote: asText(fields.quote) };
}

function asLines(value: unknown): ModelLine[] {
  return Array.isArray(value) ? value.map(asLine).filter((line) => line.text !== '') : [];
}

function asSummary(fields: Fields): ModelSummary {
  return {
    safety: asSafety(fields.safety),
    reflection: asText(fields.reflection),
    insight: asText(fields.insight),
    ground: asLines(fields.ground),
    reasons: asLines(fields.reasons),
    plan: asTexts(fields.plan),
    mood: asText(fields.mood),
    label: asText(fields.label),
    style: asText(fields.style),
    open: asTexts(fields.open),
  };
}

/** Undefined when `text` contains nothing usable. */
function read<T>(
  text: string,
  isWhole: (value: unknown) => boolean,
  as: (fields: Fields) => T,
  isUsable: (value: T) => boolean,
): Drafted<T> | undefined {
  const plain = parse(text);
  const fields = isWhole(plain) && isFields(plain) ? plain : repair(text);
  if (!fields) return undefined;
  const value = as(fields);
  return isUsable(value) ? { value, repaired: fields !== plain } : undefined;
}

export function readRound(text: string): Drafted<RoundDraft> | undefined {
  return read(
    text,
    (value) => roundSchema.safeParse(value).success,
    asRound,
    ({ question }) => question.trim() !== '',
  );
}

export function readSummary(text: string): Drafted<ModelSummary> | undefined {
  return read(
    text,
    (value) => summarySchema.safeParse(value).success,
    asSummary,
    ({ insight, reasons }) => insight.trim() !== '' && reasons.length > 0,
  );
}

export function readLine(text: string): Drafted<ModelLine> | undefined {
  return read(
    text,
    (value) => rewriteSchema.safeParse(value).success,
    asLine,
    (line) => line.text.trim() !== '',
  );
}
