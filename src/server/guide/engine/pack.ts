/** What a situation pack is made of. Packs hold texts only; the engine decides which of them is used when. */
import type { Reading } from '#shared/contract/shapes.ts';
import type { Situation } from '#shared/situations.ts';

/**
 * What a question asks for:
 * - `moment`: one scene: what happened, what went through the person's mind
 * - `fear`: what they are afraid of
 * - `want`: what they want, need, would miss or want to keep
 * - `cost`: what it costs them
 * - `view`: how someone else sees it, or what they would tell a friend
 * - `exception`: when it was different, what helped
 * - `rule`: where a promise, a 'should' or a 'never' comes from
 * - `step`: what they would do, say or ask next
 */
export const asks = ['moment', 'fear', 'want', 'cost', 'view', 'exception', 'rule', 'step'] as const;
export type Asks = (typeof asks)[number];

/** Methods that do not fit every situation. */
export const methods = ['scale', 'values', 'step'] as const;
export type Method = (typeof methods)[number];

/** `[text, echo, to]`; `text` in the person's voice; `echo` reflects it in the next round; `to` names another concern. */
export type Option = readonly [text: string, echo: string, to?: string];

export interface Question {
  asks: Asks;
  ask: string;
  /** The same question in plainer words, for somebody who asks what it means or does not know. */
  plain: string;
  /** The last one is uncomfortable. */
  options: readonly [Option, Option, Option];
  /** Words of the person that answer the question already: then it is not asked. */
  unless?: string;
  /** Words of the person without which the question has nothing to refer to. */
  needs?: string;
}

export interface Concern {
  /** What people say when it is about this; see `compileCues`. */
  cues: string;
  /** Shows in clauses of other kinds as well: the other kind is asked about. */
  isWeak?: true;
  /** Whom a clause must be about to count, in the pack `follow`. */
  of?: 'self' | 'others';
  /** The kind of question that it fits, for questions that no situation fits. */
  frame?: Reading['frame'];
  /** Methods that are not used any more once it is about this. */
  avoid?: readonly Method[];
  /** Tentative reflections for when the guide is fairly sure that it is about this. */
  reflections: readonly string[];
  questions: readonly Question[];
  /** Completes 'Still open: …'. */
  open: string;
  /** Completes 'Going by these answers, you …'. */
  style: string;
  /** A few words for the person's way, as a label. */
  label: string;
  /** A line for the mood at the end. */
  mood: string;
}

export interface Opening extends Question {
  /** What the person's question must contain; the first opening that fits is used, the last one fits always. */
  cues?: string;
  /** Said before the question, after the person's own words. */
  say?: string;
  concern: string;
}

/**
 * A line for two concerns that the person mentioned; the order does not matter. In the pack `follow`, `@hidden` stands for
 * all kinds of a group (kinds.ts).
 */
export interface Pair {
  of: readonly [string, string];
  say: string;
}

/** `follow` has a concern for each kind of clause; they are asked about right after the person wrote one. */
export type PackId = Situation | 'general' | 'follow';

export interface Pack {
  id: PackId;
  /** The other person that it is mostly about, `{who}` in the texts. */
  who?: {
    /** How people call them, without 'my', separated by `|`; the first match in the person's texts is used. */
    words: string;
    /** Words close to the right person, where the first one named may be another; as in `Concern.cues`. */
    near?: string;
    /** When nobody was named: for the guide's lines, and for the options. */
    line: string;
    option: string;
  };
  /** What must not be used here. */
  avoid: readonly Method[];
  openings: readonly Opening[];
  concerns: Readonly<Record<string, Concern>>;
  /** Tentative reflections that join two concerns. */
  together: readonly Pair[];
  /** Insights that join two things the person said and neither says alone. */
  insights: readonly Pair[];
  /** Complete 'A suggestion, if you want one: …'. */
  suggestions: readonly string[];
}
