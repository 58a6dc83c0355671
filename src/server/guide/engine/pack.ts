/**
 * What a pack is made of. A pack holds the texts for one situation ('career change'), for any situation (`general`), or
 * for the kinds of clauses that people write (`follow`). It holds texts only; the engine decides which is used when.
 */
import type { Reading } from '#shared/contract/shapes.ts';
import type { Situation } from '#shared/kinds.ts';
import { type LaterGroup, laterGroupNames } from './kinds.ts';
import { oncePer } from './once-per.ts';

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

/**
 * Methods that do not fit every situation:
 * - `scale`: asks for a number from 0 to 10, how ready the person is to try something
 * - `values`: asks which of a few values, shown as cards, matter most
 * - `step`: questions that ask for a `step`
 */
export const methods = ['scale', 'values', 'step'] as const;
export type Method = (typeof methods)[number];

/**
 * An answer to choose. `text` is in the person's voice; `echo` reflects it in the next round. `leadsTo` is the name of
 * another concern of the pack: when the option is chosen, the next question is likely to be about that.
 */
export type Option = readonly [text: string, echo: string, leadsTo?: string];

/** An answer of a pool. `tag` (`optionTags`) is what it is about; of two with the same one, only one is offered. */
export type PooledOption = readonly [text: string, echo: string, tag: string];

export interface Question {
  /** What the question is meant to find out; `ask` is its wording. */
  asks: Asks;
  ask: string;
  /** The same question in plainer words, for somebody who asks what it means or does not know. */
  plain: string;
  /** The last option is the uncomfortable one. */
  options: readonly [Option, Option, Option];
  /** Only in `follow`: all answers that may be offered. The engine picks three that suit the person (choose-options.ts). */
  pool?: readonly PooledOption[];
  /** In `follow`: what a listener hears in such words, said after them and before the question. */
  lead?: string | undefined;
  /** If the person has written one of these cues, they have answered the question already, and it is not asked. */
  unless?: string;
  /** It takes nothing for granted: asked where no other question fits clearly better. */
  suitsMost?: boolean;
  /** The question refers to one of these cues: it is asked only if the person has written one. */
  needs?: string;
}

export const toOption = ([text, echo]: PooledOption): Option => [text, echo];

/** A question of `follow` as it is written: without options where it has a pool, which is written apart. */
export type WrittenQuestion = Omit<Question, 'lead' | 'options' | 'pool'> &
  Partial<Pick<Question, 'options'>>;

/** The last option of a question about a step names no step, but a reason against one. */
export const reluctantOption = 2;

/**
 * Something that the person may be concerned with: 'money' in a situation. In the pack `follow` it is a kind of clause
 * instead: that they keep a secret, or that somebody hurt them. A clause is a part of a sentence that the person wrote.
 */
export interface Concern {
  /** Words that show that it is about this, separated by `|`; see `compileCues`. Not in `follow`: kinds are classified. */
  cues?: string;
  /**
   * In `general`: the form of the person's own question that these questions fit. They ask about a choice, whether to
   * do something, how, why something happens again and again (`pattern`), or something else (`open`).
   */
  frame?: Reading['frame'];
  /** Methods that are not used any more once it is clear that it is about this. */
  avoid?: readonly Method[];
  /** Tentative reflections for when the guide is fairly sure that it is about this. In `follow`: `KindLines`. */
  reflections?: readonly string[];
  questions: readonly Question[];
  /** Completes 'Still open: …'. */
  open: string;
  /** Completes 'Going by these answers, you …'. */
  style: string;
  /** The same in a few words, as a label of the summary: 'Keeps some things private'. */
  label: string;
  /** A short line for the mood, in the summary: 'Something nobody's heard yet.' */
  mood: string;
}

export type WrittenConcern = Omit<Concern, 'questions'> & { questions: readonly WrittenQuestion[] };

/** What the guide says to a clause of a kind (kinds.ts). */
export interface KindLines {
  /** True of any clause of the kind. */
  always: readonly string[];
  /** Said instead where the clause has one of the words, separated by `|`; see `compileCues`. */
  near: readonly (readonly [words: string, line: string])[];
}

/** All lines that are said back to clauses. */
export const linesSaidBack = (kindLines: Readonly<Record<string, KindLines>>): string[] =>
  Object.values(kindLines).flatMap(({ always, near }) => [...always, ...near.map(([, line]) => line)]);

export interface Opening extends Question {
  /** What the person's question must contain; the first opening that fits is used, the last one fits always. */
  cues?: string;
  /** Said before the question, after the person's own words. */
  say?: string;
  /** Name of the concern in `Pack.concerns` that it is about. */
  concern: string;
}

/** The person's own question, as one side of a `Pair`. */
export const ownQuestion = 'question';

/** A line for two concerns that the person mentioned; the order does not matter. */
export interface Pair {
  /**
   * Names of the concerns. In `follow`, `@hidden`, for instance, is any kind of the group `hidden` (kinds.ts).
   * `ownQuestion`, with a group, stands for what came out after the question.
   */
  of: readonly [string, string];
  say: string;
}

/** Questions of `follow` are asked right after the person wrote a clause of the kind. */
export type PackId = Situation | 'general' | 'follow';

/** Whether a pack is for one situation, not for any. */
export const isOfSituation = (id: string): boolean => id !== 'general' && id !== 'follow';

export interface Pack {
  id: PackId;
  /** The other person that it is mostly about, `{who}` in the texts. */
  who?: {
    /** How people call them, without 'my', separated by `|`; the first match in the person's texts is used. */
    words: string;
    /** Chinese only. Where several people may be named: words that follow the one meant, separated by `|`. */
    near?: string;
    /** Used when nobody was named: in the guide's lines, 'your boss'. */
    line: string;
    /** Used when nobody was named: in the options, 'my boss'. */
    option: string;
  };
  /** Methods that must not be used here. */
  avoid: readonly Method[];
  /** Ways to begin a dialogue. */
  openings: readonly Opening[];
  /** By name. */
  concerns: Readonly<Record<string, Concern>>;
  /** Only in `follow`: questions that belong to no single kind of clause, by names that none of its concerns has. */
  questions?: Readonly<Record<string, Question>>;
  /** Tentative reflections that join two concerns. */
  together: readonly Pair[];
  /** Insights that join two things the person said and neither says alone. */
  insights: readonly Pair[];
  /** What a kind of thing that came out later may mean for the question. Several lines take turns. */
  later?: Readonly<Record<LaterGroup, readonly string[]>>;
  /** Complete 'A suggestion, if you want one: …'; in the order of the concerns that they belong to. */
  suggestions: readonly string[];
}

/** The questions of a concern, or the one that has this name itself. */
export function questionsOf({ concerns, questions }: Pack, name: string): readonly Question[] {
  const one = questions?.[name];
  return one ? [one] : (concerns[name]?.questions ?? []);
}

/** All that a pack may ask, each with its name: by concerns, and what belongs to none. */
export const topicsOf = oncePer(({ concerns, questions = {} }: Pack) => {
  const alone = Object.entries(questions).map(([name, question]) => [name, { questions: [question] }]);
  const all: Record<string, Pick<Concern, 'frame' | 'questions'>> = {
    ...concerns,
    ...Object.fromEntries(alone),
  };
  return Object.entries(all);
});

/** All insights of a pack; a stage names one by its index. */
export const insightsOf = oncePer(({ insights, later }: Pack): readonly Pair[] => {
  const ofLater = laterGroupNames.flatMap((group) =>
    (later?.[group] ?? []).map((say): Pair => ({ of: [ownQuestion, `@${group}`], say })),
  );
  return [...insights, ...ofLater];
});
