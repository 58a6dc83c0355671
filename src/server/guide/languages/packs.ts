/** One pack for each situation, one for everything else, and one for the kinds of clauses that people write. */
import type { Situation } from '#shared/kinds.ts';
import { nameOfFit } from '../engine/follow-up.ts';
import type { Concern, Pack, PackId, Question } from '../engine/pack.ts';

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
  /** `Question.lead`, by the name of the question (`nameOfFit`). */
  leads: Readonly<Record<string, string>>;
}

const mapValues = <Value>(
  all: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Value,
) => Object.fromEntries(Object.entries(all).map(([name, value]) => [name, change(value, name)]));

/** The concerns and questions, with the leads of their questions. */
function withLeads({ self, others, questions, leads }: FollowParts): Pick<Pack, 'concerns' | 'questions'> {
  const withLead = (question: Question, name: string): Question => {
    const lead = leads[name];
    return lead === undefined ? question : { ...question, lead };
  };
  const toConcern = (concern: Concern, name: string): Concern => ({
    ...concern,
    questions: concern.questions.map((question, index) => withLead(question, nameOfFit(name, index))),
  });
  return {
    concerns: mapValues({ ...self, ...others }, toConcern),
    questions: mapValues(questions, (question, name) => withLead(question, nameOfFit(name, 0))),
  };
}

/** Joins the packs of a language. `named`: those of the situations and the general one; a missing one is a type error. */
export function joinPacks(
  named: Record<ExportName<Situation | 'general'>, Pack>,
  parts: FollowParts,
): Readonly<Record<PackId, Pack>> {
  const follow: Pack = {
    id: 'follow',
    avoid: [],
    openings: [],
    ...withLeads(parts),
    together: [],
    insights: [...parts.followInsights, ...parts.thoughts],
    suggestions: [],
  };
  const all = [...Object.values(named), follow];
  return Object.fromEntries(all.map((pack) => [pack.id, pack])) as Record<PackId, Pack>;
}
