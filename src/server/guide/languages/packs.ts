/** One pack for each situation, one for everything else, and one for the kinds of clauses that people write. */
import type { Situation } from '#shared/kinds.ts';
import type { Pack, PackId } from '../engine/pack.ts';

/** The file of the pack 'in-laws' exports it as `inLaws`. */
type ExportName<Id extends string> = Id extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<ExportName<Rest>>}`
  : Id;

/** What the folder `packs/follow` of a language exports for the engine. */
interface FollowParts {
  self: Pack['concerns'];
  others: Pack['concerns'];
  questions: NonNullable<Pack['questions']>;
  followInsights: Pack['insights'];
  thoughts: Pack['insights'];
}

/** Joins the packs of a language. `named`: those of the situations and the general one; a missing one is a type error. */
export function joinPacks(
  named: Record<ExportName<Situation | 'general'>, Pack>,
  { self, others, questions, followInsights, thoughts }: FollowParts,
): Readonly<Record<PackId, Pack>> {
  const follow: Pack = {
    id: 'follow',
    avoid: [],
    openings: [],
    concerns: { ...self, ...others },
    questions,
    together: [],
    insights: [...followInsights, ...thoughts],
    suggestions: [],
  };
  const all = [...Object.values(named), follow];
  return Object.fromEntries(all.map((pack) => [pack.id, pack])) as Record<PackId, Pack>;
}
