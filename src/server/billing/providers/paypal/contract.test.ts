import { openPaypalWorld } from '../../../../../tests/support/paypal-world.ts';
import { describeProvider } from '../../../../../tests/support/provider-contract.ts';

describeProvider('PayPal', () => openPaypalWorld());
