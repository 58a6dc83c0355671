/** Writes one round in Chinese: takes up the last answer, turns to the next method, asks, offers three answers. */
import { type Answer, isUnknown, isUnsure } from '../../answers.ts';
import type { GuideInput, GuideRound } from '../../guide.ts';
import { lensOf } from '../../lenses.ts';
import { pick } from '../../pick.ts';
import { analyseZh, butInZh } from '../../reading/zh/analysis.ts';
import { gramsOf } from '../../reading/zh/grams.ts';
import type { NextStage } from '../../stages.ts';
import { isStepTag, stageText, type Tag, topicOf } from '../../tags.ts';
import { sharedCount } from '../../words.ts';
import { understandingAfter } from '../understood.ts';
import { layersZh } from './layer-wordings.ts';
import { optionsZh, tagSetsZh } from './option-wordings.ts';
import { fillZh, hasSlotsZh, isUnnamedZh, type PhrasesZh, phrasesZh } from './phrases.ts';
import { questionsZh, stepAfterLow } from './question-wordings.ts';
import { quoteZh } from './quotes.ts';
import * as words from './reflection-wordings.ts';
import { smallQuestionsZh } from './small-questions.ts';
import { planTimesZh } from './step-options.ts';
import { valuePhrases } from './summary-wordings.ts';

interface Draft {
  input: GuideInput;
  answers: readonly Answer[];
  stage: NextStage;
  phrases: PhrasesZh;
  /** 0 at first; each further attempt takes other wordings. */
  attempt: number;
}

/** More characters than a reflection quotes. */
const longAnswer = 40;

function choose(draft: Draft, pool: readonly string[], name: string): string {
  return pick(pool, `${draft.input.seed}${name}`, draft.attempt);
}

/** From pools that serve several rounds: the round number moves on, so none comes twice. */
function rotate(draft: Draft, pool: readonly string[], name: string): string {
  return pick(pool, `${draft.input.seed}${name}`, draft.answers.length);
}

function openingsFor(input: GuideInput): readonly string[] {
  const { frame } = input.reading;
  if (isUnnamedZh(input)) return words.unnamedOpenings;
  return hasSlotsZh(input) ? words.openings[frame] : (words.bareOpenings[frame] ?? words.openings.open);
}

function noticed(draft: Draft): string[] {
  const { feelings, but } = analyseZh(draft.input.question);
  const isWhole = draft.input.reading.frame === 'open' || !hasSlotsZh(draft.input);
  if (but && !isWhole)
    return [fillZh(choose(draft, words.butLines, 'but'), { x: quoteZh(but[0], 24), y: quoteZh(but[1], 24) })];
  const feeling = feelings[0];
  return feeling === undefined
    ? []
    : [fillZh(choose(draft, words.feelingLines, 'feeling'), { feeling: quoteZh(feeling) })];
}

function opening(draft: Draft): string[] {
  return [fillZh(choose(draft, openingsFor(draft.input), 'opening'), draft.phrases), ...noticed(draft)];
}

function ownLine(draft: Draft, answer: Answer): string {
  const { method, tag, text, fits } = answer;
  const layer = method === 'scale' && tag ? layersZh[tag] : undefined;
  if (layer) return choose(draft, layer, tag ?? '');
  if (/[?？]/.test(text)) return rotate(draft, words.askedBackLines, 'back');
  if ([...text].length > longAnswer) return rotate(draft, words.longLines, 'long');
  if (butInZh(text)) return rotate(draft, words.twoSidedLines, 'sides');
  const feeling = analyseZh(text).feelings[0];
  if (feeling) return fillZh(rotate(draft, words.ownFeelingLines, 'feel'), { feeling: quoteZh(feeling) });
  const topic = method && topicOf[method];
  const heard = topic && words.heardLines[topic];
  const value = fits && topic === 'matter' && tag ? valuePhrases[tag] : undefined;
  return heard && value
    ? fillZh(choose(draft, heard, 'heard'), { value })
    : rotate(draft, words.ownLines, 'own');
}

/** Nothing to go on: not knowing is one thing, a bare "不" or a sign without words another. */
export function unknownLineZh(seed: string, turn: number, { text }: Answer): string {
  if (isUnsure(text)) return pick(words.unknownLines, `${seed}unknown`, turn);
  if (!/[\p{L}\p{N}]/u.test(text)) return pick(words.wordlessLines, `${seed}wordless`, turn);
  return fillZh(pick(words.curtLines, `${seed}curt`, turn), { answer: quoteZh(text) });
}

/** What was said last, and one layer more. */
function takenUp(draft: Draft, answer: Answer): string[] {
  if (answer.unknown) return [unknownLineZh(draft.input.seed, draft.answers.length, answer)];
  const leads = answer.own ? words.ownLeads : words.chosenLeads;
  const lead = fillZh(rotate(draft, leads, 'lead'), { answer: quoteZh(answer.text, longAnswer) });
  if (answer.own) return [lead, ownLine(draft, answer)];
  const layer = answer.tag && layersZh[answer.tag];
  return layer ? [lead, choose(draft, layer, answer.tag ?? '')] : [lead];
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
  if (stage.small) return choose(draft, smallQuestionsZh[topicOf[stage.method]], 'small');
  const low = stage.method === 'step' && answers.at(-1)?.tag === 'lows';
  // Without slots the questions of an open question fit, whatever the frame.
  const { frame } = input.reading;
  const spokenFrame = hasSlotsZh(input) || frame === 'choice' ? frame : 'open';
  const method = stage.method;
  const pool = low
    ? stepAfterLow
    : method === 'friend'
      ? questionsZh(method, frame)
      : questionsZh(method, spokenFrame, isUnnamedZh(input));
  return fillZh(choose(draft, pool, `ask${method}`), phrases);
}

function optionsOf(draft: Draft, tags: readonly Tag[]): string[] {
  const { input, phrases, stage } = draft;
  const { tint } = analyseZh(input.question);
  // The smaller question offers the same three things in other words.
  const turn = draft.attempt + (stage.small ? 1 : 0);
  return tags.map((tag) => {
    const pool = optionsZh(tag, input.reading.frame, tint);
    const option = fillZh(pick(pool, `${input.seed}${tag}`, turn), phrases);
    const isTimed = stage.method === 'plan' && isStepTag(tag);
    return isTimed ? `${pick(planTimesZh[tag], `${input.seed}time${tag}`, 0)}，${option}` : option;
  });
}

/** Too little of the person's own words in the round: say once more what it is about, then what was said before. */
function grounding(draft: Draft, written: string): string[] {
  const known = draft.answers.filter(({ text }) => !isUnknown(text));
  const own = gramsOf([draft.input.question, ...known.map(({ text }) => text)].join('，'));
  const isShort = (text: string) => sharedCount(gramsOf(text), own) < Math.min(2, own.size);
  const weight = ({ text }: Answer) => gramsOf(quoteZh(text)).size;
  const earlier = known
    .filter((answer) => answer !== draft.answers.at(-1))
    .toSorted((left, right) => weight(right) - weight(left))[0];
  const lines = [
    fillZh(rotate(draft, words.groundings, 'ground'), draft.phrases),
    ...(earlier ? [fillZh(rotate(draft, words.recalls, 'recall'), { answer: quoteZh(earlier.text) })] : []),
    fillZh(rotate(draft, words.questionRecalls, 'words'), draft.phrases),
  ];
  const said: string[] = [];
  for (const line of lines) if (isShort([written, ...said].join(' '))) said.push(line);
  return said;
}

export function writeRoundZh(
  input: GuideInput,
  answers: readonly Answer[],
  stage: NextStage,
  attempt: number,
): GuideRound {
  const draft: Draft = { input, answers, stage, phrases: phrasesZh(input), attempt };
  const sets = tagSetsZh(stage.method, input.reading.frame, analyseZh(input.question).tint);
  const tags = pick(sets, `${input.seed}${stage.method}set`, 0);
  const question = questionOf(draft);
  const options = optionsOf(draft, tags);
  const parts = reflectionOf(draft);
  const ground = grounding(draft, [...parts, question, ...options].join(' '));
  return {
    kind: 'round',
    roundKind: 'choice',
    stage: stageText({ ...stage, tags: [...tags] }),
    reflection: [...parts.slice(0, -1), ...ground, ...parts.slice(-1)].join(''),
    question,
    options,
    lenses: tags.map(lensOf),
    support: rotate(draft, words.supports, 'support'),
    understanding: understandingAfter(input),
  };
}
