import { limits } from '#shared/timing.ts';
import type { Guide, GuideEvent, GuideStep } from '../guide/guide.ts';
import { AppError } from '../http/app-error.ts';
import { isAllowedStep, type TurnJob } from './dialogue.ts';

/** No reflection comes near this; a guide that never stops must not fill the memory. */
const maxThinkingChars = 40_000;

const stageLines = {
  en: { start: 'Reading your question', message: 'Reading your answer' },
  zh: { start: '正在读你的问题', message: '正在读你的回答' },
} as const;

/** What is said to be going on when the turn begins, in the language of the person's question. */
export function stageLine(job: TurnJob): string {
  const language = /\p{Script=Han}/u.test(job.input.question) ? 'zh' : 'en';
  return stageLines[language][job.kind];
}

/** The next event of the guide, or a throw as soon as the signal fires, whatever the guide does. */
async function nextEvent(events: AsyncIterator<GuideEvent>, aborted: Promise<never>) {
  const { done, value } = await Promise.race([events.next(), aborted]);
  return done ? undefined : value;
}

function rejectOnAbort(signal: AbortSignal): { aborted: Promise<never>; release: () => void } {
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
  aborted.catch(() => {});
  return { aborted, release: () => signal.removeEventListener('abort', onAbort) };
}

async function readStep(
  events: AsyncIterator<GuideEvent>,
  aborted: Promise<never>,
  think: (text: string) => void,
): Promise<GuideStep> {
  let chars = 0;
  for (;;) {
    const event = await nextEvent(events, aborted);
    if (!event) throw new Error('the guide ended without a step');
    if (event.type === 'step') return event.step;
    chars += event.text.length;
    if (chars > maxThinkingChars) throw new Error('the guide does not come to an end');
    think(event.text);
  }
}

/** Lets the guide write one step. Throws `guide_failed` when it fails, hangs or writes what is not allowed. */
export async function writeStep(
  guide: Guide,
  job: TurnJob,
  signal: AbortSignal,
  think: (text: string) => void,
): Promise<GuideStep> {
  const { aborted, release } = rejectOnAbort(signal);
  let events: AsyncIterator<GuideEvent> | undefined;
  try {
    events = guide.next(job.input, signal)[Symbol.asyncIterator]();
    const step = await readStep(events, aborted, think);
    if (!isAllowedStep(job, step)) throw new Error(`a ${step.kind} is not allowed here`);
    if (step.kind === 'summary') return step;
    return { ...step, options: step.options.slice(0, limits.optionsPerQuestion) };
  } catch (cause) {
    throw new AppError('guide_failed', { cause });
  } finally {
    release();
    // Not awaited: a hanging guide would never answer.
    events?.return?.().catch(() => {});
  }
}
