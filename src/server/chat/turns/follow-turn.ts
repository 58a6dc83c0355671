/** Follows turns that another process writes: by the turn log in Redis, or by the database if that log is missing. */
import { type ErrorCode, errors } from '#shared/contract/errors.ts';
import type { Deps } from '../../deps.ts';
import { formatEvent, type SseText } from '../../http/sse.ts';
import { type DialogueRef, findTurnResult, hasDialogue } from '../dialogue-rows.ts';
import { finalEventId, type Turn, type TurnOutcome } from './turn-log.ts';
import { findTurn, locateTurn, type TurnRow } from './turn-rows.ts';

type WatchDeps = Pick<Deps, 'db' | 'keyStore' | 'turnLog' | 'runner'>;

const pollMs = 1_000;
/** After this many failed reads in a row, the reader gets an error. */
const maxFailures = 5;

function failed(code: ErrorCode): TurnOutcome {
  return { kind: 'failed', code };
}

function toEvent(turnId: string, outcome: TurnOutcome): SseText {
  if (outcome.kind === 'answer') {
    return formatEvent(finalEventId(turnId), 'final', JSON.stringify(outcome.answer));
  }
  const { code } = outcome;
  const { message } = errors[code];
  return formatEvent(`${turnId}-lost`, 'failed', JSON.stringify({ code, message }));
}

/** How a turn of another process ended, according to its row; undefined while it runs. */
async function findOutcome(
  deps: WatchDeps,
  ref: DialogueRef,
  turnId: string,
): Promise<TurnOutcome | undefined> {
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
  // Repeating the call runs the turn again.
  if (!data) return failed('restarting');
  return { kind: 'answer', answer: { sessionId: ref.sessionId, data } };
}

/** Polls until the turn has ended. An answer is reported `extraPolls` later, to let the last events arrive first. */
function createPolling(
  readOutcome: () => Promise<TurnOutcome | undefined>,
  extraPolls: number,
  intervalMs: number,
  report: (outcome: TurnOutcome) => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let pollsWithOutcome = 0;
  const poll = async () => {
    try {
      const outcome = await readOutcome();
      failures = 0;
      if (outcome) pollsWithOutcome += 1;
      if (outcome && (outcome.kind === 'failed' || pollsWithOutcome > extraPolls)) return report(outcome);
    } catch {
      failures += 1;
      if (failures >= maxFailures) return report(failed('busy'));
    }
    if (timer) start(intervalMs);
  };
  const start = (ms: number) => {
    timer = setTimeout(poll, ms).unref();
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return { start: () => start(0), stop };
}

/**
 * Follows a turn of another process. Its events come from the turn log (`logged`); its end comes from there or from the
 * turn's row in the database, which also works without Redis or after that process has died.
 */
function watchTurn(
  deps: WatchDeps,
  ref: DialogueRef,
  turnId: string,
  logged: Turn | undefined,
  intervalMs: number,
): Turn {
  const listeners = new Set<() => void>();
  let outcome: TurnOutcome | undefined;
  /** Events from the log, and the end from the row. */
  let events: readonly SseText[] | undefined;
  const ended = () => outcome !== undefined || logged?.ended() === true;
  const end = (found: TurnOutcome) => {
    if (ended()) return;
    events = [...(logged?.events() ?? []), toEvent(turnId, found)];
    outcome = found;
    for (const listener of [...listeners]) listener();
  };
  const polling = createPolling(() => findOutcome(deps, ref, turnId), logged ? 1 : 0, intervalMs, end);
  return {
    id: turnId,
    events: () => events ?? logged?.events() ?? [],
    ended,
    outcome: () => outcome ?? logged?.outcome(),
    subscribe: (onChange) => {
      const listener = () => onChange();
      const unsubscribeFromLog = logged?.subscribe(listener);
      listeners.add(listener);
      if (listeners.size === 1 && !ended()) polling.start();
      return () => {
        unsubscribeFromLog?.();
        if (listeners.delete(listener) && listeners.size === 0) polling.stop();
      };
    },
  };
}

/** The turn to follow, in this or another process. Undefined if it is lost, or ended and no longer kept. */
export async function findTurnToFollow(
  deps: WatchDeps,
  ref: DialogueRef,
  row: TurnRow,
  intervalMs = pollMs,
): Promise<Turn | undefined> {
  const own = deps.turnLog.latest(ref.userId, ref.sessionId);
  const location = row.status === 'running' ? locateTurn(deps, row, own) : 'ended';
  if (location === 'lost') return undefined;
  const logged = await deps.turnLog.find(ref, row.id);
  if (location === 'here' || logged?.ended()) return logged;
  // Still running, or ended with its last events on their way.
  if (logged || location === 'elsewhere') return watchTurn(deps, ref, row.id, logged, intervalMs);
  return undefined;
}
