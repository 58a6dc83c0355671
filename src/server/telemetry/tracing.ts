/**
 * Where time goes, as spans, for whoever set an OpenTelemetry endpoint. Names, numbers, hosts and route patterns only:
 * no address of a page, no query string, no parameter of a query, no text of anybody.
 */
export type SpanAttributes = Record<string, string | number | boolean>;

export interface SpanNotes {
  set(attributes: SpanAttributes): void;
}

export interface RequestSpan extends SpanNotes {
  /** What is begun inside belongs to the request. */
  run(work: () => void): void;
  end(failed: boolean): void;
}

export interface Tracing {
  /** A span below the one that is running here. It has failed when `work` throws; what was thrown is not kept. */
  span<T>(name: string, attributes: SpanAttributes, work: (notes: SpanNotes) => Promise<T>): Promise<T>;
  /** One that is of use only below another: without one here, `work` just runs. */
  detail: Tracing['span'];
  /** `parent`: the W3C `traceparent` of a trusted proxy. Undefined where nothing is traced. */
  request: ((parent: string | undefined) => RequestSpan) | undefined;
  /** Sends what is left, for a few seconds at most. Never rejects. */
  close(): Promise<void>;
}

export const ignored: SpanNotes = { set: () => {} };

/** Without an endpoint nothing is measured, and the packages that would do it are not loaded. */
export const noTracing: Tracing = {
  span: (_name, _attributes, work) => work(ignored),
  detail: (_name, _attributes, work) => work(ignored),
  request: undefined,
  close: async () => {},
};
