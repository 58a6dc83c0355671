/** One call to the model: streams its text, then reports how the call ended. Texts are never logged. */
import {
  APICallError,
  type LanguageModelUsage,
  type ModelMessage,
  Output,
  streamText,
  type TextStreamPart,
  type ToolSet,
} from 'ai';
import type { z } from 'zod';
import type { GuideReport } from '../../guide.ts';
import { GuideTransportError } from './guarded-fetch.ts';
import type { ProviderModel } from './language-model.ts';

export interface CallLimits {
  /** Until the provider's response headers. */
  headersMs: number;
  /** From the call to the first text or reasoning. */
  firstChunkMs: number;
  /** From the step's first call to text that the person can read, unless the model keeps sending something. */
  firstTextMs: number;
  /** Between two chunks, while there is no text to read and `firstTextMs` is over. */
  quietMs: number;
  /** Between two chunks, once there is text to read. */
  chunkMs: number;
  /** For all attempts of one step. */
  totalMs: number;
  maxOutputTokens: number;
  /** Of the response. */
  maxBytes: number;
  /** Length of the text; a model that exceeds it is looping. */
  maxChars: number;
}

export type Failure = 'timeout' | 'refused' | 'provider';

export interface CallEnd {
  text: string;
  failure: Failure | undefined;
  /** Undefined when there was no response. */
  status: number | undefined;
  /** Whether to retry the same call. */
  retryable: boolean;
  /** The connection or the provider broke off in the middle of the text. */
  dropped: boolean;
  retryAfterMs: number | undefined;
  usage: GuideReport['usage'];
}

/** What a call sends, and how long it may take. */
export interface Call {
  provider: ProviderModel;
  instructions: { constant: string; forStep: string };
  messages: ModelMessage[];
  /** The form of the output, and its name for the provider. */
  schema: z.ZodType;
  name: string;
  limits: CallLimits;
  signal: AbortSignal;
  /** Whether the person already has text of this step to read. */
  isShown: () => boolean;
  /** When they should have some, on the clock of `performance.now`. */
  firstTextBy: number;
}

/** Cached: each of the three schemas is converted to JSON Schema once. */
const formats = new Map<z.ZodType, Output.Output['responseFormat']>();

/**
 * The schema is only sent to the provider; we parse the output ourselves. The SDK's parser holds chunks back until they
 * parse, and parses the whole text again for each chunk.
 */
function schemaOnly(schema: z.ZodType, name: string): Output.Output<string, number, never> {
  const responseFormat = formats.get(schema) ?? Output.object({ schema, name }).responseFormat;
  formats.set(schema, responseFormat);
  return {
    name: 'object',
    responseFormat,
    parseCompleteOutput: async ({ text }) => text,
    parsePartialOutput: async ({ text }) => ({ partial: text.length }),
    createElementStreamTransform: () => undefined,
  };
}

function usageOf(usage: LanguageModelUsage): GuideReport['usage'] {
  if (usage.inputTokens === undefined && usage.outputTokens === undefined) return null;
  return {
    inputTokens: usage.inputTokens ?? 0,
    cachedTokens: usage.inputTokenDetails.cacheReadTokens ?? 0,
    outputTokens: usage.outputTokens ?? 0,
    reasoningTokens: usage.outputTokenDetails.reasoningTokens ?? 0,
  };
}

function retryAfterMs(headers: Record<string, string> | undefined): number | undefined {
  const ms = Number(headers?.['retry-after-ms']);
  if (ms > 0) return ms;
  const seconds = Number(headers?.['retry-after']);
  return seconds > 0 ? seconds * 1_000 : undefined;
}

/** The SDK's error and those that it wraps, a few levels deep. */
function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let at = error; at !== undefined && at !== null && causes.length < 6; ) {
    causes.push(at);
    at = (at as { lastError?: unknown; cause?: unknown }).lastError ?? (at as { cause?: unknown }).cause;
  }
  return causes;
}

function isTimeout(error: unknown): boolean {
  return error instanceof GuideTransportError
    ? error.code === 'headers-timeout'
    : error instanceof Error && error.name === 'TimeoutError';
}

/** How a failed call ended. */
type FailedEnd = Pick<CallEnd, 'failure' | 'status' | 'retryable' | 'retryAfterMs' | 'dropped'>;

function failedBy(error: unknown, written: string): FailedEnd {
  const causes = causesOf(error);
  const noResponse = { status: undefined, retryable: false, retryAfterMs: undefined, dropped: false };
  if (causes.some(isTimeout)) return { ...noResponse, failure: 'timeout' };
  const transport = causes.find((cause) => cause instanceof GuideTransportError);
  const api = causes.find((cause) => APICallError.isInstance(cause));
  if (transport) return { ...noResponse, failure: 'provider' };
  const dropped = written !== '';
  if (!api) return { ...noResponse, failure: 'provider', dropped };
  return {
    failure: 'provider',
    dropped,
    status: api.statusCode,
    retryable: api.isRetryable,
    retryAfterMs: retryAfterMs(api.responseHeaders),
  };
}

function startStream(call: Call, signal: AbortSignal) {
  const { provider, limits } = call;
  return streamText({
    model: provider.model,
    instructions: provider.instructions(call.instructions.constant, call.instructions.forStep),
    messages: call.messages,
    output: schemaOnly(call.schema, call.name),
    reasoning: provider.reasoning,
    providerOptions: provider.providerOptions,
    maxOutputTokens: limits.maxOutputTokens,
    // The step decides about retries: it knows what was already shown.
    maxRetries: 0,
    abortSignal: signal,
    // Without this, the SDK prints the error.
    onError: () => {},
  });
}

/**
 * Aborts when no chunk arrives in time. The SDK's own timeout for the first chunk starts with the first event of the
 * stream, which some providers' packages await forever.
 */
function createWatch({ limits, isShown, firstTextBy }: Call, fire: () => void) {
  const left = () => Math.max(0, firstTextBy - performance.now());
  let timer = setTimeout(fire, Math.min(limits.firstChunkMs, left()));
  return {
    wrote: () => {
      clearTimeout(timer);
      const patience = isShown()
        ? limits.chunkMs
        : Math.min(limits.chunkMs, Math.max(limits.quietMs, left()));
      timer = setTimeout(fire, patience);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Records how the call ended, if this part of the stream says it. */
function recordEnd(end: CallEnd, part: TextStreamPart<ToolSet>): void {
  if (part.type === 'finish-step') {
    end.usage = usageOf(part.usage);
    if (part.finishReason === 'content-filter') end.failure = 'refused';
  } else if (part.type === 'abort') end.failure = 'timeout';
  else if (part.type === 'error') Object.assign(end, failedBy(part.error, end.text));
}

/** The end of a call that has not written anything. */
export function emptyEnd(): CallEnd {
  return {
    text: '',
    failure: undefined,
    status: undefined,
    retryable: false,
    dropped: false,
    retryAfterMs: undefined,
    usage: null,
  };
}

/** Yields chunks of the model's text. The call is closed when the reader stops. */
export async function* callModel(call: Call): AsyncGenerator<string, CallEnd> {
  const { limits } = call;
  const own = new AbortController();
  const watch = createWatch(call, () => own.abort(new DOMException('nothing written', 'TimeoutError')));
  const end = emptyEnd();
  try {
    for await (const part of startStream(call, AbortSignal.any([call.signal, own.signal])).stream) {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') watch.wrote();
      if (part.type !== 'text-delta') {
        recordEnd(end, part);
        continue;
      }
      end.text += part.text;
      if (end.text.length > limits.maxChars) {
        end.failure = 'provider';
        break;
      }
      yield part.text;
    }
  } catch (error) {
    Object.assign(end, failedBy(error, end.text));
  } finally {
    watch.stop();
    own.abort();
  }
  return end;
}
