/** What the guide takes from each answered round. */
import type { AnsweredRound } from './guide.ts';
import { type Method, parseStage, type Tag, type Topic, tagsIn, tagsOf, topicOf } from './tags.ts';

export interface Answer {
  number: number;
  text: string;
  /** Undefined for a round that another guide wrote. */
  method: Method | undefined;
  small: boolean;
  tag: Tag | undefined;
  /** Own words, not one of the options. */
  own: boolean;
  /** "I don't know" and its kin, or nothing that could be quoted. */
  unknown: boolean;
  /** What this answer speaks to, beside what it was asked. */
  topics: Topic[];
}

const unknown =
  /^\W*(?:(?:well|um+|uh+|hm+|ok|honestly|sorry|but|maybe|really|just)\W+)*(?:i (?:really |honestly |just )*(?:do ?n.?t|do not|dunno) ?(?:really |even )*(?:know|understand|care)?|i have no idea|no idea|not sure|i'?m not sure|unsure|dunno|idk|no clue|can'?t say|i can'?t (?:say|tell)|hard to say|nothing|none|skip|pass|whatever|不知道|我不知道|不清楚|没想法|no sé|keine ahnung|je ne sais pas)(?:\W+(?:really|yet|honestly|sorry|at all|maybe|right now|what to say|that|how))*\W*$/iu;

/** Says nothing to go on: an "I don't know", or no letter and no figure in it. */
export function isUnknown(text: string): boolean {
  return unknown.test(text.replace(/\u2019/g, "'")) || !/[\p{L}\p{N}]/u.test(text);
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
function timePhrase(text: string): boolean {
  return tagsIn(text, ['soon', 'weekend']).length > 0;
}

/** Free text may answer more than it was asked: "I want to be free, but I am afraid; I'll call her tomorrow". */
function extraTopics(text: string, asked: Topic | undefined): Topic[] {
  const topics: Topic[] = [];
  if (matterPhrase(text) && tagsIn(text, tagsOf.matter).length > 0) topics.push('matter');
  if (obstaclePhrase(text) && tagsIn(text, tagsOf.obstacle).length > 0) topics.push('obstacle');
  if (stepPhrase(text) && tagsIn(text, tagsOf.step).length > 0) topics.push('step');
  if (timePhrase(text) && (topics.includes('step') || asked === 'step')) topics.push('time');
  return topics;
}

/** A tag of free text only where its words point one way; otherwise the text is quoted and left at that. */
function sureTag(text: string, topic: Topic): Tag | undefined {
  const tags = tagsIn(text, tagsOf[topic]);
  return tags.length === 1 || topic === 'confidence' || topic === 'step' ? tags[0] : undefined;
}

function tagOf(round: AnsweredRound, own: boolean, asked: Topic | undefined): Tag | undefined {
  const stage = parseStage(round.stage);
  if (!own) return stage?.tags[{ A: 0, B: 1, C: 2 }[round.option ?? 'A']];
  return asked === undefined ? undefined : sureTag(round.content, asked);
}

export function answerOf(round: AnsweredRound): Answer {
  const stage = parseStage(round.stage);
  const own = round.option === undefined;
  const none = own && isUnknown(round.content);
  const asked = stage && topicOf[stage.method];
  const extra = own && !none ? extraTopics(round.content, asked) : [];
  return {
    number: round.number,
    text: round.content,
    method: stage?.method,
    small: stage?.small ?? false,
    tag: none ? undefined : tagOf(round, own, asked),
    own,
    unknown: none,
    topics: none ? [] : [...new Set(asked === undefined ? extra : [asked, ...extra])],
  };
}

/** The answer that speaks to `topic`: the one that was asked for it before one that touched it. */
export function answerFor(answers: readonly Answer[], topic: Topic): Answer | undefined {
  const asked = answers
    .filter((answer) => !answer.unknown && answer.method && topicOf[answer.method] === topic)
    .at(-1);
  return asked ?? answers.find((answer) => answer.topics.includes(topic));
}

/** Tag of `answer` seen as an answer to `topic`. */
export function tagFor(answer: Answer | undefined, topic: Topic): Tag | undefined {
  if (answer === undefined) return undefined;
  if (answer.method && topicOf[answer.method] === topic) return answer.tag;
  return sureTag(answer.text, topic);
}
