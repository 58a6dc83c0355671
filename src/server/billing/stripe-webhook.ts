import type Stripe from 'stripe';
import { AppError } from '../http/app-error.ts';
import type { WebhookHint } from './provider.ts';

/** An older signature may be a replay. */
const toleranceS = 300;

interface SignedBody {
  rawBody: Buffer;
  signature: string | undefined;
  now: Date;
}

function verifiedEvent(client: Stripe, secrets: string[], input: SignedBody): Stripe.Event {
  const causes: unknown[] = [];
  // Two secrets are valid while one is being rolled.
  for (const secret of secrets) {
    try {
      return client.webhooks.constructEvent(
        input.rawBody,
        input.signature ?? '',
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

function idOf(reference: unknown): string | undefined {
  if (typeof reference === 'string') return reference;
  if (typeof reference !== 'object' || reference === null || !('id' in reference)) return undefined;
  return typeof reference.id === 'string' ? reference.id : undefined;
}

/** What the event points at; undefined twice for an event that says nothing about subscriptions. */
function subjectOf(event: Stripe.Event): Pick<WebhookHint, 'subscriptionId' | 'checkoutId'> {
  const object = event.data.object;
  if (!('object' in object)) return { subscriptionId: undefined, checkoutId: undefined };
  switch (object.object) {
    case 'checkout.session':
      return { subscriptionId: idOf(object.subscription), checkoutId: object.id };
    case 'subscription':
      return { subscriptionId: object.id, checkoutId: undefined };
    case 'invoice':
      return {
        subscriptionId: idOf(object.parent?.subscription_details?.subscription),
        checkoutId: undefined,
      };
    default:
      return { subscriptionId: undefined, checkoutId: undefined };
  }
}

/** Checks the signature over the raw bytes against each secret, then reads only what the event points at. */
export function parseStripeWebhook(client: Stripe, secrets: string[], input: SignedBody): WebhookHint {
  const event = verifiedEvent(client, secrets, input);
  return { eventId: event.id, type: event.type, ...subjectOf(event) };
}
