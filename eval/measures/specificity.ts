/**
 * Would a summary fit another question of the set better than its own? Each summary is scored against every question
 * of its language: how much of the question's terms the summary holds, where a term that the summaries of many questions
 * hold ("week", "write") counts little. It misses when another question scores as high as its own or higher.
 */
export interface Candidate {
  id: string;
  terms: ReadonlySet<string>;
}

export interface Scored {
  /** The question that the summary was written for. */
  id: string;
  terms: ReadonlySet<string>;
}

export interface SpecificityFigures {
  summaries: number;
  /** Left out: their question holds no content word, so nothing can speak of it. */
  unmeasured: number;
  misses: { id: string; better: string }[];
}

/** The more questions have a summary with this term, the less it says of any of them; what all hold says next to nothing. */
function rarityIn(summaries: readonly Scored[]): (term: string) => number {
  const questions = new Map<string, Set<string>>();
  for (const { id, terms } of summaries)
    for (const term of terms) questions.set(term, (questions.get(term) ?? new Set()).add(id));
  const all = new Set(summaries.map(({ id }) => id)).size;
  return (term) => Math.log((all + 1) / (Math.max(1, questions.get(term)?.size ?? 0) + 0.5));
}

function scorer(summaries: readonly Scored[]) {
  const rarity = rarityIn(summaries);
  const sum = (terms: Iterable<string>) => [...terms].reduce((total, term) => total + rarity(term), 0);
  return (summary: ReadonlySet<string>, question: ReadonlySet<string>): number => {
    const all = sum(question);
    // The root keeps a question of one word from winning by that one word.
    return all === 0 ? 0 : sum([...question].filter((term) => summary.has(term))) / Math.sqrt(all);
  };
}

export function specificity(
  summaries: readonly Scored[],
  candidates: readonly Candidate[],
): SpecificityFigures {
  const score = scorer(summaries);
  const hasTerms = ({ id }: Scored) => candidates.some((one) => one.id === id && one.terms.size > 0);
  const measured = summaries.filter(hasTerms);
  const misses = measured.flatMap((summary) => {
    const own = candidates.find(({ id }) => id === summary.id);
    const ownScore = own ? score(summary.terms, own.terms) : 0;
    const others = candidates.filter(({ id }) => id !== summary.id);
    const better = others.find(({ terms }) => score(summary.terms, terms) >= ownScore);
    return better ? [{ id: summary.id, better: better.id }] : [];
  });
  return { summaries: measured.length, unmeasured: summaries.length - measured.length, misses };
}
