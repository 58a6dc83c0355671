/** What the guide learns from each answered round. */
import type { AnsweredRound } from './guide.ts';
import { type Heard, hear, hearTime, isElusive, isStep, onlyTag } from './hearing.ts';
import { butIn } from './reading/analysis.ts';
import { isChinese } from './reading/language.ts';
import { butInZh } from './reading/zh/analysis.ts';
import { extraTopicsZh, isUnknownZh, isUnsureZh } from './reading/zh/answers.ts';
import { hearZh, onlyTagZh } from './reading/zh/hearing.ts';
import {
  type Method,
  parseStage,
  type StageName,
  type Tag,
  type Topic,
  tagsIn,
  tagsOf,
  topicOf,
} from './tags.ts';

export interface Answer {
  number: number;
  text: string;
  /** Undefined for a round that another guide wrote. */
  method: Method | undefined;
  small: boolean;
  tag: Tag | undefined;
  /** The person wrote their own words instead of choosing an option. */
  own: boolean;
  /** "I don't know" and similar, a bare "no", or nothing that could be quoted. */
  unknown: boolean;
  /** Whether rules recognise it as an answer to the question; other text is quoted without interpretation. */
  fits: boolean;
  /** Further topics that this answer addresses. */
  topics: Topic[];
}

const unknown =
  /^\W*(?:(?:well|um+|uh+|hm+|ok|honestly|sorry|but|maybe|really|just)\W+)*(?:i (?:really |honestly |just )*(?:do ?n.?t|do not|dunno) ?(?:really |even )*(?:know|understand|care)?|i have no idea|no idea|not sure|i'?m not sure|unsure|dunno|idk|no clue|can'?t say|i can'?t (?:say|tell)|hard to say|nothing|none|skip|pass|whatever|no(?:pe)?|nah|never|ye(?:s|ah|p)|ok(?:ay)?|maybe|perhaps|sure|fine|lol|haha|hm+|meh|huh|why|what|不知道|我不知道|不清楚|没想法|no sé|keine ahnung|je ne sais pas)(?:\W+(?:really|yet|honestly|sorry|at all|maybe|right now|what to say|that|how))*\W*$/iu;

const unsure =
  /know|idea|not sure|unsure|dunno|idk|clue|can'?t say|can'?t tell|hard to say|不知道|不清楚|no sé|keine|sais pas/iu;

/** An "I don't know" and not a bare "no". */
export function isUnsure(text: string): boolean {
  return unsure.test(text) || isUnsureZh(text);
}

/** No usable content: an "I don't know", or neither a letter nor a digit. */
export function isUnknown(text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return true;
  return isChinese(text) ? isUnknownZh(text) : unknown.test(text.replace(/\u2019/g, "'"));
}

function matterPhrase(text: string): boolean {
  return /\b(?:matters? (?:to me|most)|important to me|i (?:need|value|care about)|don't want to lose|protect|i want)\b/i.test(
    text,
  );
}
function obstaclePhrase(text: string): boolean {
  return /\b(?:but|afraid|scared|fear|worried|stops me|holds me back|the problem is|can't|risk|guilty|if i fail)\b/i.test(
    text,
  );
}
function stepPhrase(text: string): boolean {
  return /\b(?:i(?:'ll| will|'m going to| am going to| plan to| could start| can start)|my next step|first step|let me)\b/i.test(
    text,
  );
}

/** Free text may answer more than it was asked: "I want to be free, but I am afraid; I'll call her tomorrow". */
function extraTopics(text: string, asked: Topic | undefined): Topic[] {
  if (isElusive(text)) return [];
  const topics: Topic[] = [];
  if (matterPhrase(text) && tagsIn(text, tagsOf.matter).length > 0) topics.push('matter');
  if (obstaclePhrase(text) && tagsIn(text, tagsOf.obstacle).length > 0) topics.push('obstacle');
  if (stepPhrase(text) && isStep(text) && tagsIn(text, tagsOf.step).length > 0) topics.push('step');
  if ((topics.includes('step') || asked === 'step') && hearTime(text).fits) topics.push('time');
  return topics;
}

function heardIn(round: AnsweredRound, stage: StageName | undefined): Heard {
  if (round.option !== undefined) return { tag: stage?.tags[{ A: 0, B: 1, C: 2 }[round.option]], fits: true };
  if (!stage) return { tag: undefined, fits: false };
  // In the language of the guide's question.
  return (isChinese(round.question) ? hearZh : hear)(round.content, stage.method);
}

/** The offered steps of a plan include a time. */
function topicsOf(round: AnsweredRound, stage: StageName | undefined, fits: boolean): Topic[] {
  const asked = stage && topicOf[stage.method];
  if (round.option !== undefined) return stage?.method === 'plan' ? ['step', 'time'] : asked ? [asked] : [];
  const extra = (isChinese(round.question) ? extraTopicsZh : extraTopics)(round.content, asked);
  return [...new Set(asked !== undefined && fits ? [asked, ...extra] : extra)];
}

export function answerOf(round: AnsweredRound): Answer {
  const stage = parseStage(round.stage);
  const own = round.option === undefined;
  const heard = heardIn(round, stage);
  const unknown = own && !heard.fits && isUnknown(round.content);
  return {
    number: round.number,
    text: round.content,
    method: stage?.method,
    small: stage?.small ?? false,
    tag: heard.tag,
    own,
    unknown,
    fits: heard.fits,
    topics: unknown ? [] : topicsOf(round, stage, heard.fits),
  };
}

/** The answer about `topic`: the one to a question about it, else one that touched on it. */
export function answerFor(answers: readonly Answer[], topic: Topic): Answer | undefined {
  const asked = answers.findLast(
    (answer) => !answer.unknown && answer.fits && answer.method && topicOf[answer.method] === topic,
  );
  return asked ?? answers.find((answer) => answer.topics.includes(topic));
}

/** The tag of `answer` as an answer to `topic`. */
export function tagFor(answer: Answer | undefined, topic: Topic): Tag | undefined {
  if (answer === undefined) return undefined;
  if (answer.fits && answer.method && topicOf[answer.method] === topic) return answer.tag;
  return (isChinese(answer.text) ? onlyTagZh : onlyTag)(answer.text, tagsOf[topic]);
}

/** The part of an answer about `topic`: the halves of "I want X, but I fear Y" have different topics. */
export function partOf(answer: Answer, topic: Topic): string {
  const halves = answer.own ? (isChinese(answer.text) ? butInZh : butIn)(answer.text) : undefined;
  if (!halves || (answer.method && topicOf[answer.method] === topic)) return answer.text;
  return topic === 'obstacle' ? halves[1] : topic === 'matter' ? halves[0] : answer.text;
}
