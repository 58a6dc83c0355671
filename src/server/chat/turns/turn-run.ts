/** From the claimed turn to its stored answer: the guide writes, the transaction decides. */

import { type ErrorCode, errors } from '#shared/contract/errors.ts';
import type { TurnAnswer } from '#shared/contract/shapes.ts';
import { timing } from '#shared/timing.ts';
import type { Db } from '../../db/database.ts';
import { isDatabaseUnavailable } from '../../db/database-errors.ts';
import type { Deps } from '../../deps.ts';
import type { GuideStep, TellSending } from '../../guide/guide.ts';
import { settleUnderstanding } from '../../guide/understanding.ts';
import { AppError } from '../../http/app-error.ts';
import type { UserCipher } from '../../privacy/user-cipher.ts';
import { careAnswer, type TurnJob, toAiResponse } from '../dialogue.ts';
import {
  type DialogueRow,
  lockDialogue,
  storeAnswer,
  storeRound,
  storeSummary,
  storeTurnResult,
  storeUnderstanding,
} from '../transcripts.ts';
import { type GuideCallRecord, recordGuideCall } from './guide-calls.ts';
import { type Risk, stageLine, type Written, writeStep } from './guide-step.ts';
import type { OwnTurn, StopReason } from './turn-log.ts';
import { endTurnRow } from './turn-rows.ts';

export type TurnDeps = Pick<
  Deps,
  'db' | 'keyStore' | 'now' | 'guide' | 'turnLog' | 'unstored' | 'runner' | 'stopping' | 'log' | 'metrics'
>;

type WrittenStep = Extract<Written, { kind: 'step' }>;

/** The guide saw high risk: the turn is answered with care, and nothing of the round is stored. */
async function commitCare(
  deps: TurnDeps,
  turn: OwnTurn,
  job: TurnJob,
  risk: Risk,
  record: GuideCallRecord,
): Promise<TurnAnswer> {
  const data = careAnswer(job.ref.sessionId, deps.guide.kind, risk.kind);
  const result = { result: data, report: undefined };
  const cipher = await deps.keyStore.getCipher(job.ref.userId);
  await record.end(deps.db, { outcome: 'care', guide: null, report: undefined });
  if (!(await storeTurnResult(deps.db, cipher, turn.id, result, deps.now())))
    throw new AppError('restarting');
  deps.metrics.careShown('high', risk.kind);
  return { sessionId: job.ref.sessionId, data };
}

/** What the guide understood, unless the person corrected it while the guide wrote. */
async function settle(
  tx: Db,
  cipher: UserCipher,
  job: TurnJob,
  stored: DialogueRow,
  step: GuideStep,
  now: Date,
) {
  if (step.kind === 'summary' || !step.understanding) return stored.understanding ?? undefined;
  const settled = settleUnderstanding(job.input.understanding, stored.understanding, step.understanding);
  await storeUnderstanding(tx, cipher, job.ref, settled, now);
  return settled;
}

/** Answer, next round or summary, and the turn's result: all or nothing. */
async function commitStep(
  deps: TurnDeps,
  turn: OwnTurn,
  job: TurnJob,
  { step, report, risk }: WrittenStep,
  record: GuideCallRecord,
): Promise<TurnAnswer> {
  const guide = report?.guide ?? deps.guide.kind;
  const now = deps.now();
  const cipher = await deps.keyStore.getCipher(job.ref.userId);
  const answer = await deps.db.transaction(async (tx) => {
    const stored = await lockDialogue(tx, cipher, job.ref);
    if (!stored) throw new AppError('not_found');
    const understanding = await settle(tx, cipher, job, stored, step, now);
    const data = toAiResponse(job, { step, risk, understanding }, guide);
    if (!(await storeTurnResult(tx, cipher, turn.id, { result: data, report }, now)))
      throw new AppError('restarting');
    const given = job.answer;
    if (given && !(await storeAnswer(tx, cipher, job.ref, given.round, given.response))) {
      throw new AppError('round_stale');
    }
    const number = job.input.rounds.length + 1;
    if (step.kind === 'summary') await storeSummary(tx, cipher, job.ref, step.display, now);
    else await storeRound(tx, cipher, job.ref, { number, guide, step, report }, now);
    await record.end(tx, { outcome: 'done', guide, report });
    return { sessionId: job.ref.sessionId, data };
  });
  const { care, careKind } = answer.data;
  if (care) deps.metrics.careShown(care, careKind);
  return answer;
}

/** What becomes of a turn once the guide has written. */
export interface TurnKeeper {
  commit(written: Written): Promise<TurnAnswer>;
  /** Marks a turn that gave no answer. */
  abandon(status: 'failed' | 'interrupted'): Promise<void>;
  /** Writes down what leaves, where that is kept. */
  tell?: TellSending;
}

/** In the database. */
function storing(deps: TurnDeps, turn: OwnTurn, job: TurnJob): TurnKeeper {
  const { ref, kind, input } = job;
  const record = recordGuideCall(deps, { ref, id: turn.id, kind, answers: input.rounds.length });
  return {
    commit: (written) =>
      written.kind === 'care'
        ? commitCare(deps, turn, job, written.risk, record)
        : commitStep(deps, turn, job, written, record),
    abandon: async (status) => {
      await endTurnRow(deps.db, turn.id, status, deps.now());
      await record.fail();
    },
    tell: record.tell,
  };
}

/** What the readers of a stopped turn are told; `restarting` makes the page send the call again. */
const stopCodes = {
  unheard: 'guide_failed',
  deleted: 'not_found',
  lost: 'restarting',
} satisfies Record<StopReason, ErrorCode>;

function failureOf(deps: TurnDeps, turn: OwnTurn, error: unknown): { code: ErrorCode; interrupted: boolean } {
  if (deps.stopping.aborted) return { code: 'restarting', interrupted: true };
  if (turn.signal.aborted) return { code: stopCodes[turn.signal.reason as StopReason], interrupted: true };
  if (error instanceof AppError) return { code: error.code, interrupted: false };
  return { code: isDatabaseUnavailable(error) ? 'busy' : 'internal', interrupted: false };
}

async function failTurn(deps: TurnDeps, turn: OwnTurn, keeper: TurnKeeper, error: unknown): Promise<void> {
  const { code, interrupted } = failureOf(deps, turn, error);
  if (!interrupted) deps.log.error({ err: error, code, turn: turn.id }, 'turn failed');
  try {
    await keeper.abandon(interrupted ? 'interrupted' : 'failed');
  } catch (err) {
    // The row stays `running`; the next call finds no such turn in the log and takes it as lost.
    deps.log.error({ err, turn: turn.id }, 'turn could not be marked');
  }
  turn.push('failed', { code, message: errors[code].message });
}

/** Runs to its end whoever listens; never rejects. */
export async function runTurn(
  deps: TurnDeps,
  turn: OwnTurn,
  job: TurnJob,
  keeper: TurnKeeper = storing(deps, turn, job),
): Promise<void> {
  turn.push('message', { text: stageLine(job) });
  const limit = AbortSignal.timeout(timing.requestTimeoutMs);
  const signal = AbortSignal.any([turn.signal, deps.stopping, limit]);
  try {
    const think = (text: string) => turn.push('thinking', { text });
    const written = await writeStep(deps.guide, job, signal, think, keeper.tell);
    turn.push('final', await keeper.commit(written));
  } catch (error) {
    await failTurn(deps, turn, keeper, error);
  } finally {
    turn.end();
    // Whoever comes back later finds nothing to replay and sends the call again, which runs it again.
    if (turn.signal.reason === 'unheard') await deps.turnLog.forget(turn.userId, turn.sessionId, turn.id);
  }
}
