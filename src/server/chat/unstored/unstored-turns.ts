/** Running turns of dialogues that are not stored: in the memory of this process and nowhere else. */
import type { OwnTurn, Turn, TurnLog } from '../turns/turn-log.ts';
import { createMemoryTurnLog } from '../turns/turn-log-memory.ts';

/** An answer that nobody came for is forgotten after this. */
const keepMs = 60_000;

export interface UnstoredTurns {
  log: TurnLog;
  /** Which call began a turn; by the turn's signal, which is its own however it is wrapped. */
  calls: WeakMap<AbortSignal, { key: string; hash: string }>;
}

export function createUnstoredTurns(): UnstoredTurns {
  return { log: createMemoryTurnLog({ keepMs }), calls: new WeakMap() };
}

/** The turn for a reader: forgotten as soon as one has had its end. */
export function readOnce(log: TurnLog, turn: OwnTurn): Turn {
  const { id, userId, sessionId, events, ended } = turn;
  return {
    id,
    events,
    ended,
    join: (onChange) => {
      const leave = turn.join(onChange);
      return () => {
        leave();
        if (ended()) void log.forget(userId, sessionId, id);
      };
    },
  };
}
