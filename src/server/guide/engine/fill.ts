/** Puts the person's word for somebody, and the sides and the act of their question, into the texts of a pack. */
import type { Question } from './pack.ts';
import type { State } from './state.ts';

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A side or an act that is short enough to stand in a question. */
function shortSlot(state: State, text: string | undefined): string | undefined {
  const bare = text?.trim().replace(/[.,;:!?。，；：！？]+$/u, '');
  if (!bare || !state.language.fitsSlot(bare)) return undefined;
  return bare;
}

function slotsFor(state: State, of: 'line' | 'option'): Record<string, string | undefined> {
  const { who, input } = state;
  const { act, a, b } = input.reading;
  return {
    ...(who && {
      who: who[of],
      Who: upper(who[of]),
      they: who.they,
      They: upper(who.they),
      them: who.them,
      their: who.their,
    }),
    act: shortSlot(state, act),
    a: shortSlot(state, a),
    b: shortSlot(state, b),
  };
}

/** Whether all slots of a question are known. */
export function canFill(state: State, question: Question): boolean {
  const slots = slotsFor(state, 'line');
  return [...`${question.ask} ${question.plain}`.matchAll(/\{(\w+)\}/g)].every(
    ([, name = '']) => slots[name],
  );
}

function fill(text: string, state: State, of: 'line' | 'option'): string {
  const slots = slotsFor(state, of);
  const filled = text.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);
  return /^\{/.test(text) ? upper(filled) : filled;
}

/** A line of the guide. */
export const fillLine = (text: string, state: State) => fill(text, state, 'line');
/** A text in the person's voice. */
export const fillOption = (text: string, state: State) => fill(text, state, 'option');
