/** One entry for each kind of round. */
import type { RoundKind } from '#shared/contract/shapes.ts';
import { lazyPage } from '../../../lib/lazy.tsx';
import { choiceRound } from './choice-round.tsx';
import type { RoundRenderer } from './round-renderer.ts';

const loadLater = () => import('./later-rounds.ts');
const values = lazyPage(async () => (await loadLater()).values);
const scale = lazyPage(async () => (await loadLater()).scale);

export const renderers: Record<RoundKind, RoundRenderer> = {
  choice: choiceRound,
  values: { Answers: values },
  scale: { Answers: scale },
};

/** Without this, the round that needs the code waits for it. */
export function preloadRounds(): void {
  for (const kind of [values, scale]) kind.load().catch(() => undefined);
}
