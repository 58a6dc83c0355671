/** What the guide remembers of an earlier reflection that the dialogue continues. */
import { parseMemory } from '#shared/reflection/memory.ts';

/** A remembered line. Nobody has said it in this dialogue. */
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
