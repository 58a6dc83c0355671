/** The reasons for which a checkout or a change of a subscription is refused. */
import { errors } from '#shared/contract/errors.ts';
import type { PaymentInit } from '#shared/contract/shapes.ts';

/** For clients other than our pages, which have their own text for each code. */
const messages = {
  already_subscribed: errors.already_subscribed.message,
  order_paid: 'This order is already paid',
  order_expired: 'This order has expired, please choose a plan again',
  subscription_ended: errors.subscription_ended.message,
  cancel_waiting: errors.cancel_waiting.message,
  payment_failing: errors.payment_failing.message,
  payment_returned: errors.payment_returned.message,
  offer_running: errors.offer_running.message,
  subscription_paused: errors.subscription_paused.message,
  cannot_pause: errors.cannot_pause.message,
  cannot_resume: 'This cancellation can no longer be undone',
  payment_declined: 'The payment was declined; nothing was changed',
};

export type Refusal = keyof typeof messages;

/** The body of a refused call, which answers 200 and not an error: the reason is for the user. */
export function refuse(code: Refusal): PaymentInit {
  return { success: false, code, errorMessage: messages[code] };
}
