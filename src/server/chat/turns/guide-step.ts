/** Makes the guide write one step of a turn (the next question, or the summary), and checks the step. */
import { maxOptions } from '#shared/kinds.ts';
import { type GuideLocale, guideLocale } from '#shared/locales.ts';
import type { Guide, GuideEvent, GuideReport, GuideStep, RecordOutboundRequest } from '../../guide/guide.ts';
import { graverRisk, type RiskAssessment } from '../../guide/safety/assess.ts';
import { gateSummary } from '../../guide/summary/evidence.ts';
import { AppError } from '../../http/app-error.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import { isAllowedStep, type TurnJob } from '../dialogue.ts';

/** Far more than any real step: limits the memory if a guide never stops. */
const maxThinkingChars = 40_000;

const progressLines: Record<GuideLocale, Record<TurnJob['kind'], string>> = {
  en: {
    start: 'Reading your question',
    message: 'Reading your answer',
    finish: 'Putting together what you said',
  },
  zh: { start: '正在读你的问题', message: '正在读你的回答', finish: '正在整理你说过的话' },
};

/** The first progress message of a turn, in the language of the user's question. */
export function getProgressLine(job: TurnJob): string {
  return progressLines[guideLocale(job.input.question)][job.kind];
}

type StepMetrics = Pick<Metrics, 'guideStep' | 'guideFailed'>;

/** The guide's step, or none because the guide noticed high risk. */
export type GuideOutput =
  | { kind: 'step'; step: GuideStep; report: GuideReport; risk: RiskAssessment | undefined }
  | { kind: 'care'; risk: RiskAssessment };

/** The report of a guide that writes none itself. */
function createPlainReport(guide: string): GuideReport {
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

/** What was read from the guide, with the milliseconds until its first text; undefined if it sent none. */
interface ReadStep {
  output: GuideOutput;
  firstEventMs: number | undefined;
}

/**
 * Reads the guide's events until its step; rejects as soon as the signal fires. Uses callbacks instead of `for await`,
 * because text chunks are the most frequent events of this server and each `await` costs two more promises. For the
 * same reason the iterator is not wrapped, and `signal` is not checked for each event.
 */
function readStep(
  guide: string,
  events: AsyncIterator<GuideEvent>,
  signal: AbortSignal,
  onThinking: (text: string) => void,
): Promise<ReadStep> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadStep>();
  const startedMs = performance.now();
  let firstEventMs: number | undefined;
  let chars = 0;
  let risk: RiskAssessment | undefined;
  let aborted = false;
  const handle = (event: GuideEvent): GuideOutput | undefined => {
    if (event.type === 'step') {
      return { kind: 'step', step: event.step, report: event.report ?? createPlainReport(guide), risk };
    }
    if (event.type === 'risk') {
      risk = graverRisk(risk, { level: event.level, kind: event.kind });
      return risk?.level === 'high' ? { kind: 'care', risk } : undefined;
    }
    firstEventMs ??= performance.now() - startedMs;
    chars += event.text.length;
    if (chars > maxThinkingChars) throw new Error('the guide writes without an end');
    onThinking(event.text);
    return undefined;
  };
  const onResult = ({ done, value }: IteratorResult<GuideEvent>) => {
    if (aborted) return;
    try {
      if (done) throw new Error('the guide ended without a step');
      const output = handle(value);
      if (output) resolve({ output, firstEventMs });
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

/** Checks the step. Throws if it is not allowed here, or if too few of its quotes are the user's words. */
function requireAllowed(job: TurnJob, step: GuideStep): GuideStep {
  if (!isAllowedStep(job, step)) throw new Error(`a ${step.kind} is not allowed here`);
  if (step.kind === 'round') return { ...step, options: step.options.slice(0, maxOptions[step.roundKind]) };
  const { summary, isEnough } = gateSummary(step.summary, job.input);
  if (!isEnough) throw new Error('too little of the summary is true');
  return { ...step, summary };
}

/** Counts the step in the metrics and returns the report that is stored with the turn. */
function countStep(guide: string, metrics: StepMetrics, { output, firstEventMs }: ReadStep): GuideOutput {
  if (output.kind === 'care') {
    metrics.guideStep({ kind: 'care', report: createPlainReport(guide), firstEventMs });
    return output;
  }
  const { step, report } = output;
  metrics.guideStep({ kind: step.kind, report, firstEventMs });
  const first = firstEventMs !== undefined && { firstEventMs: Math.round(firstEventMs) };
  return { ...output, report: { ...report, kind: step.kind, ...first } };
}

/**
 * Makes the guide write one step. Throws `guide_failed` if it fails, takes too long or writes something that is not
 * allowed.
 */
export async function writeStep(
  { guide, metrics }: { guide: Guide; metrics: StepMetrics },
  job: TurnJob,
  signal: AbortSignal,
  onThinking: (text: string) => void,
  recordOutboundRequest?: RecordOutboundRequest,
): Promise<GuideOutput> {
  let events: AsyncIterator<GuideEvent> | undefined;
  try {
    events = guide.next(job.input, signal, recordOutboundRequest)[Symbol.asyncIterator]();
    const result = await readStep(guide.kind, events, signal, onThinking).catch((error) => {
      metrics.guideFailed(guide.kind);
      throw error;
    });
    const output = countStep(guide.kind, metrics, result);
    return output.kind === 'care' ? output : { ...output, step: requireAllowed(job, output.step) };
  } catch (cause) {
    throw new AppError('guide_failed', { cause });
  } finally {
    // Not awaited, because a hanging guide might never respond.
    events?.return?.().catch(() => {});
  }
}
