/** Parses the model's output leniently: repairs broken JSON, and converts wrong types where that is safe. */
import { jsonrepair } from 'jsonrepair';
import { type Fields, isFields, parseJson } from '#shared/lenient.ts';
import {
  type ModelDraft,
  type ModelLine,
  type ModelRound,
  type ModelSafety,
  type ModelSource,
  type ModelSummary,
  rewriteSchema,
  roundSchema,
  summarySchema,
} from './schemas.ts';
import { type ModelTopic, topics } from './topics.ts';

export interface Drafted<T> {
  value: T;
  /** Whether the output was malformed. */
  repaired: boolean;
}

/** Drops a string that was cut off at the end of the text, so that half a sentence is never shown. */
function dropIncompleteString(text: string): string {
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
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '"') inString = !inString;
    else if (!inString && character === '{') depth += 1;
    else if (!inString && character === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

/** The first object in `text`, without the text around it. Closes it if it is cut off. */
function repair(text: string): Fields | undefined {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  const rest = text.slice(start);
  const end = endOfObject(rest);
  const bare = end > 0 ? rest.slice(0, end) : dropIncompleteString(rest.replace(/```[\s\S]*$/, ''));
  try {
    const value = parseJson(jsonrepair(bare));
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

/** The risk that the model reports; none if it is malformed. `assessRisk` (safety/assess.ts) finds risk without it. */
export function asSafety(value: unknown): ModelSafety {
  const fields = isFields(value) ? value : {};
  const found = roundSchema.shape.safety.safeParse({ risk: fields.risk, about: fields.about ?? 'none' });
  if (found.success) return found.data;
  const risk = roundSchema.shape.safety.shape.risk.safeParse(fields.risk);
  return { risk: risk.data ?? 'none', about: 'none' };
}

const isTopic = (value: unknown): value is ModelTopic => topics.some((topic) => topic === value);

function asRound(fields: Fields): ModelRound {
  const understood = isFields(fields.understanding) ? fields.understanding : {};
  return {
    safety: asSafety(fields.safety),
    enough: fields.enough === true,
    covered: asTexts(fields.covered).filter(isTopic),
    noSteps: fields.noSteps === true,
    heat: asText(fields.heat),
    // The most general topic, if the model names none.
    asks: isTopic(fields.asks) ? fields.asks : 'moment',
    reflection: asText(fields.reflection),
    question: asText(fields.question),
    options: asTexts(fields.options).slice(0, 3),
    understanding: {
      wants: asTexts(understood.wants),
      fears: asTexts(understood.fears),
      limits: asTexts(understood.limits),
      unknown: asTexts(understood.unknown),
    },
  };
}

function asSource(value: unknown): ModelSource {
  const fields = isFields(value) ? value : {};
  return { round: Number(fields.round ?? -1), quote: asText(fields.quote) };
}

function asLine(value: unknown): ModelLine {
  return { text: isFields(value) ? asText(value.text) : '', ...asSource(value) };
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const asLines = (value: unknown) =>
  asList(value)
    .map(asLine)
    .filter(({ text }) => text !== '');

function asDraft(value: unknown): ModelDraft {
  const fields = isFields(value) ? value : {};
  return { text: asText(fields.text), first: asSource(fields.first), second: asSource(fields.second) };
}

function asSummary(fields: Fields): ModelSummary {
  const stepsAre = summarySchema.shape.stepsAre.safeParse(fields.stepsAre);
  return {
    safety: asSafety(fields.safety),
    reflection: asText(fields.reflection),
    drafts: asList(fields.drafts)
      .map(asDraft)
      .filter(({ text }) => text !== ''),
    clear: asLines(fields.clear),
    open: asTexts(fields.open),
    reasons: asLines(fields.reasons),
    steps: asList(fields.steps)
      .map(asSource)
      .filter(({ quote }) => quote !== ''),
    stepsAre: stepsAre.data ?? 'not named',
    mood: asText(fields.mood),
    label: asText(fields.label),
    style: asText(fields.style),
    suggestion: asText(fields.suggestion),
    shareLine: asText(fields.shareLine),
  };
}

/** `as` converts the fields, with empty texts for missing ones. Undefined when `text` contains nothing usable. */
function read<T>(
  text: string,
  matchesSchema: (value: unknown) => boolean,
  as: (fields: Fields) => T,
  isUsable: (value: T) => boolean,
): Drafted<T> | undefined {
  const plain = parseJson(text);
  const fields = matchesSchema(plain) && isFields(plain) ? plain : repair(text);
  if (!fields) return undefined;
  const value = as(fields);
  return isUsable(value) ? { value, repaired: fields !== plain } : undefined;
}

/** Reads a round; undefined without a question. */
export function readRound(text: string): Drafted<ModelRound> | undefined {
  return read(
    text,
    (value) => roundSchema.safeParse(value).success,
    asRound,
    ({ question, enough }) => enough || question.trim() !== '',
  );
}

/** Reads a summary; undefined without anything clear or without reasons. */
export function readSummary(text: string): Drafted<ModelSummary> | undefined {
  return read(
    text,
    (value) => summarySchema.safeParse(value).success,
    asSummary,
    ({ clear, drafts, reasons }) => clear.length + drafts.length > 0 && reasons.length > 0,
  );
}

/** Reads a rewritten line. */
export function readLine(text: string): Drafted<ModelLine> | undefined {
  return read(
    text,
    (value) => rewriteSchema.safeParse(value).success,
    asLine,
    (line) => line.text.trim() !== '',
  );
}
