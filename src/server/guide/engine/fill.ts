/** Puts the person's word for somebody into the texts of a pack. */
import type { State } from './state.ts';

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function fill(text: string, state: State, of: 'line' | 'option'): string {
  const { who } = state;
  if (!who) return text;
  const slots: Record<string, string> = {
    who: who[of],
    Who: upper(who[of]),
    they: who.they,
    They: upper(who.they),
    them: who.them,
    their: who.their,
  };
  const filled = text.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);
  return /^\{/.test(text) ? upper(filled) : filled;
}

/** A line of the guide. */
export const fillLine = (text: string, state: State) => fill(text, state, 'line');
/** A text in the person's voice. */
export const fillOption = (text: string, state: State) => fill(text, state, 'option');
