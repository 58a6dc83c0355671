/** One reflection, or all of them, as a file that any program can read. */
import { currentLocale } from '../../i18n/catalogue.ts';
import { type LibraryTexts, libraryTexts } from '../../i18n/library.ts';
import { summaryTexts } from '../../i18n/summary.ts';
import { sectionParts, sectionsOf } from '../../lib/reflection.ts';
import { stateText, type WholeReflection } from './reflections.ts';

export type Format = 'markdown' | 'json';

const ending: Record<Format, string> = { markdown: 'md', json: 'json' };
const mediaType: Record<Format, string> = { markdown: 'text/markdown', json: 'application/json' };

type Round = WholeReflection['history'][number];

/** Written by people: nothing in it may turn into a heading, a list or HTML. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>#|~&]/g, '\\$&')
    .replace(/^(\s*)([-+=])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2');
}

/** As a quotation that keeps its lines. */
function quoted(text: string): string {
  return escapeMarkdown(text.trim())
    .split(/\r?\n/)
    .map((line) => `> ${line.trim()}`)
    .join('  \n');
}

function dateTime(iso: string, withTime: boolean): string {
  const style = { dateStyle: 'long' as const, ...(withTime && { timeStyle: 'short' as const }) };
  return new Intl.DateTimeFormat(currentLocale(), style).format(new Date(iso));
}

function answerOf(t: LibraryTexts, { userResponse }: Round): string[] {
  if (!userResponse) return [t.notAnswered];
  const { option, content } = userResponse;
  return [`${option ? t.picked(option) : t.yourAnswer}:`, quoted(content)];
}

const writer = (t: LibraryTexts, guide: string) =>
  guide === 'built-in' ? t.builtIn : t.model(escapeMarkdown(guide));

/** Said only where it is not the one that began the dialogue, e.g. the built-in guide in the place of a model. */
function otherWriter(t: LibraryTexts, guide: string | undefined, usual: string): string {
  return guide === undefined || guide === usual ? '' : `${t.writtenBy}: ${writer(t, guide)}`;
}

function roundOf(t: LibraryTexts, round: Round, usual: string, mark: string): string[] {
  const options = round.options.map((option, index) => `${index + 1}. ${escapeMarkdown(option)}`);
  return [
    `${mark} ${t.round(round.currentRound)}`,
    otherWriter(t, round.guide, usual),
    `**${escapeMarkdown(round.question.trim())}**`,
    options.join('\n'),
    ...answerOf(t, round),
  ];
}

/** Steps come with their number; every other line is a point of a list. */
const listed = (line: string) =>
  /^\d+\. /.test(line)
    ? line.replace(/^(\d+\. )(.*)$/s, (_, number: string, step: string) => number + escapeMarkdown(step))
    : `- ${escapeMarkdown(line)}`;

function resultsOf(t: LibraryTexts, reflection: WholeReflection, mark: string): string[] {
  const { frontendDisplay, guide, summaryGuide } = reflection;
  if (!frontendDisplay) return [];
  const parts = sectionParts({ ...sectionsOf(frontendDisplay), question: '' }, summaryTexts());
  const written = parts.flatMap(([heading, lines]) =>
    heading ? [`${mark}# ${heading}`, lines.map(listed).join('\n')] : [quoted(lines.join('\n'))],
  );
  return [`${mark} ${t.results}`, otherWriter(t, summaryGuide, guide), ...written];
}

/** `level` of the heading, from 1. */
export function reflectionMarkdown(reflection: WholeReflection, level = 1): string {
  const t = libraryTexts();
  const { question, createdAt, updatedAt, guide, history } = reflection;
  const inner = '#'.repeat(level + 1);
  const facts = [
    `${t.begun}: ${dateTime(createdAt, true)}`,
    `${t.changed}: ${dateTime(updatedAt, true)}`,
    `${t.state}: ${stateText(t, reflection)}`,
    `${t.writtenBy}: ${writer(t, guide)}`,
  ];
  const blocks = [
    `${'#'.repeat(level)} ${t.fileHeading(dateTime(createdAt, false))}`,
    quoted(question),
    facts.map((fact) => `- ${fact}`).join('\n'),
    ...history.flatMap((round) => roundOf(t, round, guide, inner)),
    ...resultsOf(t, reflection, inner),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** Without the thinking text, which is no one's answer; times are ISO 8601 in UTC. */
function reflectionData(reflection: WholeReflection) {
  const { sessionId, question, status, createdAt, updatedAt, guide, reading, understanding } = reflection;
  return {
    ...{ id: sessionId, question, status, createdAt, updatedAt, writtenBy: guide, reading, understanding },
    rounds: reflection.history.map((round) => ({
      number: round.currentRound,
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

function textOf(reflections: readonly WholeReflection[], format: Format, now: Date): string {
  const [only] = reflections;
  if (format === 'json') {
    const data = { exportedAt: now.toISOString(), reflections: reflections.map(reflectionData) };
    return JSON.stringify(data, null, 2);
  }
  if (only && reflections.length === 1) return reflectionMarkdown(only);
  const all = reflections.map((one) => reflectionMarkdown(one, 2));
  return `# ${libraryTexts().fileTitle}\n\n${all.join('\n\n---\n\n')}`;
}

/** `2026-11-20` where the person is. */
function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export interface ExportedFile {
  /** Tells the day and nothing of what was written. */
  name: string;
  blob: Blob;
}

/** One reflection is named after the day it was begun, several after the day of the export. */
export function exportFile(
  reflections: readonly WholeReflection[],
  format: Format,
  { all, now }: { all: boolean; now: Date },
): ExportedFile {
  const [first] = reflections;
  const name = all || !first ? `reflections-${dayOf(now)}` : `reflection-${dayOf(new Date(first.createdAt))}`;
  const blob = new Blob([`${textOf(reflections, format, now)}\n`], { type: mediaType[format] });
  return { name: `${name}.${ending[format]}`, blob };
}
