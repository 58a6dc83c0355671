/** The first round of a dialogue that goes on from an earlier reflection: says what is remembered, and asks what followed. */
import { parseMemory } from '#shared/memory.ts';
import type { Stage } from './stage.ts';
import type { State } from './state.ts';

/** What the guide remembers of an earlier reflection. Nobody has said it in this dialogue. */
export interface Remembered {
  source: 'earlier';
  part: 'insight' | 'step' | 'open' | 'rest';
  text: string;
}

/** The texts of a language for that round. */
export interface EarlierWords {
  /** One sentence; the person's earlier reflection is named in it. */
  remember: Record<Remembered['part'], (text: string) => string>;
  ask: string;
  /** Answers where a step was remembered, and where none was. */
  step: readonly [string, string, string];
  other: readonly [string, string, string];
  /** Takes up the chosen answer. */
  stepEchoes: readonly [string, string, string];
  otherEchoes: readonly [string, string, string];
}

/** The most telling first. */
export function readMemory(lines: readonly string[] = []): Remembered[] {
  const { step, insight, open, rest } = parseMemory(lines);
  const known = { step, insight, open };
  return [
    ...(['step', 'insight', 'open'] as const).flatMap((part) => {
      const text = known[part];
      return text === undefined ? [] : [{ source: 'earlier' as const, part, text }];
    }),
    ...rest.map((text) => ({ source: 'earlier' as const, part: 'rest' as const, text })),
  ];
}

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

/** What takes up a chosen answer to that question. */
export function echoSince({ earlier, language, last }: State): string | undefined {
  if (last.stage?.kind !== 'since' || last.chosen === undefined) return undefined;
  const { stepEchoes, otherEchoes } = language.earlier;
  return (earlier[0]?.part === 'step' ? stepEchoes : otherEchoes)[last.chosen];
}
