/** Any turn log, with figures of the turns that this process writes. */
import type { Metrics } from '../../telemetry/metrics.ts';
import type { TurnOutcome } from '../../telemetry/metrics-work.ts';
import type { OwnTurn, TurnLog } from './turn-log.ts';

/** Failures that end no call for good: the page sends it again, or its person has gone. */
const interruptions = new Set<unknown>(['restarting', 'not_found']);

function outcomeOf(turn: OwnTurn, event: string, data: unknown): TurnOutcome {
  if (event === 'final') return 'done';
  const isInterrupted = turn.signal.aborted || interruptions.has((data as { code?: unknown }).code);
  return isInterrupted ? 'interrupted' : 'failed';
}

type TurnCounter = Pick<Metrics, 'turnBegan' | 'turnEnded'>;

function counted(turn: OwnTurn, counter: TurnCounter, elapsedMs: () => number): OwnTurn {
  const startedMs = elapsedMs();
  let state: 'opened' | 'running' | 'over' = 'opened';
  return {
    ...turn,
    push: (event, data) => {
      // One that was opened and could not be stored never says anything, and never was.
      if (state === 'opened') {
        state = 'running';
        counter.turnBegan();
      }
      if (state === 'running' && (event === 'final' || event === 'failed')) {
        state = 'over';
        counter.turnEnded(outcomeOf(turn, event, data), elapsedMs() - startedMs);
      }
      turn.push(event, data);
    },
  };
}

/** `elapsedMs` is a clock that only moves on. */
export function countTurns(log: TurnLog, counter: TurnCounter, elapsedMs: () => number): TurnLog {
  return { ...log, open: async (turn) => counted(await log.open(turn), counter, elapsedMs) };
}
