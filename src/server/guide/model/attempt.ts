/** One attempt to write a step: streams the model's output, and yields each sentence that passes the checks. */
import type { ModelMessage } from 'ai';
import type { GuideEvent } from '../guide.ts';
import { graverRisk, type RiskAssessment } from '../safety/assess.ts';
import { type CallEnd, type CallLimits, callModel, emptyEnd } from './calls/call.ts';
import type { ProviderModel } from './calls/language-model.ts';
import { asSafety } from './drafts.ts';
import { joinSentences } from './fallback.ts';
import type { ModelSafety } from './schemas.ts';
import { createSentenceGate, type SentenceGate } from './sentence-gate.ts';
import { createStringField, type StringField } from './string-field.ts';
import type { Draft, Task } from './task.ts';

export interface AttemptInput {
  provider: ProviderModel;
  task: Task;
  messages: ModelMessage[];
  /** Added to the instructions, e.g. which checks the attempt before failed. */
  note: string;
  limits: CallLimits;
  signal: AbortSignal;
  /** What the person has read of an earlier attempt: this one continues there, and is not streamed. */
  shown: string;
  /** When the person should have something to read, on the clock of `performance.now`. */
  firstTextBy: number;
  /** Risk found by another layer; nothing is shown before it has answered. */
  moderation: Promise<RiskAssessment | undefined>;
}

export interface Attempt {
  end: CallEnd;
  gate: SentenceGate;
  draft: Draft | undefined;
  risk: RiskAssessment | undefined;
  /** The model says that nothing more is to be asked: a summary follows. */
  isEnough: boolean;
}

const riskOf = ({ risk, about }: ModelSafety): RiskAssessment | undefined =>
  risk === 'none' ? undefined : { level: risk, kind: about === 'none' ? undefined : about };

/** The risk that the model reported. `before`: the JSON that it wrote before the reflection, still incomplete. */
function earlySafety(before: string): ModelSafety {
  const part = (name: string) => new RegExp(`"${name}"\\s*:\\s*"([a-z-]+)"`).exec(before)?.[1];
  return asSafety({ risk: part('risk'), about: part('about') });
}

/** The text that may be streamed after the model wrote `piece`: sentences that passed the checks. */
function passedText(field: StringField, gate: SentenceGate, piece: string): string {
  if (field.ended) return '';
  const out = gate.push(field.push(piece));
  return field.ended ? out + gate.end() : out;
}

/** The same for malformed JSON, where the reflection is only known at the end. */
function passedTextAtEnd({ gate, draft }: Attempt): string {
  return draft ? gate.push(draft.reflection) + gate.end() : '';
}

/**
 * Yields the reflection sentence by sentence, and returns how the attempt went. Ends immediately on high risk, without
 * showing any of the output.
 */
export async function* runAttempt(input: AttemptInput): AsyncGenerator<GuideEvent, Attempt> {
  const { task } = input;
  const isStreamed = input.shown === '';
  const field = createStringField('reflection');
  const gate = createSentenceGate((sentence, written) =>
    task.checks.sentence(sentence, joinSentences(input.shown, written)),
  );
  const instructions = {
    constant: task.prompt.text,
    forStep: [task.instruction, input.note].filter(Boolean).join('\n\n'),
  };
  const { provider, messages, limits, signal } = input;
  const call = callModel({
    provider,
    messages,
    limits,
    signal,
    instructions,
    schema: task.schema,
    name: task.name,
    isShown: () => input.shown !== '' || gate.shown !== '',
    firstTextBy: input.firstTextBy,
  });
  let risk: RiskAssessment | undefined;
  try {
    for (;;) {
      const { done, value } = await call.next();
      if (done) {
        const attempt = toAttempt(input, value, { field, gate, risk });
        const late = field.before === undefined ? passedTextAtEnd(attempt) : '';
        const found = graverRisk(attempt.risk, await input.moderation);
        if (isStreamed && late !== '' && found?.level !== 'high') yield { type: 'thinking', text: late };
        return { ...attempt, risk: found };
      }
      const out = passedText(field, gate, value);
      if (field.before !== undefined && task.isEnough(field.before)) {
        const seen = graverRisk(riskOf(earlySafety(field.before)), await input.moderation);
        return { end: emptyEnd(), gate, draft: undefined, risk: seen, isEnough: true };
      }
      if (out === '') continue;
      risk = graverRisk(graverRisk(risk, riskOf(earlySafety(field.before ?? ''))), await input.moderation);
      if (risk?.level === 'high') return { end: emptyEnd(), gate, draft: undefined, risk, isEnough: false };
      if (isStreamed) yield { type: 'thinking', text: out };
    }
  } finally {
    // Closes the socket when the reader stops early.
    await call.return(emptyEnd());
  }
}

function toAttempt(
  { task }: AttemptInput,
  end: CallEnd,
  { gate, risk }: { field: StringField; gate: SentenceGate; risk: RiskAssessment | undefined },
): Attempt {
  const draft = end.failure === 'refused' ? undefined : task.read(end.text);
  const isEnough = !end.failure && draft?.isEnough === true;
  return { end, gate, draft, risk: graverRisk(risk, draft && riskOf(draft.safety)), isEnough };
}
