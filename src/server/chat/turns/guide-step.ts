import { type GuideLocale, guideLocale } from '#shared/locales.ts';
import { limits } from '#shared/timing.ts';
import { gateSummary } from '../../guide/evidence.ts';
import type { Guide, GuideEvent, GuideReport, GuideStep, RecordSending } from '../../guide/guide.ts';
import { graverRisk, type RiskAssessment } from '../../guide/safety.ts';
import { AppError } from '../../http/app-error.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import { isAllowedStep, type TurnJob } from '../dialogue.ts';

/** No reflection comes near this; a guide that never stops must not fill the memory. */
const maxThinkingChars = 40_000;

const stageLines: Record<GuideLocale, Record<TurnJob['kind'], string>> = {
  en: {
    start: 'Reading your question',
    message: 'Reading your answer',
    finish: 'Putting together what you said',
  },
  zh: { start: '正在读你的问题', message: '正在读你的回答', finish: '正在整理你说过的话' },
};

/** What is said to be going on when the turn begins, in the language of the person's question. */
export function stageLine(job: TurnJob): string {
  return stageLines[guideLocale(job.input.question)][job.kind];
}

type StepMetrics = Pick<Metrics, 'guideStep' | 'guideFailed'>;

/** A step, or no step because the guide saw high risk. */
export type Written =
  | { kind: 'step'; step: GuideStep; report: GuideReport; risk: RiskAssessment | undefined }
  | { kind: 'care'; risk: RiskAssessment };

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

/** What the guide wrote, and the milliseconds from its call to its first text; undefined when there was none. */
interface Reading {
  written: Written;
  firstEventMs: number | undefined;
}

/**
 * Reads the guide's events until its step; rejects as soon as the signal fires, whatever the guide does. With
 * callbacks instead of `for await`: pieces of text are the most frequent events of this server, and each `await` in
 * between costs two promises for each of them. For the same reason nothing wraps the guide's iterator, and `signal`,
 * which depends on others, is not asked for each event.
 */
function readStep(
  guide: string,
  events: AsyncIterator<GuideEvent>,
  signal: AbortSignal,
  think: (text: string) => void,
): Promise<Reading> {
  const { promise, resolve, reject } = Promise.withResolvers<Reading>();
  const startedMs = performance.now();
  let firstEventMs: number | undefined;
  let chars = 0;
  let risk: RiskAssessment | undefined;
  let aborted = false;
  const take = (event: GuideEvent): Written | undefined => {
    if (event.type === 'step') {
      return { kind: 'step', step: event.step, report: event.report ?? plainReport(guide), risk };
    }
    if (event.type === 'risk') {
      risk = graverRisk(risk, { level: event.level, kind: event.kind });
      return risk?.level === 'high' ? { kind: 'care', risk } : undefined;
    }
    firstEventMs ??= performance.now() - startedMs;
    chars += event.text.length;
    if (chars > maxThinkingChars) throw new Error('the guide does not come to an end');
    think(event.text);
    return undefined;
  };
  const onResult = ({ done, value }: IteratorResult<GuideEvent>) => {
    if (aborted) return;
    try {
      if (done) throw new Error('the guide ended without a step');
      const written = take(value);
      if (written) resolve({ written, firstEventMs });
      else pull();
    } catch (error) {
      reject(error);
    }
  };
  const pull = () => void events.next().then(onResult, reject);
  const onAbort = () => {
    aborted = true;
    reject(signal.reason);
  };
  if (signal.aborted) onAbort();
  else {
    signal.addEventListener('abort', onAbort, { once: true });
    pull();
  }
  return promise.finally(() => signal.removeEventListener('abort', onAbort));
}

/** The step to store. Throws when it is not allowed here, or too few of its quotes are true. */
function accepted(job: TurnJob, step: GuideStep): GuideStep {
  if (!isAllowedStep(job, step)) throw new Error(`a ${step.kind} is not allowed here`);
  if (step.kind === 'round') return { ...step, options: step.options.slice(0, limits.optionsPerQuestion) };
  const { summary, isEnough } = gateSummary(step.summary, job.input);
  if (!isEnough) throw new Error('too little of the summary is true');
  return { ...step, summary };
}

/** Counts what was read; the report is then what is stored with the turn. */
function countStep(guide: string, metrics: StepMetrics, { written, firstEventMs }: Reading): Written {
  if (written.kind === 'care') {
    metrics.guideStep({ kind: 'care', report: plainReport(guide), firstEventMs });
    return written;
  }
  const { step, report } = written;
  metrics.guideStep({ kind: step.kind, report, firstEventMs });
  const first = firstEventMs !== undefined && { firstEventMs: Math.round(firstEventMs) };
  return { ...written, report: { ...report, kind: step.kind, ...first } };
}

/** Lets the guide write one step. Throws `guide_failed` when it fails, hangs or writes what is not allowed. */
export async function writeStep(
  { guide, metrics }: { guide: Guide; metrics: StepMetrics },
  job: TurnJob,
  signal: AbortSignal,
  think: (text: string) => void,
  recordSending?: RecordSending,
): Promise<Written> {
  let events: AsyncIterator<GuideEvent> | undefined;
  try {
    events = guide.next(job.input, signal, recordSending)[Symbol.asyncIterator]();
    const reading = await readStep(guide.kind, events, signal, think).catch((error) => {
      metrics.guideFailed(guide.kind);
      throw error;
    });
    const written = countStep(guide.kind, metrics, reading);
    return written.kind === 'care' ? written : { ...written, step: accepted(job, written.step) };
  } catch (cause) {
    throw new AppError('guide_failed', { cause });
  } finally {
    // Not awaited: a hanging guide would never answer.
    events?.return?.().catch(() => {});
  }
}

/** As `work`, or a throw as soon as the signal fires, whatever the guide does. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
