import { errors } from '#shared/contract/errors.ts';
import type { PaymentInit } from '#shared/contract/shapes.ts';

/** Refusals of a checkout that a person can meet: told in the answer, with a stable code for the reader's language. */
const messages = {
  already_subscribed: errors.already_subscribed.message,
  order_paid: 'This order is already paid',
  order_expired: 'This order has expired, please choose a plan again',
};

export type Refusal = keyof typeof messages;

export function refuse(code: Refusal): PaymentInit {
  return { success: false, code, errorMessage: messages[code] };
}
