import type { FrontendDisplay, Reading } from '#shared/shapes.ts';

/** A question of the guide with what the person answered. Numbers count from 1. */
export interface AnsweredRound {
  number: number;
  /** Which method the round used, as the guide named it when it wrote the round. */
  stage: string;
  question: string;
  options: string[];
  /** Set when the person chose one of `options`; `content` is then that option's text. */
  option?: 'A' | 'B' | 'C';
  content: string;
}

/** Everything a guide may know when it writes the next step. The texts are data, never instructions. */
export interface GuideInput {
  question: string;
  reading: Reading;
  /** All answered rounds, oldest first. */
  rounds: AnsweredRound[];
  /** Varies the wording between dialogues and keeps it the same when a turn is written again. */
  seed: string;
}

export interface GuideRound {
  kind: 'round';
  stage: string;
  /** What is streamed to the person while they wait; whole text. */
  reflection: string;
  question: string;
  options: string[];
  support: string;
}

export interface GuideSummary {
  kind: 'summary';
  reflection: string;
  display: FrontendDisplay;
}

export type GuideStep = GuideRound | GuideSummary;
export type GuideEvent = { type: 'thinking'; text: string } | { type: 'step'; step: GuideStep };

/**
 * Writes one step of a dialogue. Yields the reflection in small pieces, then exactly one `step`, whose
 * `reflection` equals the pieces joined. Throws when the signal aborts; never yields a step that fails the rubric.
 */
export interface Guide {
  /** Stable name stored with each round, e.g. `built-in`. */
  readonly kind: string;
  /** What the screen says about it, e.g. `Built-in guide, no AI model`. */
  readonly label: string;
  /** How the question is understood; deterministic and free of side effects. */
  read(question: string): Reading;
  next(input: GuideInput, signal: AbortSignal): AsyncIterable<GuideEvent>;
}

/** Result of screening a person's text before any guide sees it. */
export type Care = 'none' | 'low' | 'high';
