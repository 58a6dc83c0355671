/** Picks one of the insights that the model drafted. An insight joins two statements, which must both be the person's own. */
import type { GuideInput } from '../guide.ts';
import { checksFor } from '../rubric/checks-by-language.ts';
import { type Source, sourceOf } from '../summary/evidence.ts';
import { sharedCount } from '../text/words.ts';
import type { ModelDraft } from './schemas.ts';

export interface Insight {
  text: string;
  sources: [Source, Source];
}

const maxChars = 300;

/** The draft as an insight; undefined if one of its quotes is not true, or both are from the same statement. */
function toInsight(input: GuideInput, draft: ModelDraft): Insight | undefined {
  const [first, second] = [draft.first, draft.second].map(({ round, quote }) =>
    sourceOf(input, quote, [round]),
  );
  if (!first || !second || draft.text.length > maxChars) return undefined;
  // Two parts of one statement were joined already.
  if (first.quote.includes(second.quote) || second.quote.includes(first.quote)) return undefined;
  return { text: draft.text, sources: [first, second] };
}

/** Higher for statements from two answers, in the person's own words rather than our options, whose words the text uses. */
function scoreInsight(input: GuideInput, { text, sources }: Insight): number {
  const [first, second] = sources;
  const isTyped = ({ round }: Source) => !input.rounds.some((one) => one.number === round && one.option);
  const { termsOf, personTermsOf } = checksFor(text);
  const takesUp = ({ quote }: Source) => sharedCount(termsOf(text), personTermsOf(quote)) > 0;
  return (
    (first.round === second.round ? 0 : 2) +
    (isTyped(first) && isTyped(second) ? 1 : 0) +
    (takesUp(first) && takesUp(second) ? 2 : 0)
  );
}

/** The best of the drafts that pass; the model wrote the best one first, so it wins a tie. */
export function chooseInsight(
  input: GuideInput,
  drafts: readonly ModelDraft[],
  failures: (text: string) => readonly string[],
): Insight | undefined {
  const passed = drafts
    .flatMap((draft) => toInsight(input, draft) ?? [])
    .filter(({ text }) => failures(text).length === 0);
  const scores = passed.map((insight) => scoreInsight(input, insight));
  return passed[scores.indexOf(Math.max(...scores))];
}
