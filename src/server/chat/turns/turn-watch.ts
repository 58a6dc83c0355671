import { type ErrorCode, errors } from '#shared/contract/errors.ts';
import type { Deps } from '../../deps.ts';
import { type DialogueRef, findTurnResult, hasDialogue } from '../transcripts.ts';
import { placeOf } from './turn-lease.ts';
import { finalEventId, type Turn, type TurnEvent } from './turn-log.ts';
import { findTurn, type TurnRow } from './turn-rows.ts';

type WatchDeps = Pick<Deps, 'db' | 'keyStore' | 'turnLog' | 'runner'>;

const lookMs = 1_000;
/** The database has its own time limits; after so many failures in a row a reader is told. */
const maxFailures = 5;

function failedEvent(turnId: string, code: ErrorCode): TurnEvent {
  const { message } = errors[code];
  return { id: `${turnId}-lost`, event: 'failed', data: JSON.stringify({ code, message }) };
}

/** How a turn of another process ended, by its row; undefined while it runs. */
async function findEnd(deps: WatchDeps, ref: DialogueRef, turnId: string): Promise<TurnEvent | undefined> {
  const row = await findTurn(deps.db, turnId);
  if (!row) {
    const code = (await hasDialogue(deps.db, ref)) ? 'restarting' : 'not_found';
    return failedEvent(turnId, code);
  }
  if (row.status === 'running' && row.leased) return undefined;
  if (row.status === 'failed') return failedEvent(turnId, 'guide_failed');
  const data =
    row.status === 'done' &&
    (await findTurnResult(deps.db, await deps.keyStore.getCipher(ref.userId), turnId));
  // Whoever sends the call again lets it run again.
  if (!data) return failedEvent(turnId, 'restarting');
  const answer = { sessionId: ref.sessionId, data };
  return { id: finalEventId(turnId), event: 'final', data: JSON.stringify(answer) };
}

/** Asks after the end now and then until there is one; a final is told after so many more looks. */
function createLooking(findNow: () => Promise<TurnEvent | undefined>, patience: number, everyMs: number) {
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let seen = 0;
  const look = async (told: (end: TurnEvent | 'busy') => void) => {
    try {
      const end = await findNow();
      failures = 0;
      if (end) seen += 1;
      if (end && (end.event === 'failed' || seen > patience)) return told(end);
    } catch {
      failures += 1;
      if (failures >= maxFailures) return told('busy');
    }
    if (timer) start(told, everyMs);
  };
  const start = (told: (end: TurnEvent | 'busy') => void, ms: number) => {
    timer = setTimeout(look, ms, told).unref();
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return { start: (told: (end: TurnEvent | 'busy') => void) => start(told, 0), stop };
}

/**
 * A turn of another process. Its events come from the shared log as far as that has them; its end comes in any
 * case, by its row: when the shared log is away, when there is none, and when the other process is dead. The
 * log has a moment to tell its last events first.
 */
function watchTurn(
  deps: WatchDeps,
  ref: DialogueRef,
  turnId: string,
  logged: Turn | undefined,
  everyMs: number,
): Turn {
  const listeners = new Set<() => void>();
  let end: TurnEvent | undefined;
  /** What the log had told when the row told the end. */
  let before: readonly TurnEvent[] = [];
  const ended = () => end !== undefined || logged?.ended() === true;
  const looking = createLooking(() => findEnd(deps, ref, turnId), logged ? 1 : 0, everyMs);
  const told = (found: TurnEvent | 'busy') => {
    if (ended()) return;
    before = [...(logged?.events() ?? [])];
    end = found === 'busy' ? failedEvent(turnId, 'busy') : found;
    for (const listener of [...listeners]) listener();
  };
  return {
    id: turnId,
    events: () => (end ? [...before, end] : (logged?.events() ?? [])),
    ended,
    join: (onChange) => {
      const listener = () => onChange();
      const leaveLog = logged?.join(listener);
      listeners.add(listener);
      if (listeners.size === 1 && !ended()) looking.start(told);
      return () => {
        leaveLog?.();
        if (listeners.delete(listener) && listeners.size === 0) looking.stop();
      };
    },
  };
}

/** A turn to follow to its end, wherever it is written; undefined when it is lost, or over and gone. */
export async function findFollowable(
  deps: WatchDeps,
  ref: DialogueRef,
  row: TurnRow,
  everyMs = lookMs,
): Promise<Turn | undefined> {
  const own = deps.turnLog.latest(ref.userId, ref.sessionId);
  const place = row.status === 'running' ? placeOf(deps, row, own) : 'ended';
  if (place === 'lost') return undefined;
  const logged = await deps.turnLog.find(ref, row.id);
  if (place === 'here' || logged?.ended()) return logged;
  // Ended, and the last of its events are on their way; or still running.
  if (logged || place === 'elsewhere') return watchTurn(deps, ref, row.id, logged, everyMs);
  return undefined;
}
