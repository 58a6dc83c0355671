import type { ApiEndpoint } from './endpoint.ts';
import { checkoutEndpoints } from './endpoints-checkout.ts';
import { paymentEndpoints } from './endpoints-payments.ts';
import { subscriptionEndpoints } from './endpoints-subscriptions.ts';

/** Everything that is played; any other address is a 404. */
export const apiEndpoints: ApiEndpoint[] = [
  ...checkoutEndpoints,
  ...subscriptionEndpoints,
  ...paymentEndpoints,
];
