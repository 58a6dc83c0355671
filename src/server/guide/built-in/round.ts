/** Writes one round: takes up the last answer, turns to the next method, asks, offers three answers. */
import { type Answer, isUnknown } from '../answers.ts';
import type { GuideInput, GuideRound } from '../guide.ts';
import { lensOf } from '../lenses.ts';
import { pick } from '../pick.ts';
import { quote } from '../quotes.ts';
import { analyse, butIn } from '../reading/analysis.ts';
import { isEnglish } from '../reading/language.ts';
import type { NextStage } from '../stages.ts';
import { stageText, type Tag, topicOf } from '../tags.ts';
import { sharedCount, stemsOf, wordsOf } from '../words.ts';
import { layers } from './layer-wordings.ts';
import { optionWordings, tagSets } from './option-wordings.ts';
import { fill, hasSlots, isUnnamedChoice, type Phrases, phrasesOf } from './phrases.ts';
import { questionsOf, stepAfterLow } from './question-wordings.ts';
import * as words from './reflection-wordings.ts';
import { smallQuestions } from './small-questions.ts';
import { valuePhrases } from './summary-wordings.ts';
import { withTime } from './timed-steps.ts';
import { understandingAfter } from './understood.ts';
import { unknownLine } from './unknown-line.ts';

interface Draft {
  input: GuideInput;
  answers: readonly Answer[];
  stage: NextStage;
  phrases: Phrases;
  /** 0 at first; each further attempt takes other wordings. */
  attempt: number;
}

/** More words than a reflection quotes. */
const longAnswer = 26;

function choose(draft: Draft, pool: readonly string[], name: string): string {
  return pick(pool, `${draft.input.seed}${name}`, draft.attempt);
}

/** From pools that serve several rounds: the round number moves on, so none comes twice. */
function rotate(draft: Draft, pool: readonly string[], name: string): string {
  return pick(pool, `${draft.input.seed}${name}`, draft.answers.length);
}

function opening(draft: Draft): string[] {
  const { input, phrases } = draft;
  const { question } = input;
  if (!isEnglish(question)) return [fill(choose(draft, words.otherLanguage, 'language'), phrases)];
  return [fill(choose(draft, openingsFor(input), 'opening'), phrases), ...noticed(draft)];
}

function openingsFor(input: GuideInput): readonly string[] {
  const { frame } = input.reading;
  if (isUnnamedChoice(input)) return words.unnamedOpenings;
  return hasSlots(input) ? words.openings[frame] : (words.bareOpenings[frame] ?? words.openings.open);
}

function noticed(draft: Draft): string[] {
  const { feelings, but } = analyse(draft.input.question);
  const isWhole = draft.input.reading.frame === 'open' || !hasSlots(draft.input);
  if (but && !isWhole)
    return [fill(choose(draft, words.butLines, 'but'), { x: quote(but[0], 12), y: quote(but[1], 12) })];
  const feeling = feelings[0];
  return feeling === undefined
    ? []
    : [fill(choose(draft, words.feelingLines, 'feeling'), { feeling: quote(feeling) })];
}

function ownLine(draft: Draft, answer: Answer): string {
  const { method, tag, text, fits } = answer;
  if (method === 'scale' && tag) return choose(draft, layers[tag], tag);
  if (/[?？]/.test(text)) return rotate(draft, words.askedBackLines, 'back');
  if (wordsOf(text).length > longAnswer) return rotate(draft, words.longLines, 'long');
  if (butIn(text)) return rotate(draft, words.twoSidedLines, 'sides');
  const feeling = isEnglish(text) ? analyse(text).feelings[0] : undefined;
  if (feeling) return fill(rotate(draft, words.ownFeelingLines, 'feel'), { feeling: quote(feeling) });
  const topic = method && topicOf[method];
  const heard = topic && words.heardLines[topic];
  const value = fits && topic === 'matter' && tag ? valuePhrases[tag] : undefined;
  return heard && value
    ? fill(choose(draft, heard, 'heard'), { value })
    : rotate(draft, words.ownLines, 'own');
}

/** What was said last, and one layer more. */
function takenUp(draft: Draft, answer: Answer): string[] {
  if (answer.unknown) return [unknownLine(draft.input.seed, draft.answers.length, answer)];
  const leads = answer.own ? words.ownLeads : words.chosenLeads;
  const lead = fill(rotate(draft, leads, 'lead'), { answer: quote(answer.text, answer.own ? 26 : 16) });
  if (answer.own) return [lead, ownLine(draft, answer)];
  return answer.tag ? [lead, choose(draft, layers[answer.tag], answer.tag)] : [lead];
}

function reflectionOf(draft: Draft): string[] {
  const last = draft.answers.at(-1);
  const first = last === undefined ? opening(draft) : takenUp(draft, last);
  const link = draft.stage.small
    ? rotate(draft, words.smallerLines, 'smaller')
    : choose(draft, words.links[draft.stage.method], 'link');
  return [...first, link];
}

function questionOf(draft: Draft): string {
  const { answers, input, stage, phrases } = draft;
  const topic = topicOf[stage.method];
  if (stage.small) return choose(draft, smallQuestions(topic), 'small');
  const low = stage.method === 'step' && answers.at(-1)?.tag === 'lows';
  const pool = low ? stepAfterLow : questionsOf(stage.method, input.reading.frame, isUnnamedChoice(input));
  return fill(choose(draft, pool, `ask${stage.method}`), phrases);
}

function optionsOf(draft: Draft, tags: readonly Tag[]): string[] {
  const { input, phrases, stage } = draft;
  const tint = analyse(input.question).tint;
  // The smaller question offers the same three things in other words.
  const turn = draft.attempt + (stage.small ? 1 : 0);
  return tags.map((tag) => {
    const pool = optionWordings(tag, input.reading.frame, tint);
    const option = fill(pick(pool, `${input.seed}${tag}`, turn), phrases);
    return stage.method === 'plan' ? withTime(option, tag, input.seed) : option;
  });
}

/** Too little of the person's own words in the round: say once more what it is about, then what was said before. */
function grounding(draft: Draft, written: string): string[] {
  const known = draft.answers.filter(({ text }) => !isUnknown(text));
  const own = stemsOf([draft.input.question, ...known.map(({ text }) => text)].join(' '));
  const isShort = (text: string) => sharedCount(stemsOf(text), own) < Math.min(2, own.size);
  const earlier = known.filter((answer) => answer !== draft.answers.at(-1)).at(-1);
  const lines = [
    fill(rotate(draft, words.groundings, 'ground'), draft.phrases),
    ...(earlier ? [fill(rotate(draft, words.recalls, 'recall'), { answer: quote(earlier.text) })] : []),
    fill(rotate(draft, words.questionRecalls, 'words'), draft.phrases),
  ];
  const said: string[] = [];
  for (const line of lines) if (isShort([written, ...said].join(' '))) said.push(line);
  return said;
}

export function writeRound(
  input: GuideInput,
  answers: readonly Answer[],
  stage: NextStage,
  attempt: number,
): GuideRound {
  const draft: Draft = { input, answers, stage, phrases: phrasesOf(input), attempt };
  const sets = tagSets(stage.method, input.reading.frame, analyse(input.question).tint);
  const tags = pick(sets, `${input.seed}${stage.method}set`, 0);
  const question = questionOf(draft);
  const options = optionsOf(draft, tags);
  const parts = reflectionOf(draft);
  const ground = grounding(draft, [...parts, question, ...options].join(' '));
  return {
    kind: 'round',
    roundKind: 'choice',
    stage: stageText({ ...stage, tags: [...tags] }),
    reflection: [...parts.slice(0, -1), ...ground, ...parts.slice(-1)].join(' '),
    question,
    options,
    lenses: tags.map(lensOf),
    support: rotate(draft, words.supports, 'support'),
    understanding: understandingAfter(input),
  };
}
