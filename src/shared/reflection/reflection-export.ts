/** A reflection as Markdown or data, for download and for the export of an account; its summary as text, for sharing. */
import type { ContractTypes } from '../contract/endpoints.ts';
import { optionLetters } from '../kinds.ts';
import { type Summary, unpackSummary } from '../summary.ts';

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

type WholeReflection = ContractTypes['getSession']['response'];
type Round = WholeReflection['history'][number];

/** Names of a dialogue's states, as shown to people. */
export interface StateWords {
  finished: string;
  unfinished: (round: number) => string;
  interrupted: (round: number) => string;
  running: string;
}

/** The texts of the file, in the reader's language. */
export interface ExportWords extends StateWords {
  locale: string;
  headings: Headings;
  fileHeading: (date: string) => string;
  begun: string;
  changed: string;
  state: string;
  writtenBy: string;
  builtIn: string;
  model: (name: string) => string;
  round: (round: number) => string;
  yourAnswer: string;
  picked: (letter: string) => string;
  notAnswered: string;
  results: string;
  clearBefore: string;
  clearAfter: string;
  clearNow: string;
  checkIn: string;
  checkInDue: string;
  checkInDone: string;
  prediction: string;
  stepHappened: string;
  stepAnswers: Record<'yes' | 'partly' | 'no', string>;
  changedSince: string;
  known: string;
  /** Above what the guide remembered of an earlier reflection. */
  memory: string;
}

/** The texts that each language provides. */
export type ReflectionTexts = Omit<ExportWords, 'headings' | 'locale'> & { fileTitle: string };

export function stateText(
  t: StateWords,
  { status, turn, rounds }: Pick<WholeReflection, 'status' | 'turn' | 'rounds'>,
): string {
  if (status === 'finished') return t.finished;
  if (turn === 'running') return t.running;
  return turn === 'interrupted' || rounds === 0 ? t.interrupted(rounds) : t.unfinished(rounds);
}

/** Escapes people's text: it must not become a heading, a list or HTML. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>#|~&]/g, '\\$&')
    .replace(/^(\s*)([-+=])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2');
}

/** As a block quote that keeps its lines. */
function quoted(text: string): string {
  return escapeMarkdown(text.trim())
    .split(/\r?\n/)
    .map((line) => `> ${line.trim()}`)
    .join('  \n');
}

function formatDate({ locale }: ExportWords, iso: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(iso));
}

function formatDateTime({ locale }: ExportWords, iso: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));
}

function writeAnswer(t: ExportWords, { userResponse }: Round): string[] {
  if (!userResponse) return [t.notAnswered];
  const { option, content } = userResponse;
  return [`${option ? t.picked(option) : t.yourAnswer}:`, quoted(content)];
}

const writerName = (t: ExportWords, guide: string) =>
  guide === 'built-in' ? t.builtIn : t.model(escapeMarkdown(guide));

/** Only for a guide other than the one that began the dialogue, e.g. the built-in guide replacing a model. */
function otherWriter(t: ExportWords, guide: string | undefined, firstGuide: string): string {
  return guide === undefined || guide === firstGuide ? '' : `${t.writtenBy}: ${writerName(t, guide)}`;
}

/** Cards in one line: numbers would give them an order that they do not have. */
function writeOptions({ kind, options }: Round): string {
  const texts = options.map(escapeMarkdown);
  if (kind === 'values') return texts.join(' · ');
  return texts.map((text, index) => `- ${optionLetters[index]}: ${text}`).join('\n');
}

/** `mark`: the `#` signs of a heading at this level. */
function writeRound(t: ExportWords, round: Round, firstGuide: string, mark: string): string[] {
  return [
    `${mark} ${t.round(round.currentRound)}`,
    otherWriter(t, round.guide, firstGuide),
    `**${escapeMarkdown(round.question.trim())}**`,
    writeOptions(round),
    ...writeAnswer(t, round),
  ];
}

/** Steps already have numbers; every other line becomes a list item. */
const toListItem = (line: string) =>
  /^\d+\. /.test(line)
    ? line.replace(/^(\d+\. )(.*)$/s, (_, number: string, step: string) => number + escapeMarkdown(step))
    : `- ${escapeMarkdown(line)}`;

function writeResults(t: ExportWords, reflection: WholeReflection, mark: string): string[] {
  const { frontendDisplay, guide, summaryGuide } = reflection;
  if (!frontendDisplay) return [];
  const parts = summaryParts({ ...unpackSummary(frontendDisplay), question: '' }, t.headings);
  const written = parts.flatMap(([heading, lines]) =>
    heading ? [`${mark}# ${heading}`, lines.map(toListItem).join('\n')] : [quoted(lines.join('\n'))],
  );
  return [`${mark} ${t.results}`, otherWriter(t, summaryGuide, guide), ...written];
}

function writeClarity(t: ExportWords, { clarity }: WholeReflection): string[] {
  const { before, after } = clarity ?? {};
  return [
    ...(before === undefined ? [] : [`${t.clearBefore}: ${before}`]),
    ...(after === undefined ? [] : [`${t.clearAfter}: ${after}`]),
  ];
}

/** The check-in: its day, the prediction, and what was answered. */
function writeCheckIn(t: ExportWords, { checkIn }: WholeReflection, mark: string): string[] {
  if (!checkIn) return [];
  const { dueAt, doneAt, prediction, answers } = checkIn;
  const said = (title: string, text: string | undefined) => (text ? [`**${title}**`, quoted(text)] : []);
  return [
    `${mark} ${t.checkIn}`,
    doneAt ? `- ${t.checkInDone}: ${formatDate(t, doneAt)}` : `- ${t.checkInDue}: ${formatDate(t, dueAt)}`,
    ...said(t.prediction, prediction),
    ...(answers ? [`**${t.stepHappened}** ${t.stepAnswers[answers.step]}`] : []),
    ...said(t.changedSince, answers?.changed),
    ...said(t.known, answers?.known),
    ...(answers?.clarity === undefined ? [] : [`**${t.clearNow}** ${answers.clarity}`]),
  ];
}

/** For the import, what the visible Markdown does not contain: ids, times, kinds of rounds. No text of the dialogue. */
export interface MarkdownFacts {
  id: string;
  language: string;
  createdAt: string;
  updatedAt: string;
  writtenBy: string;
  continues?: string | undefined;
  clarity?: WholeReflection['clarity'];
  kinds: Round['kind'][];
  checkIn?: {
    dueAt: string;
    doneAt?: string | undefined;
    step?: string | undefined;
    clarity?: number | undefined;
  };
  /** Whether the first line of the suggestions is the label. */
  label: boolean;
}

/** The first word of the HTML comment that holds the facts, by which the import finds it. */
export const factsMark = 'clearing-reflection';

function writeFacts({ locale }: ExportWords, reflection: WholeReflection): string {
  const { sessionId, createdAt, updatedAt, guide, continues, clarity } = reflection;
  const { history, frontendDisplay, checkIn } = reflection;
  const facts: MarkdownFacts = {
    id: sessionId,
    language: locale,
    createdAt,
    updatedAt,
    writtenBy: guide,
    continues,
    clarity,
    kinds: history.map(({ kind }) => kind),
    ...(checkIn && {
      checkIn: {
        dueAt: checkIn.dueAt,
        doneAt: checkIn.doneAt,
        step: checkIn.answers?.step,
        clarity: checkIn.answers?.clarity,
      },
    }),
    label: Boolean(frontendDisplay?.personalizedInsight.personalLabel.trim()),
  };
  // A name with '-->' would end the comment.
  return `<!-- ${factsMark} ${JSON.stringify(facts).replaceAll('>', '\\u003e')} -->`;
}

/** One reflection as Markdown. `level`: that of its heading, from 1. */
export function reflectionMarkdown(t: ExportWords, reflection: WholeReflection, level = 1): string {
  const { question, createdAt, updatedAt, guide, memory = [], history } = reflection;
  const inner = '#'.repeat(level + 1);
  const facts = [
    `${t.begun}: ${formatDateTime(t, createdAt)}`,
    `${t.changed}: ${formatDateTime(t, updatedAt)}`,
    `${t.state}: ${stateText(t, reflection)}`,
    `${t.writtenBy}: ${writerName(t, guide)}`,
    ...writeClarity(t, reflection),
  ];
  const blocks = [
    `${'#'.repeat(level)} ${t.fileHeading(formatDate(t, createdAt))}`,
    writeFacts(t, reflection),
    quoted(question),
    facts.map((fact) => `- ${fact}`).join('\n'),
    ...(memory.length
      ? [`**${t.memory}**`, memory.map((line) => `- ${escapeMarkdown(line)}`).join('\n')]
      : []),
    ...history.flatMap((round) => writeRound(t, round, guide, inner)),
    ...writeResults(t, reflection, inner),
    ...writeCheckIn(t, reflection, inner),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** One reflection for a JSON file, without the text shown while waiting, which is not an answer. Times in UTC. */
export function reflectionData(reflection: WholeReflection) {
  const { sessionId, question, status, createdAt, updatedAt, guide, reading, understanding } = reflection;
  const { continues, memory, clarity, checkIn } = reflection;
  return {
    id: sessionId,
    question,
    status,
    createdAt,
    updatedAt,
    writtenBy: guide,
    reading,
    understanding,
    ...(continues !== undefined && { continues, memory }),
    ...(clarity && { clarity }),
    ...(checkIn && { checkIn }),
    rounds: reflection.history.map((round) => ({
      number: round.currentRound,
      kind: round.kind,
      askedAt: round.timestamp,
      question: round.question,
      options: round.options,
      supportMessage: round.supportMessage,
      writtenBy: round.guide ?? null,
      answer: round.userResponse && {
        type: round.userResponse.type,
        option: round.userResponse.option ?? null,
        text: round.userResponse.content,
        answeredAt: round.userResponse.timestamp,
      },
    })),
    results: reflection.frontendDisplay,
    resultsWrittenBy: reflection.summaryGuide ?? null,
  };
}
