import { chatTexts } from '../../../i18n/chat.ts';
import { ApiError } from '../../../lib/api.ts';

/** The text of the catalogue for a call that failed where the person stays on the page. */
export function callFailure(error: unknown, otherwise: string): string {
  const t = chatTexts();
  if (!(error instanceof ApiError)) return otherwise;
  if (error.code === 'network') return t.noResponse;
  if (error.code === 'timeout') return t.timedOut;
  if (error.code === 'subscription_required') return t.needsSubscription;
  return error.status === 429 ? t.tooFrequent : otherwise;
}
