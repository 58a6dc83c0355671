/** Wraps a guide to record metrics of its steps. */
import type { Guide, GuideEvent, GuideReport, GuideStep } from './guide.ts';

/** How a step ended, in addition to its report. */
export interface CountedStep {
  kind: 'round' | 'summary' | 'care';
  report: GuideReport;
  /** From the call to the first streamed text; undefined when there was none. */
  firstEventMs: number | undefined;
}

/** The metrics of a guide. */
export interface GuideCounter {
  guideStep(step: CountedStep): void;
  guideFailed(guide: string): void;
}

function plainReport(guide: string): GuideReport {
  return {
    guide,
    model: null,
    promptVersion: null,
    tries: 0,
    failedChecks: [],
    heldBack: 0,
    fellBack: null,
    repaired: false,
    usage: null,
    costMicros: null,
  };
}

/** The report as stored with the turn. */
function stored(report: GuideReport, kind: GuideStep['kind'], firstEventMs: number | undefined): GuideReport {
  return { ...report, kind, ...(firstEventMs !== undefined && { firstEventMs: Math.round(firstEventMs) }) };
}

/** Not a generator, because that would cost three more promises per chunk. */
function counted(
  guide: Guide,
  events: AsyncIterator<GuideEvent>,
  counter: GuideCounter,
  elapsedMs: () => number,
): AsyncIterator<GuideEvent> {
  const startedMs = elapsedMs();
  let firstEventMs: number | undefined;
  let state: 'new' | 'running' | 'over' = 'new';
  const fail = () => {
    if (state === 'running') counter.guideFailed(guide.kind);
    state = 'over';
  };
  const finish = (kind: CountedStep['kind'], report: GuideReport) => {
    state = 'over';
    counter.guideStep({ kind, report, firstEventMs });
  };
  const see = (event: GuideEvent): GuideEvent => {
    if (event.type === 'thinking') firstEventMs ??= elapsedMs() - startedMs;
    if (event.type === 'risk' && event.level === 'high') finish('care', plainReport(guide.kind));
    if (event.type !== 'step') return event;
    const { step, report = plainReport(guide.kind) } = event;
    finish(step.kind, report);
    return { ...event, report: stored(report, step.kind, firstEventMs) };
  };
  const seeResult = (result: IteratorResult<GuideEvent>): IteratorResult<GuideEvent> => {
    if (result.done) {
      fail();
      return result;
    }
    const value = see(result.value);
    return value === result.value ? result : { done: false, value };
  };
  return {
    next: () => {
      if (state === 'new') state = 'running';
      return events.next().then(seeResult, (error) => {
        fail();
        throw error;
      });
    },
    return: async () => {
      fail();
      return (await events.return?.()) ?? { done: true, value: undefined };
    },
  };
}

/** `elapsedMs` is a monotonic clock. */
export function countGuide(guide: Guide, counter: GuideCounter, elapsedMs: () => number): Guide {
  return {
    ...guide,
    next: (input, signal, tell) => ({
      [Symbol.asyncIterator]: () => {
        const events = guide.next(input, signal, tell)[Symbol.asyncIterator]();
        return counted(guide, events, counter, elapsedMs);
      },
    }),
  };
}
