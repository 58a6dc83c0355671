/**
 * Reads exported reflections back from a file: the JSON or Markdown of the library, or of the export of an account. The
 * server checks every field again. Markdown has no evidence (quotes that support a line) and no times of single answers.
 */
import { optionLetters, type roundKinds } from '../kinds.ts';
import { isFields, parseJson } from '../lenient.ts';
import { defaultLocale, locales } from '../locales.ts';
import { packSummary } from '../summary.ts';
import { getExportWords } from '../texts/shared-texts.ts';
import { type ExportWords, factsMark, summaryFromParts } from './reflection-export.ts';

type Kind = (typeof roundKinds)[number];

/** A reflection in the form of the import call; not checked yet. */
export type FoundReflection = Record<string, unknown>;

export interface FoundInFile {
  reflections: FoundReflection[];
  /** Entries of the file that hold no reflection, e.g. one whose key was lost. */
  unreadable: number;
}

/** Undefined if the file is no export of this app. */
export function readReflections(text: string): FoundInFile | undefined {
  const content = text.replace(/^\uFEFF/, '');
  return content.trimStart().startsWith('{') ? readJson(content) : readMarkdown(content);
}

/** Fields that an export and the import call share as they are. */
const copiedFields = [
  'question',
  'createdAt',
  'updatedAt',
  'writtenBy',
  'reading',
  'understanding',
  'continues',
  'memory',
  'clarity',
] as const;

function pick(fields: FoundReflection, names: readonly string[]): FoundReflection {
  return Object.fromEntries(names.filter((name) => fields[name] != null).map((name) => [name, fields[name]]));
}

function toRound(round: unknown): unknown {
  if (!isFields(round)) return round;
  const { answer } = round;
  return {
    ...pick(round, ['kind', 'question', 'options', 'supportMessage', 'askedAt', 'writtenBy']),
    answer: isFields(answer) ? pick(answer, ['type', 'option', 'text', 'answeredAt']) : null,
  };
}

function toReflection(entry: FoundReflection): FoundReflection {
  const { id, rounds, results, checkIn } = entry;
  return {
    ...pick(entry, copiedFields),
    ...(isFields(checkIn) && { checkIn: pick(checkIn, ['dueAt', 'prediction', 'answers', 'doneAt']) }),
    ...(typeof id === 'string' && { id }),
    rounds: Array.isArray(rounds) ? rounds.map(toRound) : rounds,
    results: results ?? null,
  };
}

function readJson(text: string): FoundInFile | undefined {
  const data = parseJson(text);
  if (!isFields(data) || !Array.isArray(data.reflections)) return undefined;
  const entries: unknown[] = data.reflections;
  const readable = entries.filter(isFields).filter((entry) => entry.unreadable !== true);
  return { reflections: readable.map(toReflection), unreadable: entries.length - readable.length };
}

const unescapeMarkdown = (text: string) => text.replace(/\\([\\`*_[\]<>#|~&+=.)-])/g, '$1');

/** The lines of a block quote, without the blanks that break lines in Markdown. */
const unquote = (block: string) =>
  unescapeMarkdown(
    block
      .split('\n')
      .map((line) => line.replace(/^> ?/, '').trimEnd())
      .join('\n'),
  ).trim();

const itemMark = /^(?:- |\d+\. )/;
const optionMark = /^- [A-C]: /;
const readItems = (block: string, mark: RegExp) =>
  block.split('\n').map((line) => unescapeMarkdown(line.replace(mark, '').trim()));

const isQuote = (block: string | undefined): block is string => block?.startsWith('>') === true;

const factsComment = new RegExp(`^<!-- ${factsMark} (\\{.*\\}) -->$`, 'm');

/** Each part begins with the facts of a reflection; the heading above it belongs to the part before. */
function readMarkdown(text: string): FoundInFile | undefined {
  const [, ...parts] = text.replaceAll('\r\n', '\n').split(new RegExp(`^(?=<!-- ${factsMark} )`, 'm'));
  if (parts.length === 0) return undefined;
  const found = parts.map(readPart);
  const reflections = found.filter((one) => one !== undefined);
  return { reflections, unreadable: found.length - reflections.length };
}

function readPart(part: string): FoundReflection | undefined {
  const facts = parseJson(factsComment.exec(part)?.[1] ?? '');
  if (!isFields(facts)) return undefined;
  const words = getExportWords(locales.find((locale) => locale === facts.language) ?? defaultLocale);
  const blocks = part
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .slice(1);
  const { sections, before } = splitSections(blocks);
  const question = unquote(before.find(isQuote) ?? '');
  const memoryAt = before.indexOf(`**${words.memory}**`);
  const isResults = ({ title }: Section) => title === words.results;
  const kinds = Array.isArray(facts.kinds) ? (facts.kinds as Kind[]) : [];
  const rounds = sections
    .slice(0, kinds.length)
    .map((section, index) => readRound(words, section, kinds[index] ?? 'choice'));
  const results = sections.find(isResults);
  const checkIn = sections.find(({ title }) => title === words.checkIn);
  return {
    ...pick(facts, ['id', 'createdAt', 'updatedAt', 'writtenBy', 'continues', 'clarity']),
    question,
    ...(facts.continues !== undefined && {
      memory: memoryAt < 0 ? [] : readItems(before[memoryAt + 1] ?? '', itemMark),
    }),
    rounds,
    results: results ? readResults(words, results, { question, hasLabel: facts.label === true }) : null,
    ...(isFields(facts.checkIn) && { checkIn: readCheckIn(words, facts.checkIn, checkIn?.blocks ?? []) }),
  };
}

/** Days and choices come from the facts; texts are the quotes below their titles. */
function readCheckIn(words: ExportWords, facts: FoundReflection, blocks: readonly string[]): FoundReflection {
  const below = (title: string) => {
    const quote = blocks[blocks.indexOf(`**${title}**`) + 1];
    return blocks.includes(`**${title}**`) && isQuote(quote) ? unquote(quote) : undefined;
  };
  const { step, clarity } = facts;
  const prediction = below(words.prediction);
  const answers = {
    step,
    changed: below(words.changedSince) ?? '',
    known: below(words.known) ?? '',
    ...(clarity !== undefined && { clarity }),
  };
  return {
    ...pick(facts, ['dueAt', 'doneAt']),
    ...(prediction !== undefined && { prediction }),
    ...(step !== undefined && { answers }),
  };
}

interface Section {
  title: string;
  blocks: string[];
  /** Sections of the next level. */
  parts: { title: string; blocks: string[] }[];
}

/** What people wrote is escaped, so each heading is one of the file. */
function splitSections(blocks: readonly string[]): { sections: Section[]; before: string[] } {
  const sections: Section[] = [];
  const before: string[] = [];
  let level: number | undefined;
  for (const block of blocks) {
    const [, marks = '', title = ''] = /^(#+) (.*)$/.exec(block) ?? [];
    const section = sections.at(-1);
    if (marks === '') (section?.parts.at(-1)?.blocks ?? section?.blocks ?? before).push(block);
    else if (level === undefined || marks.length === level) {
      level = marks.length;
      sections.push({ title, blocks: [], parts: [] });
    } else if (marks.length < level)
      break; // The heading of the next reflection.
    else section?.parts.push({ title, blocks: [] });
  }
  return { sections, before };
}

function readRound(words: ExportWords, { blocks }: Section, kind: Kind): FoundReflection {
  const at = blocks.findIndex((block) => block.startsWith('**'));
  const writer = blocks.slice(0, Math.max(at, 0)).find((block) => block.startsWith(`${words.writtenBy}: `));
  const rest = blocks.slice(at + 1);
  const answer = rest.find(isQuote);
  const [first = ''] = rest;
  // Between question and answer; kinds without options have none.
  const hasOptions = rest.length > (answer ? 2 : 1);
  const title = answer === undefined ? '' : rest[rest.indexOf(answer) - 1];
  const letter = optionLetters.find((one) => title === `${words.picked(one)}:`);
  return {
    kind,
    question: unescapeMarkdown((blocks[at] ?? '').replace(/^\*\*|\*\*$/g, '')),
    options: hasOptions ? readOptions(first, kind) : [],
    ...(writer !== undefined && { writtenBy: writerOf(words, writer) }),
    answer:
      answer === undefined
        ? null
        : { type: letter ? 'option' : 'custom', ...(letter && { option: letter }), text: unquote(answer) },
  };
}

const readOptions = (block: string, kind: Kind) =>
  kind === 'values'
    ? block.split(' · ').map((card) => unescapeMarkdown(card.trim()))
    : readItems(block, optionMark);

function writerOf(words: ExportWords, line: string): string {
  const name = unescapeMarkdown(line.slice(words.writtenBy.length + 2));
  if (name === words.builtIn) return 'built-in';
  const [before = '', after = ''] = words.model('\n').split('\n');
  const isModel = name.startsWith(before) && name.endsWith(after);
  return isModel ? name.slice(before.length, name.length - after.length) : name;
}

function readResults(
  { headings }: ExportWords,
  { blocks, parts }: Section,
  { question, hasLabel }: { question: string; hasLabel: boolean },
) {
  const linesOf = (heading: string) => {
    const found = parts.find(({ title }) => title === heading)?.blocks.find((block) => !isQuote(block));
    return found === undefined ? [] : readItems(found, itemMark);
  };
  const mood = [...blocks, ...parts.flatMap((part) => part.blocks)].findLast(isQuote);
  const texts = { question, mood: mood === undefined ? '' : unquote(mood), hasLabel };
  return packSummary(summaryFromParts(headings, linesOf, texts));
}
