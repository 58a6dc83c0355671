/**
 * A guide that a model writes and code checks. On failure: repair the output, check it, try once more with the failed
 * checks named, then fall back. Text that was already streamed is kept: it begins the step's reflection.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  Guide,
  GuideEvent,
  GuideInput,
  GuideReport,
  GuideStep,
  RecordOutboundRequest,
} from '../guide.ts';
import { readQuestion } from '../languages/en/reading/read-question.ts';
import { graverRisk, type RiskAssessment } from '../safety/assess.ts';
import { type Attempt, runAttempt } from './attempt.ts';
import { addUsage, costMicros } from './calls/cost.ts';
import { moderate } from './calls/moderation.ts';
import { moderationRequest, stepRequest } from './calls/outbound-request.ts';
import { fallBack, joinSentences } from './fallback.ts';
import { messagesAfter } from './messages.ts';
import { modelLabel } from './model-config.ts';
import { createModelContext, type ModelContext, type ModelGuideSettings } from './model-context.ts';
import { continueNote, retryNote } from './retry-note.ts';
import { rewriteLine } from './rewrite.ts';
import { failuresOf, summaryTask, type Task, taskOf } from './task.ts';

/** Moderation runs only with OpenAI as the model's provider: no text is sent to a company that the page does not name. */
async function moderateInput(
  context: ModelContext,
  input: GuideInput,
  signal: AbortSignal,
  recordOutboundRequest: RecordOutboundRequest | undefined,
): Promise<RiskAssessment | undefined> {
  const { config, fetch, limits } = context;
  if (config.provider !== 'openai' || !config.apiKey) return undefined;
  const text = input.rounds.at(-1)?.content ?? input.question;
  await recordOutboundRequest?.(moderationRequest(config, input));
  const settings = {
    fetch,
    apiKey: config.apiKey,
    baseUrl: config.baseUrl,
    timeoutMs: limits.moderationMs,
  };
  return moderate(settings, text, signal);
}

/** The state of one step while it is being written. */
interface Progress {
  /** Becomes the summary when the model says that it has heard enough. */
  task: Task;
  tries: number;
  /** Ids of the checks that failed. */
  failed: string[];
  /** The reflection as far as it was streamed to the person. */
  shown: string;
  /** How many sentences failed a check and were not streamed. */
  heldBack: number;
  usage: GuideReport['usage'];
  risk: RiskAssessment | undefined;
}

/** Ids of the checks that repeated text fails: said before (R9), too much (W8). */
const repetitionChecks = ['R9', 'W8'];

/** `before`: text that was streamed. A model that continues it often repeats it; that is dropped and is no failure. */
function failedIn({ gate }: Attempt, before: string): string[] {
  return before === '' ? [...gate.failed] : gate.failed.filter((id) => !repetitionChecks.includes(id));
}

function recordAttempt(progress: Progress, attempt: Attempt): void {
  const { gate, end } = attempt;
  progress.tries += 1;
  progress.heldBack += gate.heldBack;
  progress.failed.push(...failedIn(attempt, progress.shown));
  progress.usage = addUsage(progress.usage, end.usage);
  progress.risk = graverRisk(progress.risk, attempt.risk);
  if (progress.shown === '' && !attempt.isEnough) progress.shown = gate.shown;
}

interface BuiltStep {
  step: GuideStep | undefined;
  /** Text to show in addition to what was already shown. */
  more: string;
  failed: string[];
}

/** The step with the streamed text and what this attempt adds to it; if that fails the checks, without the addition. */
function buildStep(task: Task, attempt: Attempt, before: string): BuiltStep {
  const { draft, gate } = attempt;
  if (!draft) return { step: undefined, more: '', failed: [] };
  const shown = before === '' ? gate.shown : before;
  const candidates = before === '' || gate.shown === '' ? [shown] : [joinSentences(shown, gate.shown), shown];
  let failed: string[] = [];
  for (const reflection of candidates) {
    const step = draft.step(reflection);
    failed = failuresOf(task, step);
    if (step && failed.length === 0) return { step, more: reflection.slice(shown.length), failed };
  }
  return { step: undefined, more: '', failed };
}

type FallbackReason = NonNullable<GuideReport['fellBack']>;

function reasonOf({ end, draft }: Attempt): FallbackReason {
  if (end.failure) return end.failure;
  return draft ? 'rubric' : 'bad-output';
}

/** Whether to call the model again: once at most, and never after a refusal or a timeout. */
function mayRetry(context: ModelContext, progress: Progress, { end }: Attempt): boolean {
  if (progress.tries > 1 || end.failure === 'refused' || end.failure === 'timeout') return false;
  if (end.failure !== 'provider') return true;
  return end.retryable || end.dropped || (end.status === 400 && context.switchToPlainJson());
}

/** How long to wait before a retry: as long as the provider says, else a quarter of the longest wait. */
function waitMs({ limits }: ModelContext, { end }: Attempt): number {
  return end.failure ? Math.min(limits.retryWaitMs, end.retryAfterMs ?? limits.retryWaitMs / 4) : 0;
}

function reportOf(
  context: ModelContext,
  progress: Progress,
  how: Pick<GuideReport, 'fellBack' | 'repaired'>,
): GuideReport {
  const { config, fallback } = context;
  return {
    guide: how.fellBack ? fallback.kind : config.provider,
    model: config.model,
    promptVersion: progress.task.prompt.version,
    tries: progress.tries,
    failedChecks: [...new Set(progress.failed)],
    heldBack: progress.heldBack,
    usage: progress.usage,
    costMicros: costMicros(config, progress.usage),
    ...how,
  };
}

/** Runs the attempts. Returns a step that passed, or the reason for the fallback; undefined after high risk. */
async function* runAttempts(
  context: ModelContext,
  input: GuideInput,
  progress: Progress,
  signal: AbortSignal,
  moderation: Promise<RiskAssessment | undefined>,
  recordOutboundRequest: RecordOutboundRequest | undefined,
): AsyncGenerator<GuideEvent, { step: GuideStep; repaired: boolean } | FallbackReason | undefined> {
  const firstTextBy = performance.now() + context.limits.firstTextMs;
  let retryText = '';
  for (;;) {
    const { task } = progress;
    const provider = await context.provider();
    await recordOutboundRequest?.(stepRequest(context.config, input));
    const attempt = yield* runAttempt({
      provider,
      task,
      messages: messagesAfter(input, progress.shown),
      note: [retryText, progress.shown === '' ? '' : continueNote].filter(Boolean).join('\n\n'),
      limits: context.limits,
      signal,
      shown: progress.shown,
      firstTextBy,
      moderation,
    });
    const before = progress.shown;
    recordAttempt(progress, attempt);
    if (progress.risk?.level === 'high') return undefined;
    if (attempt.isEnough && before === '') {
      progress.task = summaryTask(input);
      // The summary has two attempts of its own.
      progress.tries = 0;
      continue;
    }
    const { step, more, failed } = buildStep(task, attempt, before);
    if (step && attempt.draft) {
      if (more !== '') yield { type: 'thinking', text: more };
      return { step, repaired: attempt.draft.repaired };
    }
    progress.failed.push(...failed);
    if (!mayRetry(context, progress, attempt)) return reasonOf(attempt);
    retryText = attempt.end.failure ? '' : retryNote([...attempt.gate.failed, ...failed]);
    await sleep(waitMs(context, attempt), undefined, { signal }).catch(() => {});
    if (signal.aborted) return reasonOf(attempt);
  }
}

/** Writes one step, by the model or, if that fails, by the built-in guide. */
async function* writeStep(
  context: ModelContext,
  input: GuideInput,
  signal: AbortSignal,
  recordOutboundRequest: RecordOutboundRequest | undefined,
): AsyncGenerator<GuideEvent> {
  const progress: Progress = {
    task: taskOf(input),
    tries: 0,
    failed: [],
    shown: '',
    heldBack: 0,
    usage: null,
    risk: undefined,
  };
  const signalWithTimeout = AbortSignal.any([signal, AbortSignal.timeout(context.limits.totalMs)]);
  const moderation = moderateInput(context, input, signalWithTimeout, recordOutboundRequest);
  // Awaited later; this only prevents an unhandled rejection.
  moderation.catch(() => {});
  const result = yield* runAttempts(
    context,
    input,
    progress,
    signalWithTimeout,
    moderation,
    recordOutboundRequest,
  );
  signal.throwIfAborted();
  const { risk } = progress;
  if (risk) yield { type: 'risk', ...risk };
  if (result === undefined) return;
  if (typeof result === 'object') {
    const report = reportOf(context, progress, { fellBack: null, repaired: result.repaired });
    return yield { type: 'step', step: result.step, report };
  }
  const report = reportOf(context, progress, { fellBack: result, repaired: false });
  context.log.warn(
    { reason: result, checks: report.failedChecks, tries: report.tries },
    'fell back to the built-in guide',
  );
  for await (const event of fallBack(context.fallback, input, progress.shown, signal)) {
    yield event.type === 'step' ? { ...event, report } : event;
  }
}

/** Throws only when `signal` aborts or a request could not be recorded. */
export function createModelGuide(settings: ModelGuideSettings): Guide {
  const context = createModelContext(settings);
  return {
    kind: settings.config.provider,
    label: modelLabel(settings.config),
    read: readQuestion,
    async *next(input, signal, recordOutboundRequest) {
      signal.throwIfAborted();
      yield* writeStep(context, input, signal, recordOutboundRequest);
    },
    rewrite: (input, summary, target, signal, recordOutboundRequest) =>
      rewriteLine(context, { input, summary, target }, signal, recordOutboundRequest),
  };
}
