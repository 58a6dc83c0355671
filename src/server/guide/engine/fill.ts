/**
 * Puts the person's words for people and things, and the sides and the act of their question, into the texts of a pack.
 */
import { memoizeForStep } from '../text/memoize-step.ts';
import type { PackId, Question } from './pack.ts';
import type { PersonText, State } from './state.ts';

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A side or an act that is short enough to stand in a question. */
function shortSlot(state: State, text: string | undefined): string | undefined {
  const bare = text?.trim().replace(/[.,;:!?。，；：！？]+$/u, '');
  if (!bare || !state.language.fitsSlot(bare)) return undefined;
  return bare;
}

type Voice = 'guide' | 'person';
type Slots = Record<string, string | undefined>;

/** What the focused clause names. */
function clauseSlots({ focus }: PersonText, voice: Voice): Slots {
  const { person, event, thing } = focus ?? {};
  return {
    name: voice === 'guide' ? person?.name : person?.myName,
    myname: person?.myName,
    they: person?.they,
    them: person?.them,
    their: person?.their,
    event,
    thing,
  };
}

function packSlots(state: State, voice: Voice): Slots {
  const { who } = state;
  const { act, a, b } = state.input.reading;
  const short = (text: string | undefined) => shortSlot(state, text);
  return {
    ...(who && {
      who: voice === 'guide' ? who.line : who.option,
      they: who.they,
      them: who.them,
      their: who.their,
    }),
    // An act begins with a verb, also where the question begins with it.
    act: act === undefined ? undefined : short(lower(act)),
    a: short(a),
    b: short(b),
  };
}

/** `about`: the text that a question of the pack `follow` follows up. */
export interface Filling {
  pack: PackId;
  about: PersonText;
}

const slotsFor = (state: State, { pack, about }: Filling, voice: Voice): Slots =>
  pack === 'follow' ? clauseSlots(about, voice) : packSlots(state, voice);

const slot = /\{(\w+)\}/g;
const slotsIn = memoizeForStep((text) => [...text.matchAll(slot)].map(([, name = '']) => name));
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const slotValue = (slots: Slots, name: string) =>
  slots[name] ?? (slots[lower(name)] === undefined ? undefined : upper(slots[lower(name)] ?? ''));

/** Whether all slots of the texts are known. */
export function canFillTexts(state: State, texts: readonly string[], filling: Filling): boolean {
  const slots = slotsFor(state, filling, 'guide');
  return texts.flatMap(slotsIn).every((name) => slotValue(slots, name) !== undefined);
}

/** Whether all slots of a question and its options are known. */
export const canFill = (state: State, { ask, plain, options }: Question, filling: Filling): boolean =>
  canFillTexts(state, [ask, plain, ...options.flatMap(([text, echo]) => `${text} ${echo}`)], filling);

function fill(state: State, text: string, filling: Filling, voice: Voice): string {
  const slots = slotsFor(state, filling, voice);
  const filled = text.replace(slot, (found, name: string) => slotValue(slots, name) ?? found);
  return /^\{/.test(text) ? upper(filled) : filled;
}

const leadFilling = (state: State): Filling => ({
  pack: state.packs[0]?.id ?? 'general',
  about: state.followUpText,
});

/** A line of the guide, of the pack of the situation unless another one is named. */
export const fillLine = (state: State, text: string, filling = leadFilling(state)) =>
  fill(state, text, filling, 'guide');
/** A text in the person's voice. */
export const fillOption = (state: State, text: string, filling = leadFilling(state)) =>
  fill(state, text, filling, 'person');
