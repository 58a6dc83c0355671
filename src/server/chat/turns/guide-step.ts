import { limits } from '#shared/timing.ts';
import { gateSummary } from '../../guide/evidence.ts';
import type { Guide, GuideEvent, GuideReport, GuideStep, TellSending } from '../../guide/guide.ts';
import { graverRisk, type RiskAssessment } from '../../guide/safety.ts';
import { AppError } from '../../http/app-error.ts';
import { isAllowedStep, type TurnJob } from '../dialogue.ts';

/** No reflection comes near this; a guide that never stops must not fill the memory. */
const maxThinkingChars = 40_000;

const stageLines = {
  en: {
    start: 'Reading your question',
    message: 'Reading your answer',
    finish: 'Putting together what you said',
  },
  zh: { start: '正在读你的问题', message: '正在读你的回答', finish: '正在整理你说过的话' },
} as const;

/** What is said to be going on when the turn begins, in the language of the person's question. */
export function stageLine(job: TurnJob): string {
  const language = /\p{Script=Han}/u.test(job.input.question) ? 'zh' : 'en';
  return stageLines[language][job.kind];
}

/**
 * The events of the guide; a wait for one throws as soon as the signal fires, whatever the guide does. Each wait has a
 * promise of its own: a race against one that stays for the whole turn would keep every event in memory with it.
 */
function followGuide(events: AsyncIterator<GuideEvent>, signal: AbortSignal) {
  let give = (_reason: unknown) => {};
  let aborted = signal.aborted;
  const onAbort = () => {
    aborted = true;
    give(signal.reason);
  };
  signal.addEventListener('abort', onAbort, { once: true });
  return {
    next: () =>
      new Promise<GuideEvent | undefined>((resolve, reject) => {
        if (aborted) return reject(signal.reason);
        give = reject;
        events.next().then(({ done, value }) => resolve(done ? undefined : value), reject);
      }),
    leave: () => signal.removeEventListener('abort', onAbort),
  };
}

/** A step, or no step because the guide saw high risk. */
export type Written =
  | { kind: 'step'; step: GuideStep; report: GuideReport | undefined; risk: RiskAssessment | undefined }
  | { kind: 'care'; risk: RiskAssessment };

async function readStep(
  events: ReturnType<typeof followGuide>,
  think: (text: string) => void,
): Promise<Written> {
  let chars = 0;
  let risk: RiskAssessment | undefined;
  for (;;) {
    const event = await events.next();
    if (!event) throw new Error('the guide ended without a step');
    if (event.type === 'step') return { kind: 'step', step: event.step, report: event.report, risk };
    if (event.type === 'risk') {
      risk = graverRisk(risk, { level: event.level, kind: event.kind });
      if (risk?.level === 'high') return { kind: 'care', risk };
      continue;
    }
    chars += event.text.length;
    if (chars > maxThinkingChars) throw new Error('the guide does not come to an end');
    think(event.text);
  }
}

/** The step as it may be stored. Throws when it is not allowed here, or holds too little that is true. */
function accepted(job: TurnJob, step: GuideStep): GuideStep {
  if (!isAllowedStep(job, step)) throw new Error(`a ${step.kind} is not allowed here`);
  if (step.kind === 'round') return { ...step, options: step.options.slice(0, limits.optionsPerQuestion) };
  const { display, isEnough } = gateSummary(step.display, job.input);
  if (!isEnough) throw new Error('too little of the summary is true');
  return { ...step, display };
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
  let followed: ReturnType<typeof followGuide> | undefined;
  try {
    events = guide.next(job.input, signal, tell)[Symbol.asyncIterator]();
    followed = followGuide(events, signal);
    const written = await readStep(followed, think);
    return written.kind === 'care' ? written : { ...written, step: accepted(job, written.step) };
  } catch (cause) {
    throw new AppError('guide_failed', { cause });
  } finally {
    followed?.leave();
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
