/** The errors that a call of the API throws. */
import type { ErrorCode } from '#shared/contract/errors.ts';

/** A refusal of the server, or `network` / `timeout` when there was no answer at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network' | 'timeout';
  readonly fields: Record<string, string>;

  constructor(status: number, code: ErrorCode | 'network' | 'timeout', message: string, fields = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** A request that lib/request-limits.ts refuses before it is sent. Pages show it like a 429 of the server. */
export class TooFrequentError extends ApiError {
  constructor() {
    super(429, 'too_many_requests', 'request too frequent, please try later');
  }
}
