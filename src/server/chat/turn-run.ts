/** From the claimed turn to its stored answer: the guide writes, the transaction decides. */

import { type ErrorCode, errors } from '#shared/errors.ts';
import type { TurnAnswer } from '#shared/shapes.ts';
import { timing } from '#shared/timing.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import { type TurnJob, toAiResponse } from './dialogue.ts';
import { stageLine, writeStep } from './guide-step.ts';
import { lockDialogue, storeAnswer, storeRound, storeSummary, storeTurnResult } from './transcripts.ts';
import type { Turn } from './turn-log.ts';
import { endTurnRow } from './turn-rows.ts';

export type TurnDeps = Pick<Deps, 'db' | 'now' | 'guide' | 'turnLog' | 'stopping' | 'log'>;

/** Answer, next round or summary, and the turn's result: all or nothing. */
async function commitTurn(
  deps: TurnDeps,
  turn: Turn,
  job: TurnJob,
  step: Awaited<ReturnType<typeof writeStep>>,
): Promise<TurnAnswer> {
  const data = toAiResponse(job, step, deps.guide.kind);
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    if (!(await lockDialogue(tx, job.ref))) throw new AppError('not_found');
    if (!(await storeTurnResult(tx, turn.id, data, now))) throw new AppError('round_stale');
    const { answer } = job;
    if (answer && !(await storeAnswer(tx, job.ref, answer.round, answer.response))) {
      throw new AppError('round_stale');
    }
    if (step.kind === 'summary') return storeSummary(tx, job.ref, step.display, now);
    const number = job.input.rounds.length + 1;
    return storeRound(tx, job.ref, { number, guide: deps.guide.kind, step }, now);
  });
  return { sessionId: job.ref.sessionId, data };
}

function failureOf(deps: TurnDeps, turn: Turn, error: unknown): { code: ErrorCode; interrupted: boolean } {
  if (deps.stopping.aborted) return { code: 'restarting', interrupted: true };
  if (turn.signal.aborted) {
    return { code: turn.signal.reason === 'deleted' ? 'not_found' : 'guide_failed', interrupted: true };
  }
  return { code: error instanceof AppError ? error.code : 'internal', interrupted: false };
}

async function failTurn(deps: TurnDeps, turn: Turn, error: unknown): Promise<void> {
  const { code, interrupted } = failureOf(deps, turn, error);
  if (!interrupted) deps.log.error({ err: error, code }, 'turn failed');
  try {
    await endTurnRow(deps.db, turn.id, interrupted ? 'interrupted' : 'failed', deps.now());
  } catch (err) {
    // The row stays `running`; the next call finds no such turn in the log and takes it as lost.
    deps.log.error({ err }, 'turn could not be marked');
  }
  turn.push('failed', { code, message: errors[code].message });
}

/** Runs to its end whoever listens; never rejects. */
export async function runTurn(deps: TurnDeps, turn: Turn, job: TurnJob): Promise<void> {
  turn.push('message', { text: stageLine(job) });
  const limit = AbortSignal.timeout(timing.requestTimeoutMs);
  const signal = AbortSignal.any([turn.signal, deps.stopping, limit]);
  try {
    const step = await writeStep(deps.guide, job, signal, (text) => turn.push('thinking', { text }));
    turn.push('final', await commitTurn(deps, turn, job, step));
  } catch (error) {
    await failTurn(deps, turn, error);
  } finally {
    turn.end();
    // Whoever comes back later finds nothing to replay and sends the call again, which runs it again.
    if (turn.signal.reason === 'unheard') deps.turnLog.forget(turn.userId, turn.sessionId);
  }
}
