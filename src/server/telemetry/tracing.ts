/** What the server calls to record traces; tracing-otlp.ts sends them. */
import { z } from 'zod';

/**
 * Spans for the configured OpenTelemetry endpoint. They contain names, numbers, hosts and route patterns only: no URLs,
 * query strings, query parameters or texts of users.
 */
export type SpanAttributes = Record<string, string | number | boolean>;

export interface SpanNotes {
  set(attributes: SpanAttributes): void;
}

export interface RequestSpan extends SpanNotes {
  /** Spans that start inside `work` belong to the request. */
  run(work: () => void): void;
  end(failed: boolean): void;
}

export interface Tracing {
  /**
   * A span below the current one, if there is one. It is marked as failed if `work` throws; the error itself is not
   * recorded.
   */
  span<T>(name: string, attributes: SpanAttributes, work: (notes: SpanNotes) => Promise<T>): Promise<T>;
  /** Like `span`, but only below another span; otherwise it just runs `work`. */
  childSpan: Tracing['span'];
  /** `parent`: the W3C `traceparent` of a trusted proxy. Undefined if tracing is off. */
  request: ((parent: string | undefined) => RequestSpan) | undefined;
  /** Sends the remaining spans, for a few seconds at most. Never rejects. */
  close(): Promise<void>;
}

/** Takes the notes of a span that is not recorded. */
export const ignoredNotes: SpanNotes = { set: () => {} };

/** Used without an endpoint: measures nothing and loads no OpenTelemetry package. */
export const noTracing: Tracing = {
  span: (_name, _attributes, work) => work(ignoredNotes),
  childSpan: (_name, _attributes, work) => work(ignoredNotes),
  request: undefined,
  close: async () => {},
};

export interface TracingConfig {
  /** Base URL of the collector, e.g. `http://127.0.0.1:4318`; the path `/v1/traces` is appended. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
}

/** Undefined if the text is invalid. Values are percent-encoded, as OpenTelemetry defines this setting. */
function parseHeaders(text: string): Record<string, string> | undefined {
  const pairs = text.split(',').filter((part) => part.trim() !== '');
  try {
    const entries = pairs.map((part) => {
      const [, name = '', value = ''] = /^\s*([^=\s]+)=(.*?)\s*$/.exec(part) ?? [];
      return [name, decodeURIComponent(value)];
    });
    return entries.every(([name]) => name) ? Object.fromEntries(entries) : undefined;
  } catch {
    return undefined;
  }
}

const headers = z
  .string()
  .default('')
  .refine((text) => parseHeaders(text) !== undefined, 'must be name=value, with commas between them')
  .transform((text) => parseHeaders(text) ?? {});

/** OpenTelemetry's standard names, which an operator may use for other programs too. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ description: 'Base address of a trace collector, OTLP over HTTP', unset: 'no traces' }),
  OTEL_EXPORTER_OTLP_HEADERS: headers.describe('Headers for the collector, `name=value,name=value`'),
  OTEL_SERVICE_NAME: z
    .string()
    .min(1)
    .max(100)
    .default('clearing')
    .describe('Name of this service in traces'),
};

type TracingSettings = z.output<z.ZodObject<typeof tracingSettings>>;

export function parseTracingConfig(settings: TracingSettings): TracingConfig | undefined {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return undefined;
  return { endpoint, headers: settings.OTEL_EXPORTER_OTLP_HEADERS, serviceName: settings.OTEL_SERVICE_NAME };
}
