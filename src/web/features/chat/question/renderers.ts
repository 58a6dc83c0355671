/** One entry for each kind of round. */
import type { ComponentType } from 'react';
import type { RoundKind } from '#shared/contract/shapes.ts';
import { lazyPage } from '../../../lib/lazy.tsx';
import { choiceRound } from './choice-round.tsx';
import type { AnswersProps, RoundRenderer } from './round-renderer.ts';

/** For a kind with which no dialogue begins: the first question must not wait for its code. */
function laterRound(load: () => Promise<ComponentType<AnswersProps>>): RoundRenderer {
  const Answers = lazyPage(load);
  return { Answers, load: Answers.load };
}

export const renderers: Record<RoundKind, RoundRenderer> = {
  choice: choiceRound,
  values: laterRound(async () => (await import('./values-round.tsx')).ValuesAnswers),
  scale: laterRound(async () => (await import('./scale-round.tsx')).ScaleAnswers),
};

/** Without this, the round that needs the code waits for it. */
export function preloadRounds(): void {
  for (const { load } of Object.values(renderers)) load?.().catch(() => undefined);
}
