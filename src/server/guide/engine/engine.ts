/** The built-in guide: rules and texts written by people. No model, no network. */
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '#shared/limits.ts';
import type { Guide, GuideEvent, GuideInput, GuideStep } from '../guide.ts';
import { english } from '../languages/en/language.ts';
import { chinese } from '../languages/zh/language.ts';
import { withStepMemo } from '../text/memoize-step.ts';
import { isChinese } from '../text/which-language.ts';
import type { Language } from './language.ts';
import { builtInIdentity, readWithSituation } from './reading.ts';
import { rewriteLine } from './rewrite.ts';
import { findInsightToCheck, findTakeawayOptions, opensUp, wantsStep, writeRound } from './round.ts';
import { asksAboutInsight } from './stage.ts';
import { buildState, isComplaint, knows, type State } from './state.ts';
import { writeSummary } from './summary.ts';
import { withoutRemoved } from './understood.ts';

/** The guide writes in the language of the question; for other languages it writes English. */
export function languageFor(question: string): Language {
  return isChinese(question) ? chinese : english;
}

const maxComplaints = 3;

function isDone(state: State): boolean {
  const answers = state.texts.length - 1;
  if (answers >= limits.maxRounds) return true;
  if (answers < limits.minRounds) return false;
  const { act } = state.last.reading;
  if (act === 'enough') return true;
  // Who has complained so often gets no further question.
  if (isComplaint(state.last) && state.texts.filter(isComplaint).length >= maxComplaints) return true;
  const isEmpty = ({ reading }: State['last']) => reading.act === 'unsure' || reading.act === 'enough';
  if (state.texts.slice(-2).every(isEmpty)) return true;
  const { stage, chosen } = state.last;
  if (act === 'asks-back' || act === 'asks-guide') return false;
  if (state.last.asked?.asks === 'step') return true;
  if (act !== 'answer') return false;
  if (findTakeawayOptions(state) || findInsightToCheck(state) || wantsStep(state)) return false;
  // A guess that was wrong is followed up.
  const isWrong =
    (stage?.kind === 'check' || stage?.kind === 'instead') && chosen !== 0 && chosen !== undefined;
  if (state.texts.some((text) => asksAboutInsight(text.stage))) return !isWrong;
  const isEnough = knows(state, 'want') && (knows(state, 'fear') || knows(state, 'cost'));
  return !opensUp(state) && (isEnough || answers >= limits.maxRounds - 1);
}

/** Pure: the same input gives the same step. */
export function writeStep(input: GuideInput): GuideStep {
  return withStepMemo(() => {
    const state = withoutRemoved(buildState(input, languageFor(input.question)));
    return input.finish || isDone(state) ? writeSummary(state) : writeRound(state);
  });
}

/** A word, or a few characters of a script without spaces. */
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

export function createBuiltInGuide({ chunkDelayMs = 4 }: { chunkDelayMs?: number } = {}): Guide {
  return {
    ...builtInIdentity,
    read: readWithSituation,
    async *next(input, signal) {
      signal.throwIfAborted();
      yield* stream(writeStep(input), chunkDelayMs, signal);
    },
    async rewrite(input, summary, target, signal) {
      signal.throwIfAborted();
      return rewriteLine(input, languageFor(input.question), summary, target);
    },
  };
}
