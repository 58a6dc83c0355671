/**
 * The first round of a dialogue that continues an earlier reflection: repeats what is remembered, and asks what
 * followed.
 */
import type { Stage } from './stage.ts';
import type { State } from './state.ts';

/** Undefined if nothing is remembered. */
export function resumeDialogue({ earlier, language }: State) {
  const [first] = earlier;
  if (!first) return undefined;
  const words = language.earlier;
  return {
    reflection: words.remember[first.part](first.text),
    question: words.ask,
    options: [...(first.part === 'step' ? words.step : words.other)],
    stage: { kind: 'since' } satisfies Stage,
  };
}

/** The guide's reply to the option that was chosen at the question of `resumeDialogue`. */
export function echoSince({ earlier, language, last }: State): string | undefined {
  if (last.stage?.kind !== 'since' || last.chosen === undefined) return undefined;
  const { stepEchoes, otherEchoes } = language.earlier;
  return (earlier[0]?.part === 'step' ? stepEchoes : otherEchoes)[last.chosen];
}
