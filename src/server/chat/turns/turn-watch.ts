import { type ErrorCode, errors } from '#shared/contract/errors.ts';
import type { Deps } from '../../deps.ts';
import { type DialogueRef, findTurnResult, hasDialogue } from '../transcripts.ts';
import { finalEventId, type Turn, type TurnEvent, type TurnOutcome } from './turn-log.ts';
import { findTurn, locateTurn, type TurnRow } from './turn-rows.ts';

type WatchDeps = Pick<Deps, 'db' | 'keyStore' | 'turnLog' | 'runner'>;

const lookMs = 1_000;
/** The database has its own timeouts; after this many failures in a row the reader gets an error. */
const maxFailures = 5;

function failed(code: ErrorCode): TurnOutcome {
  return { kind: 'failed', code };
}

function toEvent(turnId: string, outcome: TurnOutcome): TurnEvent {
  if (outcome.kind === 'answer') {
    return { id: finalEventId(turnId), event: 'final', data: JSON.stringify(outcome.answer) };
  }
  const { code } = outcome;
  const { message } = errors[code];
  return { id: `${turnId}-lost`, event: 'failed', data: JSON.stringify({ code, message }) };
}

/** How a turn of another process ended, by its row; undefined while it runs. */
async function findEnd(deps: WatchDeps, ref: DialogueRef, turnId: string): Promise<TurnOutcome | undefined> {
  const row = await findTurn(deps.db, turnId);
  if (!row) {
    const code = (await hasDialogue(deps.db, ref)) ? 'restarting' : 'not_found';
    return failed(code);
  }
  if (row.status === 'running' && row.leased) return undefined;
  if (row.status === 'failed') return failed('guide_failed');
  const data =
    row.status === 'done' &&
    (await findTurnResult(deps.db, await deps.keyStore.getCipher(ref.userId), turnId));
  // Sending the call again runs it again.
  if (!data) return failed('restarting');
  return { kind: 'answer', answer: { sessionId: ref.sessionId, data } };
}

/** Polls until the turn has ended. An answer is reported `patience` looks later. */
function createPolling(
  findNow: () => Promise<TurnOutcome | undefined>,
  patience: number,
  everyMs: number,
  report: (outcome: TurnOutcome) => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let seen = 0;
  const look = async () => {
    try {
      const end = await findNow();
      failures = 0;
      if (end) seen += 1;
      if (end && (end.kind === 'failed' || seen > patience)) return report(end);
    } catch {
      failures += 1;
      if (failures >= maxFailures) return report(failed('busy'));
    }
    if (timer) start(everyMs);
  };
  const start = (ms: number) => {
    timer = setTimeout(look, ms).unref();
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return { start: () => start(0), stop };
}

/**
 * A turn of another process. Its events come from the shared log, its end from the log or from its row: the row
 * works without Redis and when the other process is dead. The log gets a moment to deliver its last events first.
 */
function watchTurn(
  deps: WatchDeps,
  ref: DialogueRef,
  turnId: string,
  logged: Turn | undefined,
  everyMs: number,
): Turn {
  const listeners = new Set<() => void>();
  let outcome: TurnOutcome | undefined;
  /** The events of the log, and the end from the row. */
  let events: readonly TurnEvent[] | undefined;
  const ended = () => outcome !== undefined || logged?.ended() === true;
  const end = (found: TurnOutcome) => {
    if (ended()) return;
    events = [...(logged?.events() ?? []), toEvent(turnId, found)];
    outcome = found;
    for (const listener of [...listeners]) listener();
  };
  const polling = createPolling(() => findEnd(deps, ref, turnId), logged ? 1 : 0, everyMs, end);
  return {
    id: turnId,
    events: () => events ?? logged?.events() ?? [],
    ended,
    outcome: () => outcome ?? logged?.outcome(),
    join: (onChange) => {
      const listener = () => onChange();
      const leaveLog = logged?.join(listener);
      listeners.add(listener);
      if (listeners.size === 1 && !ended()) polling.start();
      return () => {
        leaveLog?.();
        if (listeners.delete(listener) && listeners.size === 0) polling.stop();
      };
    },
  };
}

/** A turn to follow to its end, wherever it is written; undefined when it is lost, or over and gone. */
export async function findTurnToFollow(
  deps: WatchDeps,
  ref: DialogueRef,
  row: TurnRow,
  everyMs = lookMs,
): Promise<Turn | undefined> {
  const own = deps.turnLog.latest(ref.userId, ref.sessionId);
  const location = row.status === 'running' ? locateTurn(deps, row, own) : 'ended';
  if (location === 'lost') return undefined;
  const logged = await deps.turnLog.find(ref, row.id);
  if (location === 'here' || logged?.ended()) return logged;
  // Ended, and the last of its events are on their way; or still running.
  if (logged || location === 'elsewhere') return watchTurn(deps, ref, row.id, logged, everyMs);
  return undefined;
}
