/** The controls of each kind of round. */
import type { ComponentType } from 'react';
import type { RoundKind } from '#shared/contract/shapes.ts';
import { lazyPage } from '../../../lib/lazy.tsx';
import { choiceRound } from './choice-round.tsx';
import type { AnswersProps, RoundRenderer } from './round-renderer.ts';

/** For a kind with which no dialogue begins: its code comes later, so that the first question does not wait for it. */
function lazyRound(load: () => Promise<ComponentType<AnswersProps>>): RoundRenderer {
  const Answers = lazyPage(load);
  return { Answers, load: Answers.load };
}

export const renderers: Record<RoundKind, RoundRenderer> = {
  choice: choiceRound,
  values: lazyRound(async () => (await import('./values-round.tsx')).ValuesAnswers),
  scale: lazyRound(async () => (await import('./scale-round.tsx')).ScaleAnswers),
};

/** Loads the code of all kinds early, so that no later round has to wait for it. */
export function preloadRounds(): void {
  for (const { load } of Object.values(renderers)) load?.().catch(() => undefined);
}
