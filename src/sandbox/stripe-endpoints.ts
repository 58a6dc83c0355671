import type { ApiEndpoint } from './stripe-endpoint.ts';
import { checkoutEndpoints } from './stripe-endpoints-checkout.ts';
import { paymentEndpoints } from './stripe-endpoints-payments.ts';
import { subscriptionEndpoints } from './stripe-endpoints-subscriptions.ts';

/** Everything that is played; any other address is a 404. */
export const apiEndpoints: ApiEndpoint[] = [
  ...checkoutEndpoints,
  ...subscriptionEndpoints,
  ...paymentEndpoints,
];
