import { describeProvider } from '../../../../../tests/support/provider-contract.ts';
import { openStripeWorld } from '../../../../../tests/support/stripe-world.ts';

describeProvider('Stripe', () => openStripeWorld());
