/** The gates of `npm run eval`; docs/guide-eval.md says what they mean. */
import type { PlayedDialogue } from '../dialogue.ts';
import { formGates } from './form.ts';
import type { Bar, Gate, Miss } from './gate.ts';
import { listeningGates } from './listening.ts';
import { pathGates } from './path.ts';
import { repeatGates } from './repeats.ts';

export const gates: readonly Gate[] = [...pathGates, ...listeningGates, ...formGates, ...repeatGates];

export interface GateResult {
  name: string;
  bar: Bar;
  part: number;
  whole: number;
  misses: Miss[];
}

export const gateResults = (dialogues: readonly PlayedDialogue[]): GateResult[] =>
  gates.map(({ name, bar, count }) => ({ name, bar, ...count(dialogues) }));
