import { type ErrorCode, errors } from '#shared/contract/errors.ts';

/** An error that the API returns to the caller; every other error becomes a logged 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** Seconds until trying again makes sense, sent as `Retry-After`. */
  readonly retryAfterS: number | undefined;

  constructor(
    code: ErrorCode,
    extra: { fields?: Record<string, string>; retryAfterS?: number; cause?: unknown } = {},
  ) {
    super(errors[code].message, { cause: extra.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errors[code].status;
    this.fields = extra.fields;
    this.retryAfterS = extra.retryAfterS;
  }
}
