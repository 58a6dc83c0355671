import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, answerOf } from '../answers.ts';
import type { Guide, GuideEvent, GuideInput, GuideStep } from '../guide.ts';
import { isChinese } from '../reading/language.ts';
import { readQuestion } from '../reading/read-question.ts';
import { checkRound, checkSummary } from '../rubric.ts';
import { type NextStage, nextStage } from '../stages.ts';
import { rewriteLine } from './rewrite.ts';
import { writeRound } from './round.ts';
import { writeSummary } from './summary.ts';
import { writeRoundZh } from './zh/round.ts';
import { writeSummaryZh } from './zh/summary.ts';

const english = { writeRound, writeSummary };
const chinese = { writeRound: writeRoundZh, writeSummary: writeSummaryZh };

/** The guide writes in the language of the question; other languages get English that quotes them. */
function writerFor({ question }: Pick<GuideInput, 'question'>): typeof english {
  return isChinese(question) ? chinese : english;
}

const attempts = 6;

/** The first draft without a failure, else the one with the fewest. */
function best<T>(write: (attempt: number) => T, check: (draft: T) => readonly string[]): T {
  let chosen = write(0);
  let fewest = check(chosen).length;
  for (let attempt = 1; attempt < attempts && fewest > 0; attempt++) {
    const draft = write(attempt);
    const failures = check(draft).length;
    if (failures < fewest) [chosen, fewest] = [draft, failures];
  }
  return chosen;
}

/** Pure: the same input gives the same step. */
export function writeStep(input: GuideInput): GuideStep {
  const answers: Answer[] = input.rounds.map(answerOf);
  const writer = writerFor(input);
  const stage: NextStage | undefined = input.finish ? undefined : nextStage(input.reading.frame, answers);
  return stage
    ? best(
        (attempt) => writer.writeRound(input, answers, stage, attempt),
        (draft) => checkRound(draft, input),
      )
    : best(
        (attempt) => writer.writeSummary(input, answers, attempt),
        (draft) => checkSummary(draft, input),
      );
}

/** A word, or a few signs of a script that has no blanks. */
const piece = /\s*(?:[\p{Script=Han}，。：；、！？]{1,4}|[^\s\p{Script=Han}，。：；、！？]+)(?:\s*$)?/gu;

async function* stream(
  step: GuideStep,
  chunkDelayMs: number,
  signal: AbortSignal,
): AsyncGenerator<GuideEvent> {
  const pieces = step.reflection.match(piece) ?? [];
  for (const [at, text] of pieces.entries()) {
    if (at > 0 && chunkDelayMs > 0) await sleep(chunkDelayMs, undefined, { signal });
    signal.throwIfAborted();
    yield { type: 'thinking', text };
  }
  yield { type: 'step', step };
}

/** A guide by rules and hand-written sentences: no model, no network. */
export function createBuiltInGuide({ chunkDelayMs = 12 }: { chunkDelayMs?: number } = {}): Guide {
  return {
    kind: 'built-in',
    label: 'Built-in guide, no AI model; nothing leaves this server',
    read: readQuestion,
    async *next(input, signal) {
      signal.throwIfAborted();
      yield* stream(writeStep(input), chunkDelayMs, signal);
    },
    async rewrite(input, summary, target, signal) {
      signal.throwIfAborted();
      return rewriteLine(input, summary, target);
    },
  };
}
