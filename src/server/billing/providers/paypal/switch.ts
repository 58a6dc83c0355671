import { AppError } from '../../../http/app-error.ts';
import type { SwitchOutcome, SwitchQuote, SwitchRequest } from '../provider.ts';
import { readAnswer } from './answer.ts';
import type { PaypalClient } from './client.ts';
import { getSubscription, type PaypalReader, subscriptionPath } from './subscription.ts';
import { approvalLink, revisionAnswer } from './wire.ts';

/** PayPal has no proration: the new price is charged from the next billing time on, and nothing before. */
export async function quoteSwitch(
  { client, readPlan }: PaypalReader,
  request: SwitchRequest,
): Promise<SwitchQuote> {
  const present = await getSubscription(client, request.subscriptionId);
  const at = present.billing_info?.next_billing_time;
  if (!at) throw new AppError('provider_failed', { cause: new Error('PayPal names no next billing time') });
  const { price } = await readPlan(present.plan_id);
  return {
    effective: 'period-end',
    dueTodayCents: 0,
    creditCents: 0,
    currency: price.currency,
    next: { at, amountCents: request.amountCents, currency: price.currency },
  };
}

/** The payer agrees at PayPal; until then nothing is changed, so going back to the present plan needs nothing. */
export async function switchPlan(
  client: PaypalClient,
  request: SwitchRequest & { returnUrl: string },
): Promise<SwitchOutcome> {
  const { subscriptionId, plan, returnUrl } = request;
  const present = await getSubscription(client, subscriptionId);
  if (present.plan_id === plan.planId) return { kind: 'done' };
  const answer = await client({
    method: 'POST',
    path: `${subscriptionPath(subscriptionId)}/revise`,
    body: {
      plan_id: plan.planId,
      application_context: {
        shipping_preference: 'NO_SHIPPING',
        return_url: returnUrl,
        cancel_url: returnUrl,
      },
    },
  });
  const url = approvalLink(readAnswer(answer, revisionAnswer).links);
  return url === null ? { kind: 'done' } : { kind: 'approval', url };
}
