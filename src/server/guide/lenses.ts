/** The lens of an option: its point of view. In each round exactly one is uncomfortable. */
import type { Tag } from './tags.ts';

/** The point of view that a friend who wants to please would leave out. */
const uncomfortable = 'uncomfortable';

const lenses: Record<Tag, string> = {
  deadline: 'time',
  // Its wordings own up to excuses and putting off.
  fatigue: uncomfortable,
  people: 'others',
  event: 'event',
  vague: 'feeling',
  growth: 'growth',
  security: 'safety',
  closeness: 'others',
  freedom: 'freedom',
  honesty: 'truth',
  peace: 'body',
  respect: 'self',
  image: uncomfortable,
  loss: 'loss',
  others: uncomfortable,
  noplan: 'cost',
  kind: 'self',
  fear: uncomfortable,
  facts: 'facts',
  prepared: 'time',
  ally: 'others',
  none: uncomfortable,
  lows: uncomfortable,
  middle: 'both',
  highs: 'opposite',
  fact: 'facts',
  trial: 'trial',
  talk: uncomfortable,
  soon: 'time',
  weekend: 'body',
  notime: uncomfortable,
};

export function lensOf(tag: Tag): string {
  return lenses[tag];
}

/** One lens per option, all different, exactly one uncomfortable. */
export function lensesDiffer(found: readonly string[], options: number): boolean {
  return (
    found.length === options &&
    new Set(found).size === options &&
    found.includes(uncomfortable) &&
    found.every((lens) => lens.trim() !== '')
  );
}
