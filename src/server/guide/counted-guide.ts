/** Any guide, with figures of what it writes. */
import type { Guide, GuideEvent, GuideReport, GuideStep } from './guide.ts';

/** How a step ended, beside what its report says. */
export interface CountedStep {
  kind: 'round' | 'summary' | 'care';
  report: GuideReport;
  /** From the call to the first text for the person; undefined when there was none. */
  firstEventMs: number | undefined;
}

/** The part of the metrics that a guide fills. */
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

/** The report as it is kept with the turn. */
function stored(report: GuideReport, kind: GuideStep['kind'], firstEventMs: number | undefined): GuideReport {
  return { ...report, kind, ...(firstEventMs !== undefined && { firstEventMs: Math.round(firstEventMs) }) };
}

async function* counted(
  guide: Guide,
  events: AsyncIterable<GuideEvent>,
  counter: GuideCounter,
  elapsedMs: () => number,
): AsyncGenerator<GuideEvent> {
  const startedMs = elapsedMs();
  let firstEventMs: number | undefined;
  let ended = false;
  try {
    for await (const event of events) {
      if (event.type === 'thinking') firstEventMs ??= elapsedMs() - startedMs;
      const kind = event.type === 'step' ? event.step.kind : undefined;
      const isCare = event.type === 'risk' && event.level === 'high';
      if (!kind && !isCare) {
        yield event;
        continue;
      }
      const report = (event.type === 'step' && event.report) || plainReport(guide.kind);
      ended = true;
      counter.guideStep({ kind: kind ?? 'care', report, firstEventMs });
      yield event.type === 'step'
        ? { ...event, report: stored(report, event.step.kind, firstEventMs) }
        : event;
    }
  } finally {
    if (!ended) counter.guideFailed(guide.kind);
  }
}

/** `elapsedMs` is a clock that only moves on. */
export function countGuide(guide: Guide, counter: GuideCounter, elapsedMs: () => number): Guide {
  return {
    ...guide,
    next: (input, signal, tell) => counted(guide, guide.next(input, signal, tell), counter, elapsedMs),
  };
}
