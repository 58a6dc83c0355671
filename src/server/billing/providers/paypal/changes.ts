import { callFailed, issuesOf, type PaypalAnswer, readAnswer } from './answer.ts';
import type { PaypalClient } from './client.ts';
import { cancelReason, getSubscription, isSuspendedByUs, subscriptionPath } from './subscription.ts';
import { refundAnswer, type WireSubscription } from './wire.ts';

const endReason = 'The subscription has ended';
const undoReason = 'Taken up again by the customer';

/**
 * No request id: the calls are harmless when repeated, and PayPal would answer a second cancellation within
 * days by its first answer, without doing anything.
 */
async function change(
  client: PaypalClient,
  id: string,
  { action, reason }: { action: 'suspend' | 'activate' | 'cancel'; reason: string },
): Promise<PaypalAnswer> {
  return client({ method: 'POST', path: `${subscriptionPath(id)}/${action}`, body: { reason } });
}

function isDone({ status }: PaypalAnswer): boolean {
  return status >= 200 && status <= 299;
}

/** What it is in, when PayPal refuses to change it; other failures are thrown. */
async function stateAfterRefusal(
  client: PaypalClient,
  id: string,
  answer: PaypalAnswer,
): Promise<WireSubscription> {
  if (answer.status !== 422 && answer.status !== 400) throw callFailed(answer);
  return getSubscription(client, id);
}

function hasEnded({ status }: WireSubscription): boolean {
  return status === 'CANCELLED' || status === 'EXPIRED';
}

/** For good; one that has ended already is no failure. */
export async function endNow(client: PaypalClient, id: string): Promise<void> {
  const answer = await change(client, id, { action: 'cancel', reason: endReason });
  if (isDone(answer)) return;
  if (!hasEnded(await stateAfterRefusal(client, id, answer))) throw callFailed(answer);
}

/** PayPal knows no end of a period: suspended, it charges nothing more and still can be taken up again. */
export async function cancelAtPeriodEnd(client: PaypalClient, id: string): Promise<void> {
  const answer = await change(client, id, { action: 'suspend', reason: cancelReason });
  if (isDone(answer)) return;
  const present = await stateAfterRefusal(client, id, answer);
  if (hasEnded(present) || isSuspendedByUs(present)) return;
  // Suspended by PayPal after failed charges: it would try again once the payer mends the way of paying.
  if (present.status === 'SUSPENDED') return endNow(client, id);
  throw callFailed(answer);
}

export async function undoCancel(client: PaypalClient, id: string): Promise<void> {
  const answer = await change(client, id, { action: 'activate', reason: undoReason });
  if (isDone(answer)) return;
  const present = await stateAfterRefusal(client, id, answer);
  if (present.status !== 'ACTIVE') throw callFailed(answer);
}

const refundsMade = new Set(['COMPLETED', 'PENDING']);

/** Without an amount PayPal gives back all that is left; one that is refunded already is no failure. */
export async function refund(client: PaypalClient, paymentId: string): Promise<void> {
  const answer = await client({
    method: 'POST',
    path: `/v2/payments/captures/${encodeURIComponent(paymentId)}/refund`,
    body: {},
    requestId: `refund-${paymentId}`,
  });
  if (issuesOf(answer).includes('CAPTURE_FULLY_REFUNDED')) return;
  const { status = 'COMPLETED' } = readAnswer(answer, refundAnswer);
  if (!refundsMade.has(status)) throw callFailed(answer, 'did not refund and answered');
}
