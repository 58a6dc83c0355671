import { type GuideLocale, guideLocale } from '#shared/locales.ts';
import { limits } from '#shared/timing.ts';
import { gateSummary } from '../../guide/evidence.ts';
import type { Guide, GuideEvent, GuideReport, GuideStep, TellSending } from '../../guide/guide.ts';
import { graverRisk, type RiskAssessment } from '../../guide/safety.ts';
import { AppError } from '../../http/app-error.ts';
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

/** A step, or no step because the guide saw high risk. */
export type Written =
  | { kind: 'step'; step: GuideStep; report: GuideReport | undefined; risk: RiskAssessment | undefined }
  | { kind: 'care'; risk: RiskAssessment };

/**
 * Reads the guide's events until its step; rejects as soon as the signal fires, whatever the guide does. With
 * callbacks instead of `for await`: pieces of text are the most frequent events of this server, and each `await` in
 * between costs two promises for each of them.
 */
function readStep(
  events: AsyncIterator<GuideEvent>,
  signal: AbortSignal,
  think: (text: string) => void,
): Promise<Written> {
  const { promise, resolve, reject } = Promise.withResolvers<Written>();
  let chars = 0;
  let risk: RiskAssessment | undefined;
  const take = (event: GuideEvent): Written | undefined => {
    if (event.type === 'step') return { kind: 'step', step: event.step, report: event.report, risk };
    if (event.type === 'risk') {
      risk = graverRisk(risk, { level: event.level, kind: event.kind });
      return risk?.level === 'high' ? { kind: 'care', risk } : undefined;
    }
    chars += event.text.length;
    if (chars > maxThinkingChars) throw new Error('the guide does not come to an end');
    think(event.text);
    return undefined;
  };
  const onResult = ({ done, value }: IteratorResult<GuideEvent>) => {
    if (signal.aborted) return;
    try {
      if (done) throw new Error('the guide ended without a step');
      const written = take(value);
      if (written) resolve(written);
      else pull();
    } catch (error) {
      reject(error);
    }
  };
  const pull = () => void events.next().then(onResult, reject);
  const onAbort = () => reject(signal.reason);
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

/** Lets the guide write one step. Throws `guide_failed` when it fails, hangs or writes what is not allowed. */
export async function writeStep(
  guide: Guide,
  job: TurnJob,
  signal: AbortSignal,
  think: (text: string) => void,
  tell?: TellSending,
): Promise<Written> {
  let events: AsyncIterator<GuideEvent> | undefined;
  try {
    events = guide.next(job.input, signal, tell)[Symbol.asyncIterator]();
    const written = await readStep(events, signal, think);
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
