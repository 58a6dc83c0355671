/** What to show when a turn failed, and where to go from there. */
import { type ErrorCode, errors } from '#shared/contract/errors.ts';
import { timing } from '#shared/timing.ts';
import { chatTexts } from '../../../i18n/en/chat.ts';
import { ApiError } from '../../../lib/api.ts';
import { StreamLost } from '../../../lib/event-stream.ts';
import { UnstoredNotFoundError } from '../unstored/unstored.ts';

/** The stream ended in a `failed` event. */
export class TurnFailed extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

export type TurnFailure =
  /** Show `text`, go to `to` after `afterMs`. */
  | { kind: 'shown'; text: string; to: 'home' | 'back'; afterMs: number }
  /** Show the dialog that offers a subscription. */
  | { kind: 'subscription' }
  /** The server's copy of the dialogue differs: load it and continue there. */
  | { kind: 'out of sync' }
  /** The API client has already gone to the login or access-denied page; `text` is shown there. */
  | { kind: 'redirected'; text: string };

/** Errors that say that the server's copy of the dialogue has gone on without this tab. */
const outOfSyncCodes: readonly string[] = [
  'turn_running',
  'round_stale',
  'dialogue_exists',
  'dialogue_finished',
  'finish_too_early',
  'idempotency_conflict',
];

const toHomeFailure = (text: string): TurnFailure => ({
  kind: 'shown',
  text,
  to: 'home',
  afterMs: timing.redirectHomeMs,
});
const toBackFailure = (text: string): TurnFailure => ({
  kind: 'shown',
  text,
  to: 'back',
  afterMs: timing.connectionErrorBackMs,
});

function statusText(status: number): string {
  const t = chatTexts();
  const textByStatus: Record<number, string> = {
    401: t.status401,
    403: t.status403,
    404: t.status404,
    500: t.status500,
  };
  return textByStatus[status] ?? t.statusOther;
}

function failureOfApiError(error: ApiError): TurnFailure {
  const t = chatTexts();
  if (error.code === 'subscription_required') return { kind: 'subscription' };
  if (outOfSyncCodes.includes(error.code)) return { kind: 'out of sync' };
  if (error.code === 'timeout') return toBackFailure(t.timedOut);
  if (error.code === 'network') return toBackFailure(t.noResponse);
  if (error.status === 401 || error.status === 403)
    return { kind: 'redirected', text: statusText(error.status) };
  if (error.status === 429) return toBackFailure(t.tooFrequent);
  return toHomeFailure(t.redirectingHome(statusText(error.status)));
}

function failureOfEvent(code: ErrorCode): TurnFailure {
  if (code === 'subscription_required') return { kind: 'subscription' };
  if (outOfSyncCodes.includes(code)) return { kind: 'out of sync' };
  return toBackFailure(chatTexts().serverError(errors[code].status));
}

/** What the waiting screen does about an error of a turn. */
export function describeFailure(error: unknown): TurnFailure {
  const t = chatTexts();
  if (error instanceof ApiError) return failureOfApiError(error);
  if (error instanceof TurnFailed) return failureOfEvent(error.code);
  if (error instanceof UnstoredNotFoundError) return toHomeFailure(t.unstoredGone);
  if (error instanceof StreamLost) return toBackFailure(error.silent ? t.timedOut : t.connectionError);
  // fetch reports a connection that broke within the body as a TypeError.
  if (error instanceof TypeError) return toBackFailure(t.connectionError);
  return toHomeFailure(t.somethingWrong);
}
