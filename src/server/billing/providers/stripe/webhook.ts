/** Checks that a webhook comes from Stripe, and reads what it refers to. */
import type Stripe from 'stripe';
import { AppError } from '../../../http/app-error.ts';
import type { RawWebhook, WebhookHint, WebhookSubject } from '../provider.ts';
import { getId } from './client.ts';

/** Seconds after which a signature may be a replay; Stripe's own default. */
const toleranceS = 300;

function verifyEvent(client: Stripe, secrets: string[], input: RawWebhook): Stripe.Event {
  const signature = input.headers['stripe-signature'];
  const causes: unknown[] = [];
  // Two secrets are valid during a rotation.
  for (const secret of secrets) {
    try {
      return client.webhooks.constructEvent(
        input.rawBody,
        typeof signature === 'string' ? signature : '',
        secret,
        toleranceS,
        undefined,
        input.now.getTime(),
      );
    } catch (cause) {
      causes.push(cause);
    }
  }
  throw new AppError('signature_invalid', { cause: causes[0] });
}

function toSubject(kind: WebhookSubject['kind'], id: string | null | undefined): WebhookSubject | null {
  return id ? { kind, id } : null;
}

/** The customer of a dispute. Payloads of another API version may lack it; then the charge has it. */
async function findDisputedCustomer(client: Stripe, dispute: Stripe.Dispute): Promise<string | null> {
  if ('customer' in dispute && typeof dispute.customer === 'string') return dispute.customer;
  const chargeId = getId(dispute.charge);
  return chargeId && getId((await client.charges.retrieve(chargeId)).customer);
}

/** The object whose state may have changed. Null for events that are not about payments. */
async function findSubject(client: Stripe, event: Stripe.Event): Promise<WebhookSubject | null> {
  const object = event.data.object;
  if (!('object' in object)) return null;
  switch (object.object) {
    case 'checkout.session':
      return toSubject('checkout', object.id);
    case 'subscription':
      return toSubject('subscription', object.id);
    case 'subscription_schedule':
      return toSubject('subscription', getId(object.subscription) ?? object.released_subscription);
    case 'invoice':
      return toSubject('subscription', getId(object.parent?.subscription_details?.subscription));
    case 'customer': // May have another default card.
      return toSubject('customer', object.id);
    case 'payment_method': // The bank may have replaced the card.
    case 'charge': // Its payload contains neither its invoice nor its subscription.
      return toSubject('customer', getId(object.customer));
    case 'dispute':
      return toSubject('customer', await findDisputedCustomer(client, object));
    default:
      return null;
  }
}

/** Checks the signature over the raw bytes, then reads only what the event refers to. */
export async function parseStripeWebhook(
  client: Stripe,
  secrets: string[],
  input: RawWebhook,
): Promise<WebhookHint> {
  const event = verifyEvent(client, secrets, input);
  return { eventId: event.id, type: event.type, subject: await findSubject(client, event) };
}
