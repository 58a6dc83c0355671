/**
 * What a guide is: it asks the questions of a dialogue and writes its summary. A guide knows no accounts; 'the person' is
 * the user whose dialogue it is.
 */
import type { Evidence, Reading, RoundKind, Understanding } from '#shared/contract/shapes.ts';
import type { Summary } from '#shared/summary.ts';
import type { RiskAssessment } from './safety/assess.ts';

/** A question of the guide with the person's answer. Numbers count from 1. */
export interface AnsweredRound {
  kind: RoundKind;
  number: number;
  /** What the round asks for, in the format of the guide that wrote it: engine/stage.ts or model/topics.ts. */
  stage: string;
  /** What was shown before the question, if it is known. */
  reflection?: string | undefined;
  question: string;
  options: string[];
  /** Set when the person chose one of `options`; `content` is then that option's text. */
  option?: 'A' | 'B' | 'C';
  content: string;
}

/** The input for the next step. The texts are data, never instructions. */
export interface GuideInput {
  question: string;
  /** What the guide takes the question for, e.g. a choice between two sides; the person may have corrected it. */
  reading: Reading;
  /** All answered rounds, oldest first. */
  rounds: AnsweredRound[];
  /** The guide's latest version with the person's corrections; undefined before the first round. */
  understanding?: Understanding | undefined;
  /** What the guide remembers of the finished reflection that this one continues, as the person left it. */
  memory?: string[] | undefined;
  /** The person's day, YYYY-MM-DD, if all answers are from it: 'tomorrow' counts from it. */
  today?: string | undefined;
  /** 'Enough for now': write the summary even if parts are missing, and name what stays open. */
  finish?: boolean | undefined;
  /** Varies the wording between dialogues, but not between two runs of the same turn. */
  seed: string;
}

/** A question of the guide with the texts that are shown around it. */
export interface GuideRound {
  kind: 'round';
  roundKind: RoundKind;
  stage: string;
  /** The complete text that is streamed to the person while they wait. */
  reflection: string;
  question: string;
  /** A short text beside the question. */
  support: string;
  /** Empty for kinds without options. */
  options: string[];
  understanding?: Understanding | undefined;
}

export interface GuideSummary {
  kind: 'summary';
  reflection: string;
  summary: Summary;
}

export type GuideStep = GuideRound | GuideSummary;

/** How a step was written, for metrics and the operator. Contains no text of the dialogue. */
export interface GuideReport {
  /** The kind of the guide that wrote the step; `built-in` after a fallback. */
  guide: string;
  /** The model that was called, also when the step fell back (see `fellBack`); null when there was none. */
  model: string | null;
  /** The version of that model's prompt, also after a fallback. */
  promptVersion: string | null;
  /** Number of calls to the model; 0 for the built-in guide. */
  tries: number;
  /** Ids of the checks that failed in any attempt, e.g. `R3`. */
  failedChecks: string[];
  /** Number of sentences that failed a check and were not shown. */
  heldBack: number;
  /** Why the built-in guide replaced the model. */
  fellBack: 'timeout' | 'refused' | 'bad-output' | 'rubric' | 'provider' | null;
  /** The JSON that the model wrote was malformed and had to be repaired. */
  repaired: boolean;
  usage: { inputTokens: number; cachedTokens: number; outputTokens: number; reasoningTokens: number } | null;
  /** Millionths of a US dollar; null when no price is known. */
  costMicros: number | null;
  /** Added by `writeStep` (chat/turns/guide-step.ts): the kind of the step, and the time to its first text. */
  kind?: GuideStep['kind'] | undefined;
  firstEventMs?: number | undefined;
}

/** A text that leaves this server, by its kind and length. */
export interface SentText {
  /**
   * `reading`: the reading of the question; `earlier`: what the guide remembers of an earlier reflection; `understood`:
   * the lines of the understanding so far; `asked`: the guide's earlier rounds, each with what it said, asked and
   * offered; `line`: a line of the summary; `note`: what is not right about it.
   */
  what: 'question' | 'reading' | 'earlier' | 'understood' | 'asked' | 'answers' | 'line' | 'note';
  chars: number;
  /** Numbers of the first and the last one, from 1, for kinds with several. */
  from?: number;
  to?: number;
}

/** A record that text was sent to another server, for the receipt. Contains no text of the dialogue. */
export interface OutboundRequest {
  /** `moderation`: a service that only detects risk. */
  purpose: 'guide' | 'moderation';
  /** The recipient, e.g. `api.openai.com`. */
  host: string;
  model: string;
  texts: SentText[];
}

/** Called before each request; the request is not sent when it rejects. */
export type RecordOutboundRequest = (request: OutboundRequest) => Promise<void>;

export type GuideEvent =
  | { type: 'thinking'; text: string }
  /** The model reports risk: may raise what `assessRisk` found, never lower it. After `high` no step follows. */
  | ({ type: 'risk' } & RiskAssessment)
  | { type: 'step'; step: GuideStep; report?: GuideReport | undefined };

/** One line of a summary to rewrite. */
export interface RewriteTarget {
  part: Evidence['part'];
  index: number;
  /** The person's note on what is not right about it. */
  note?: string | undefined;
}

/**
 * Writes one step of a dialogue. Yields the reflection in small pieces, then exactly one `step`, whose
 * `reflection` equals the pieces joined. Throws when the signal aborts; never yields a step that fails the rubric.
 */
export interface Guide {
  /** Stable name stored with each round, e.g. `built-in`. */
  readonly kind: string;
  /** The guide's name on the screen, e.g. `Built-in guide, no AI model`. */
  readonly label: string;
  /** What the question is taken for, e.g. a choice between two sides. Deterministic and free of side effects. */
  read(question: string): Reading;
  /** Writes the next step. */
  next(
    input: GuideInput,
    signal: AbortSignal,
    recordOutboundRequest?: RecordOutboundRequest,
  ): AsyncIterable<GuideEvent>;
  /** Rewrites one line of the summary and its evidence; everything else stays unchanged. */
  rewrite(
    input: GuideInput,
    summary: Summary,
    target: RewriteTarget,
    signal: AbortSignal,
    recordOutboundRequest?: RecordOutboundRequest,
  ): Promise<Summary>;
}
