/** Exports spans to an OpenTelemetry collector by OTLP over HTTP in JSON. Loaded only if an endpoint is configured. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, type Span, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { ignoredNotes, type RequestSpan, type Tracing, type TracingConfig } from './tracing.ts';

export interface OtlpLimits {
  /** Timeout for one batch. */
  exportMs: number;
  /** Interval between batches. */
  everyMs: number;
  /** Timeout for the remaining spans at shutdown. */
  flushMs: number;
}

const otlpLimits: OtlpLimits = { exportMs: 5_000, everyMs: 5_000, flushMs: 3_000 };

/** W3C Trace Context, version 00. */
const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The context of a request that continues the given trace, or begins a new one if that is not valid. */
function createContext(parent: string | undefined): Context {
  const [, traceId, spanId, flags] = traceparent.exec(parent ?? '') ?? [];
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function createProvider({ endpoint, headers, serviceName }: TracingConfig, limits: OtlpLimits) {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers,
    timeoutMillis: limits.exportMs,
    concurrencyLimit: 2,
  });
  const processor = new BatchSpanProcessor({
    exporter,
    exportTimeoutMillis: limits.exportMs,
    scheduledDelayMillis: limits.everyMs,
  });
  const resource = resourceFromAttributes({ 'service.name': serviceName });
  return new TracerProvider({ resource, spanProcessors: [processor] });
}

function markFailed(span: Span): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** If the collector is down or slow, spans are lost, but nothing else is affected. */
export function createOtlpTracing(config: TracingConfig, limits = otlpLimits): Tracing {
  const provider = createProvider(config, limits);
  const tracer = provider.getTracer('clearing');
  const current = new AsyncLocalStorage<Span>();
  /** The context for a child of the current span. */
  const getChildContext = (): Context => {
    const parent = current.getStore();
    return parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
  };
  const span: Tracing['span'] = async (name, attributes, work) => {
    const own = tracer.startSpan(name, { attributes }, getChildContext());
    try {
      return await current.run(own, () => work({ set: (more) => void own.setAttributes(more) }));
    } catch (error) {
      markFailed(own);
      throw error;
    } finally {
      own.end();
    }
  };
  return {
    span,
    childSpan: (name, attributes, work) =>
      current.getStore() ? span(name, attributes, work) : work(ignoredNotes),
    request: (parent): RequestSpan => {
      const own = tracer.startSpan('request', {}, createContext(parent));
      return {
        set: (attributes) => void own.setAttributes(attributes),
        run: (work) => current.run(own, work),
        end: (failed) => {
          if (failed) markFailed(own);
          own.end();
        },
      };
    },
    close: async () => {
      const timeout = new Promise<void>((resolve) => void setTimeout(resolve, limits.flushMs).unref());
      await Promise.race([provider.shutdown().catch(() => {}), timeout]);
    },
  };
}
