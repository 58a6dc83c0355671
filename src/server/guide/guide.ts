import type { Evidence, Reading, RoundKind, Understanding } from '#shared/contract/shapes.ts';
import type { Summary } from '#shared/summary.ts';
import type { RiskAssessment } from './safety.ts';

/** A question of the guide with what the person answered. Numbers count from 1. */
export interface AnsweredRound {
  kind: RoundKind;
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
  /** As the guide wrote it last and the person corrected it; undefined before the first round. */
  understanding?: Understanding | undefined;
  /** 'Enough for now': a summary is wanted, whatever is still missing; it names what stays open. */
  finish?: boolean | undefined;
  /** Varies the wording between dialogues and keeps it the same when a turn is written again. */
  seed: string;
}

export interface GuideRound {
  kind: 'round';
  roundKind: RoundKind;
  stage: string;
  /** What is streamed to the person while they wait; whole text. */
  reflection: string;
  question: string;
  support: string;
  /** Empty for kinds without options. */
  options: string[];
  /** From which side each option looks, e.g. `loss`, `others`, `uncomfortable`; in the order of `options`. */
  lenses?: string[] | undefined;
  understanding?: Understanding | undefined;
}

export interface GuideSummary {
  kind: 'summary';
  reflection: string;
  summary: Summary;
}

export type GuideStep = GuideRound | GuideSummary;

/** How a step came about, for figures and for the operator. Holds no text of anybody. */
export interface GuideReport {
  /** The kind of the guide that wrote the step: after a fallback `built-in`, whatever was tried before. */
  guide: string;
  /** The model that was asked, also when the step fell back from it (`fellBack` says why); null where none was. */
  model: string | null;
  /** What that model was asked with, also after a fallback. */
  promptVersion: string | null;
  /** Calls of the model; 0 for the built-in guide. */
  tries: number;
  /** Ids of the rubric that failed in any try, e.g. `R3`. */
  failedChecks: string[];
  /** Sentences of the reflection that the gate kept back. */
  heldBack: number;
  /** Why the built-in guide wrote it in place of the model. */
  fellBack: 'timeout' | 'refused' | 'bad-output' | 'rubric' | 'provider' | null;
  repaired: boolean;
  usage: { inputTokens: number; cachedTokens: number; outputTokens: number; reasoningTokens: number } | null;
  /** Millionths of a US dollar; null where no price is known. */
  costMicros: number | null;
  /** What was written and how soon the first of it came, as countGuide saw it. */
  kind?: GuideStep['kind'] | undefined;
  firstEventMs?: number | undefined;
}

/** A text that leaves this server, by its kind and length. */
export interface SentText {
  /**
   * `reading`: what the question is about, as it was read; `understood`: the lines that the guide has understood so
   * far; `asked`: the guide's earlier questions; `line`: one of the summary; `note`: what is not right about it.
   */
  what: 'question' | 'reading' | 'understood' | 'asked' | 'answers' | 'line' | 'note';
  chars: number;
  /** Numbers of the first and the last one, from 1, where there may be several. */
  from?: number;
  to?: number;
}

/** One time that text left this server, for the receipt. Holds no text of anybody. */
export interface Sending {
  /** `moderation`: a service that only looks for risk. */
  purpose: 'guide' | 'moderation';
  /** Who got it, e.g. `api.openai.com`. */
  host: string;
  model: string;
  texts: SentText[];
}

/** Told of each sending before it leaves; nothing leaves when it rejects. */
export type TellSending = (sending: Sending) => Promise<void>;

export type GuideEvent =
  | { type: 'thinking'; text: string }
  /** The model sees risk: may raise what the screen found, never lower it. With `high` no step follows. */
  | ({ type: 'risk' } & RiskAssessment)
  | { type: 'step'; step: GuideStep; report?: GuideReport | undefined };

/** One line of a summary that is to be written anew. */
export interface RewriteTarget {
  part: Evidence['part'];
  index: number;
  /** What the person says is not right about it. */
  note?: string | undefined;
}

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
  next(input: GuideInput, signal: AbortSignal, tell?: TellSending): AsyncIterable<GuideEvent>;
  /** The same summary with this one line, and its evidence, written anew; all else stays letter for letter. */
  rewrite(
    input: GuideInput,
    summary: Summary,
    target: RewriteTarget,
    signal: AbortSignal,
    tell?: TellSending,
  ): Promise<Summary>;
}
