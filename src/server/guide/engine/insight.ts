/** Insights that join two things that the person said. Each rests on two signs, both certain, from two answers. */
import { concernKey, type Sign, type State } from './state.ts';

/** Both certainties together: enough to ask whether it fits, and enough to say it unasked. */
const enough = { ask: 1.45, say: 1.5 };
/** That of an answer to a question about the concern, in the person's own words. */
const minCertainty = 0.7;

export interface Insight {
  /** As in `State.checked`. */
  key: string;
  text: string;
  signs: readonly [Sign, Sign];
  weight: number;
}

function weightOf(sign: Sign): number {
  const typed = sign.echo === undefined ? 1.5 : 1;
  return sign.certainty * 2 + typed + 0.1 * sign.round + 0.1 * Math.max(0, sign.phrase?.heat ?? 0);
}

/** The best two signs for two concerns that come from different answers, or from different words of the question. */
function bestPair(state: State, one: string, two: string, least: number): readonly [Sign, Sign] | undefined {
  const sure = (concern: string) =>
    state.signs
      .filter((sign) => sign.concern === concern && sign.certainty >= minCertainty)
      .sort((left, right) => weightOf(right) - weightOf(left));
  for (const left of sure(one))
    for (const right of sure(two)) {
      const areApart = left.round !== right.round || left.source !== right.source;
      if (areApart && left.certainty + right.certainty >= least) return [left, right];
    }
  return undefined;
}

/**
 * The insights that hold, the one with the most weight first; without those that the person denied. `to`: to ask the
 * person takes less certainty than to say it in the summary.
 */
export function findInsights(state: State, to: keyof typeof enough): Insight[] {
  const found = state.packs.flatMap((pack) =>
    pack.insights.flatMap(({ of, say }, index): Insight[] => {
      const key = `${pack.id}:${index}`;
      if (state.checked.get(key) === 'no') return [];
      const [one, two] = of;
      const wasAsked = state.checked.has(key);
      const signs = bestPair(
        state,
        concernKey(pack, one),
        concernKey(pack, two),
        wasAsked ? enough.ask : enough[to],
      );
      if (!signs) return [];
      const confirmed = state.checked.get(key) === 'yes' ? 10 : state.checked.get(key) === 'partly' ? 3 : 0;
      const general = pack.id === 'general' ? -1 : 0;
      return [
        { key, text: say, signs, weight: confirmed + general + weightOf(signs[0]) + weightOf(signs[1]) },
      ];
    }),
  );
  return found.sort((one, two) => two.weight - one.weight);
}

/** The shorter line that joins two concerns during the dialogue. */
export function findTogether(state: State): string | undefined {
  for (const pack of state.packs)
    for (const { of, say } of pack.together) {
      const [one, two] = of;
      const signs = bestPair(state, concernKey(pack, one), concernKey(pack, two), enough.ask);
      if (signs && (signs[0].round === state.last.round || signs[1].round === state.last.round)) return say;
    }
  return undefined;
}
