/** Insights that join two things that the person said. Each needs two certain signs, from two answers. */
import { findKindWeight, groups, type LaterGroup } from './kinds.ts';
import { insightsOf, isOfSituation, ownQuestion, type Pack, type Pair } from './pack.ts';
import { concernKey, type Sign, type State } from './state.ts';

/** Both certainties together: enough to ask whether it fits. In a situation, two answers to questions about the concerns. */
const minJointCertainty = { situation: 1.4, other: 1.55 };
/** That of an answer to a question about the concern, in the person's own words. */
const minCertainty = 0.7;

/** Minimum for each sign of an insight of the pack `follow`: its insights are general, so a wrong one is more likely. */
const minKindCertainty = 0.82;

export interface Insight {
  /** As in `State.insightVerdicts`. */
  key: string;
  text: string;
  signs: readonly [Sign, Sign];
  weight: number;
}

function weightOf(sign: Sign): number {
  const typed = sign.echo === undefined ? 1.5 : 1;
  return sign.certainty * 2 + typed + 0.1 * sign.round + 0.1 * Math.max(0, sign.phrase?.salience ?? 0);
}

/** The question itself, which nobody has to guess. */
const questionSign = ({ input: { question } }: State): Sign => ({
  concern: ownQuestion,
  round: 0,
  certainty: 0.95,
  source: question,
  phrase: undefined,
  echo: undefined,
});

/** What came out says more, the more it matters that somebody responds to it. */
const weighSign = ({ concern }: Sign): number =>
  Math.max(
    ...groups[concern.replace('follow:@', '') as LaterGroup].map((kind) => findKindWeight(kind) ?? 0),
  ) / 3;

/** The best two signs for two concerns that come from different answers, or from different words of the question. */
function bestPair(state: State, one: string, two: string, least: number): readonly [Sign, Sign] | undefined {
  const isLater = one === ownQuestion || two === ownQuestion;
  const sure = (concern: string) =>
    concern === ownQuestion
      ? [questionSign(state)]
      : [...state.signs, ...state.groupSigns]
          .filter((sign) => sign.concern === concern && sign.certainty >= minCertainty)
          .filter(({ round, echo }) => !isLater || (round > 0 && echo === undefined))
          .sort((left, right) => weightOf(right) - weightOf(left));
  for (const left of sure(one))
    for (const right of sure(two)) {
      const areApart = left.round !== right.round || left.source !== right.source;
      if (areApart && left.certainty + right.certainty >= least) return [left, right];
    }
  return undefined;
}

const isSureKind = ({ certainty, echo }: Sign) => certainty >= minKindCertainty && echo === undefined;

/** Characters of a line that is read within the wait for the next question. */
const maxQuickChars = { en: 90, zh: 60 };

/** Of several lines for the same, dialogues get different ones. */
function isItsTurn(
  { input: { question } }: State,
  { later }: Pack,
  { of: [one, group], say }: Pair,
): boolean {
  const lines = one === ownQuestion ? later?.[group.slice(1) as LaterGroup] : undefined;
  return lines === undefined || lines[question.length % lines.length] === say;
}

/** Insights to ask about, the one with the most weight first. */
export function findInsights(state: State): Insight[] {
  const found = state.packs.flatMap((pack) =>
    insightsOf(pack).flatMap(({ of, say }, index): Insight[] => {
      if (!isItsTurn(state, pack, { of, say })) return [];
      const key = `${pack.id}:${index}`;
      const [one, two] = of.map((name) => concernKey(pack, name)) as [string, string];
      if (state.insightVerdicts.has(key) || state.closedConcerns.has(one) || state.closedConcerns.has(two))
        return [];
      const joint = minJointCertainty[isOfSituation(pack.id) ? 'situation' : 'other'];
      const signs = bestPair(state, one, two, joint);
      if (!signs || (pack.id === 'follow' && !signs.every(isSureKind))) return [];
      const isLater = one === ownQuestion;
      const less =
        (pack.id === 'general' && !isLater ? 1 : 0) -
        (isLater ? weighSign(signs[1]) : 0) +
        (of[0].startsWith('@') ? 0.8 : 0) +
        (say.length > maxQuickChars[state.language.locale] ? 3 : 0);
      return [{ key, text: say, signs, weight: weightOf(signs[0]) + weightOf(signs[1]) - less }];
    }),
  );
  return found.sort((one, two) => two.weight - one.weight);
}

/**
 * Whether an insight may be asked about: one of the situation that rests on the question and on options which the person
 * picked. Players called most of those wrong that rest on how their own words were read.
 */
export const isOnPicks = ({ key, signs }: Insight): boolean =>
  isOfSituation(key.split(':', 1)[0] ?? '') &&
  signs.every(({ echo, round }) => echo !== undefined || round === 0);

const sentence = /.+?(?:[.!](?=\s|$)|[。！])|.+$/gsu;

/** Insights that the person said fit, in whole or in part; of some, only the sentence that does. */
export function findConfirmed(state: State): (Insight & { isPartly: boolean })[] {
  return state.packs.flatMap((pack) =>
    insightsOf(pack).flatMap(({ of, say }, index) => {
      const key = `${pack.id}:${index}`;
      const verdict = state.insightVerdicts.get(key);
      if (verdict === undefined || verdict === 'no') return [];
      const [one, two] = of.map((name) => concernKey(pack, name)) as [string, string];
      const signs = bestPair(state, one, two, 0);
      if (!signs) return [];
      const parts = say.match(sentence) ?? [say];
      const isWhole = verdict === 'yes' || verdict === 'partly';
      const text = isWhole ? say : (parts[verdict === 'first' ? 0 : 1] ?? say).trim();
      return [{ key, text, signs, weight: verdict === 'yes' ? 2 : 1, isPartly: verdict === 'partly' }];
    }),
  );
}

export const hasTwoSentences = (text: string) => (text.match(sentence) ?? []).length === 2;

/** Enough to say it during the dialogue, once. */
const minStatedCertainty = 1.7;

/** The shorter line that joins two concerns, as soon as both have come up in the person's own words. */
export function findTogether(state: State): string | undefined {
  const { round } = state.last;
  if (round < 2 || round > 3) return undefined;
  for (const pack of state.packs)
    for (const { of, say } of pack.together) {
      const [one, two] = of.map((name) => concernKey(pack, name)) as [string, string];
      const signs = bestPair(state, one, two, minStatedCertainty);
      const isNew = signs?.some((sign) => sign.round === round && sign.echo === undefined);
      if (isNew) return say;
    }
  return undefined;
}
