/** The understanding so far, from the answers: wants, fears and limits in the person's words, and what is unknown. */
import type { Understanding } from '#shared/contract/shapes.ts';
import { type Answer, answerOf, partOf } from '../answers.ts';
import type { AnsweredRound, GuideInput } from '../guide.ts';
import { clip, core, quotable } from '../quotes.ts';
import { type Tag, type Topic, topicOf } from '../tags.ts';
import { ownLines, settleUnderstanding, type UnderstoodPart, understoodParts } from '../understanding.ts';
import { openTopicLine, openTopics } from './open-topics.ts';

type KnownPart = Exclude<UnderstoodPart, 'unknown'>;

/** One line, and the answer that it is taken from. */
export interface Understood {
  part: KnownPart;
  text: string;
  answer: Answer;
}

const fearTags: readonly (Tag | undefined)[] = ['loss', 'others', 'fear', 'image', 'lows'];
const limitTags: readonly (Tag | undefined)[] = ['deadline', 'people', 'noplan', 'facts', 'none', 'notime'];
const lineWords = 14;

/** A better day is neither a fear nor a limit, and advice for a friend only where it names one. */
function partsOf({ method, tag, own, topics }: Answer): [KnownPart, Topic][] {
  const parts: [KnownPart, Topic][] = topics.includes('matter') ? [['wants', 'matter']] : [];
  const asked = method && topicOf[method];
  if (topics.includes('obstacle') && !parts.some(([, topic]) => topic === asked)) {
    const isNamed = own && (asked !== 'obstacle' || method === 'premortem');
    if (fearTags.includes(tag) || isNamed) parts.push(['fears', 'obstacle']);
    else if (limitTags.includes(tag)) parts.push(['limits', 'obstacle']);
  } else if (asked && asked !== 'matter' && topics.includes(asked)) {
    if (limitTags.includes(tag)) parts.push(['limits', asked]);
    else if (fearTags.includes(tag)) parts.push(['fears', asked]);
  }
  return parts;
}

function linesFrom(answer: Answer): Understood[] {
  return partsOf(answer).map(([part, topic]) => {
    const text = answer.own ? partOf(answer, topic) : core(answer.text);
    return { part, answer, text: clip(quotable(text), lineWords) };
  });
}

function understoodIn(answers: readonly Answer[]): Understood[] {
  return answers.filter(({ unknown }) => !unknown).flatMap(linesFrom);
}

/** A topic is known, too, when the person wrote about it in the panel. */
function unknownTopics(answers: readonly Answer[], given: Understanding | undefined): Topic[] {
  const wants = ownLines(given, 'wants').length > 0;
  const against = ownLines(given, 'fears').length + ownLines(given, 'limits').length > 0;
  return openTopics(answers).filter(
    (topic) => !(topic === 'matter' && wants) && !(topic === 'obstacle' && against),
  );
}

function written(input: GuideInput, rounds: readonly AnsweredRound[]): Understanding {
  const answers = rounds.map(answerOf);
  const lines = understoodIn(answers);
  const of = (part: KnownPart) =>
    lines.filter((line) => line.part === part).map(({ text }) => ({ text, own: false }));
  const unknown = unknownTopics(answers, input.understanding).map((topic) => ({
    text: openTopicLine(topic, input),
    own: false,
  }));
  return { wants: of('wants'), fears: of('fears'), limits: of('limits'), unknown };
}

/** The answers that were there when the panel was last shown: all but the newest. */
function shownRounds({ rounds }: GuideInput): AnsweredRound[] {
  return rounds.slice(0, -1);
}

const empty = (lines: Understanding) => understoodParts.every((part) => lines[part].length === 0);

/** Lines of another guide, which these rules would not have written. */
function foreignLines(given: Understanding, own: Understanding): Understanding {
  const of = (part: UnderstoodPart) =>
    given[part].filter((line) => !line.own && !own[part].some(({ text }) => text === line.text));
  return { wants: of('wants'), fears: of('fears'), limits: of('limits'), unknown: of('unknown') };
}

/** What the person corrected stays, what they took out does not come back, what another guide found is kept. */
export function understandingAfter(input: GuideInput): Understanding {
  const now = written(input, input.rounds);
  const given = input.understanding;
  if (!given) return now;
  const shown = written(input, shownRounds(input));
  const foreign = foreignLines(given, shown);
  const all = (part: UnderstoodPart) => [...foreign[part], ...now[part]];
  return settleUnderstanding(shown, given, {
    wants: all('wants'),
    fears: all('fears'),
    limits: all('limits'),
    unknown: all('unknown'),
  });
}

/** Answers whose line the person took out of the panel, or changed: nothing is built on them any more. */
export function disowned(input: GuideInput): Set<number> {
  const { understanding } = input;
  // Another guide's panel says nothing about what these rules would have put there.
  if (!understanding || !empty(foreignLines(understanding, written(input, shownRounds(input)))))
    return new Set();
  const lines = understoodIn(shownRounds(input).map(answerOf));
  const isKept = ({ part, text }: Understood) => understanding[part].some((line) => line.text === text);
  return new Set(lines.filter((line) => !isKept(line)).map(({ answer }) => answer.number));
}
