/** Gates for the path: it is the person's own, or it is empty. */

import { askedBy } from '../asked.ts';
import type { PlayedDialogue } from '../dialogue.ts';
import { isTrueQuote } from '../measures/quotes.ts';
import { fold, sentencesIn, withoutQuotes } from '../text.ts';
import {
  type Gate,
  gateOf,
  missOf,
  roundsOf,
  saidIn,
  summaryOf,
  type Verdict,
  withoutContext,
} from './gate.ts';

/** Of a question about a step, the last option says why there is none. */
const reluctant = 'C';

const refusesPlan = ({ replies }: PlayedDialogue) => replies.some(({ of }) => of === 'refuses plan');

/** Whether the person typed a step, or picked one. */
export function namesStep(dialogue: PlayedDialogue, before = Number.POSITIVE_INFINITY): boolean {
  return roundsOf(dialogue).some(({ step, number, reply }) => {
    if (number >= before || !reply) return false;
    if (reply.of === 'step') return true;
    const wasPicked = reply.option !== undefined && reply.option !== reluctant;
    return wasPicked && askedBy(step, dialogue.person.language) === 'step';
  });
}

/** Step and time of the person stand in the path as they wrote them. */
const ownSteps = gateOf('own steps and times kept word for word', { least: 0.95 }, (dialogue) => {
  const summary = summaryOf(dialogue)?.summary;
  if (!summary || !dialogue.replies.some(({ of }) => of === 'step')) return [];
  const { step, time, text } = dialogue.person.step;
  const path = fold(summary.steps.join(' / '));
  const lost = [step, time].filter((piece) => !path.includes(fold(piece)));
  const miss = missOf(
    dialogue,
    `lost ${lost.map((piece) => `“${piece}”`).join(' and ')} of “${text}”; path: ${summary.steps.join(' / ')}`,
  );
  return [{ isGood: lost.length === 0, miss }];
});

/** A sentence in the first person, or one that is called the person's step, time or choice. */
const firstPerson = /(?<![\p{L}'])(?:i|i'(?:ll|m|d|ve)|my|me|mine|myself)(?![\p{L}'])|我/iu;
const calledOwn = /^(?:your|the) [a-z ]{0,20}\b(?:step|time|date|plan)\b[^:]{0,24}:|^你[^：]{0,8}：/i;

const withoutLabel = (line: string) => line.replace(/^[^:：]{0,40}[:：]\s*/u, '');
const withoutEnd = (text: string) => text.replace(/[.,;:!。，；：！\s]+$/u, '');

function isTheirs(text: string, said: readonly string[]): boolean {
  const bare = withoutEnd(fold(text));
  return bare === '' || isTrueQuote(bare, said.map(fold));
}

function isInvented(line: string, said: readonly string[]): boolean {
  if (isTheirs(line, said) || isTheirs(withoutLabel(line), said)) return false;
  if (calledOwn.test(line)) return true;
  return sentencesIn(withoutQuotes(line)).some((sentence) => {
    const isFirst = firstPerson.test(sentence.replace(/\u2019/g, "'"));
    return isFirst && !isTheirs(sentence, said) && !isTheirs(withoutLabel(sentence), said);
  });
}

const inventedSteps = gateOf(
  'first-person sentences in the path that the person neither wrote nor picked',
  { most: 0 },
  (dialogue) => {
    const said = saidIn(dialogue);
    const lines = summaryOf(dialogue)?.summary.steps ?? [];
    return lines.map((line) => ({
      isGood: !isInvented(withoutContext(line, dialogue), said),
      miss: missOf(dialogue, line),
    }));
  },
);

/** A line of the path that names nothing to do: no plan, no step, or a date. */
const namesNothing =
  /\bno (?:plan|step)|(?:\bnot|n't) (?:want|need|named?|have) (?:an?|any) (?:plan|step)|\bdate you (?:named|gave)|不(?:写|做|用|要|需要)?计划|没有计划|还没说要做|不必|期限/i;
const isSuggestion = /\bsuggest|建议/i;

/** What is wrong after a person refused any plan and named no step. */
function plansAnyway(dialogue: PlayedDialogue): string | undefined {
  const refusedAt = dialogue.replies.findIndex(({ of }) => of === 'refuses plan') + 1;
  const asked = roundsOf(dialogue).find(({ step, number }) => {
    const wanted = askedBy(step, dialogue.person.language);
    return number > refusedAt && (wanted === 'step' || wanted === 'scale');
  });
  if (asked) return `asked: ${asked.step.question}`;
  const summary = summaryOf(dialogue)?.summary;
  const line = summary?.steps.find((one) => !namesNothing.test(one));
  if (line !== undefined) return `path: ${line}`;
  const suggestion = summary?.suggestions.find((one) => isSuggestion.test(one));
  return suggestion === undefined ? undefined : `suggestion: ${suggestion}`;
}

const refusedPlans = gateOf('refused plans that still lead to a step', { most: 0 }, (dialogue): Verdict[] => {
  if (!refusesPlan(dialogue) || namesStep(dialogue)) return [];
  const found = plansAnyway(dialogue);
  return [{ isGood: found === undefined, miss: missOf(dialogue, found ?? '') }];
});

export const pathGates: Gate[] = [ownSteps, inventedSteps, refusedPlans];
