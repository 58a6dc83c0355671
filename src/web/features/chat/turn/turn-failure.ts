/** What went wrong in a turn, its text of spec 8, and where the person goes from there. */

import { type ErrorCode, errors } from '#shared/contract/errors.ts';
import { timing } from '#shared/timing.ts';
import { chatTexts } from '../../../i18n/en/chat.ts';
import { ApiError } from '../../../lib/api.ts';
import { StreamLost } from '../../../lib/event-stream.ts';
import { UnstoredGone } from '../unstored/unstored.ts';

/** The stream ended in a `failed` event. */
export class TurnFailed extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

export type TurnFailure =
  /** Shown, then `to` after `afterMs`. */
  | { kind: 'shown'; text: string; to: 'home' | 'back'; afterMs: number }
  /** The dialog of spec 8 that offers a subscription. */
  | { kind: 'subscription' }
  /** The server stands elsewhere in this dialogue: read it and go there. */
  | { kind: 'elsewhere' }
  /** The calls themselves have already gone to the login or the access-denied page; said there. */
  | { kind: 'leaving'; text: string };

const elsewhere: readonly string[] = [
  'turn_running',
  'round_stale',
  'dialogue_exists',
  'dialogue_finished',
  'finish_too_early',
  'idempotency_conflict',
];

const home = (text: string): TurnFailure => ({
  kind: 'shown',
  text,
  to: 'home',
  afterMs: timing.redirectHomeMs,
});
const back = (text: string): TurnFailure => ({
  kind: 'shown',
  text,
  to: 'back',
  afterMs: timing.connectionErrorBackMs,
});

/** Spec 8: stream and message errors by status. */
function statusText(status: number): string {
  const t = chatTexts();
  const known: Record<number, string> = {
    401: t.status401,
    403: t.status403,
    404: t.status404,
    500: t.status500,
  };
  return known[status] ?? t.statusOther;
}

function ofRefusal(error: ApiError): TurnFailure {
  const t = chatTexts();
  if (error.code === 'subscription_required') return { kind: 'subscription' };
  if (elsewhere.includes(error.code)) return { kind: 'elsewhere' };
  if (error.code === 'timeout') return back(t.timedOut);
  if (error.code === 'network') return back(t.noResponse);
  if (error.status === 401 || error.status === 403)
    return { kind: 'leaving', text: statusText(error.status) };
  if (error.status === 429) return back(t.tooFrequent);
  return home(t.redirectingHome(statusText(error.status)));
}

function ofFailedEvent(code: ErrorCode): TurnFailure {
  if (code === 'subscription_required') return { kind: 'subscription' };
  if (elsewhere.includes(code)) return { kind: 'elsewhere' };
  return back(chatTexts().serverError(errors[code].status));
}

export function describeFailure(error: unknown): TurnFailure {
  const t = chatTexts();
  if (error instanceof ApiError) return ofRefusal(error);
  if (error instanceof TurnFailed) return ofFailedEvent(error.code);
  if (error instanceof UnstoredGone) return home(t.unstoredGone);
  if (error instanceof StreamLost) return back(error.silent ? t.timedOut : t.connectionError);
  // fetch reports a connection that broke in mid-body as a TypeError.
  if (error instanceof TypeError) return back(t.connectionError);
  return home(t.somethingWrong);
}
