/** One pack for each situation, one for everything else, and one for the kinds of clauses that people write. */
import type { Situation } from '#shared/kinds.ts';
import { nameOfFit } from '../engine/follow-up.ts';
import {
  type Concern,
  type Pack,
  type PackId,
  type PooledOption,
  type Question,
  toOption,
  type WrittenConcern,
  type WrittenQuestion,
} from '../engine/pack.ts';

/** The file of the pack 'in-laws' exports it as `inLaws`. */
type ExportName<Id extends string> = Id extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<ExportName<Rest>>}`
  : Id;

/** What the folder `packs/follow` of a language exports for the engine. */
interface FollowParts {
  self: Readonly<Record<string, WrittenConcern>>;
  others: Readonly<Record<string, WrittenConcern>>;
  questions: Readonly<Record<string, WrittenQuestion>>;
  followInsights: Pack['insights'];
  thoughts: Pack['insights'];
  /** `Question.lead`, by the name of the question (`nameOfFit`). */
  leads: Readonly<Record<string, string>>;
  /** `Question.pool`, by the name of the question. */
  optionPools: Readonly<Record<string, readonly PooledOption[]>>;
}

const mapValues = <Value, Changed>(
  all: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Changed,
) => Object.fromEntries(Object.entries(all).map(([name, value]) => [name, change(value, name)]));

/** The concerns and questions, with the leads of their questions and the answers to choose from. */
function completeQuestions({
  self,
  others,
  questions,
  leads,
  optionPools,
}: FollowParts): Pick<Pack, 'concerns' | 'questions'> {
  const complete = (question: WrittenQuestion, name: string): Question => {
    const lead = leads[name];
    const pool = optionPools[name];
    const options = question.options ?? pool?.slice(0, 3).map(toOption);
    const [one, two, three] = options ?? [];
    if (!one || !two || !three) throw new RangeError(`${name} has no answers`);
    return {
      ...question,
      options: [one, two, three],
      ...(lead !== undefined && { lead }),
      ...(pool && { pool }),
    };
  };
  const toConcern = (concern: WrittenConcern, name: string): Concern => ({
    ...concern,
    questions: concern.questions.map((question, index) => complete(question, nameOfFit(name, index))),
  });
  return {
    concerns: mapValues({ ...self, ...others }, toConcern),
    questions: mapValues(questions, (question, name) => complete(question, nameOfFit(name, 0))),
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
    ...completeQuestions(parts),
    together: [],
    insights: [...parts.followInsights, ...parts.thoughts],
    suggestions: [],
  };
  const all = [...Object.values(named), follow];
  return Object.fromEntries(all.map((pack) => [pack.id, pack])) as Record<PackId, Pack>;
}
