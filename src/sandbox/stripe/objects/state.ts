import { randomBytes } from 'node:crypto';
import { openStateFile, type StateFile } from '../../state-file.ts';
import { createId } from '../api/wire.ts';
import { upgraded } from '../lifecycle/upgrade.ts';
import type { StripeState } from './state-shape.ts';
import { stateText } from './state-text.ts';

function firstState(): StripeState {
  return {
    secretKey: createId('sk_test', 40),
    publishableKey: createId('pk_test', 40),
    webhookSecret: `whsec_${randomBytes(32).toString('hex')}`,
    customers: {},
    deletedCustomers: {},
    products: {},
    prices: {},
    sessions: {},
    subscriptions: {},
    schedules: {},
    invoices: {},
    payments: {},
    refunds: {},
    disputes: {},
    portals: {},
    declining: {},
    replays: {},
    undelivered: [],
  };
}

/** `sandbox/stripe.json` in the data folder, brought up from the shape of an older version. */
export function openStripeState(dataDir: string): Promise<StateFile<StripeState>> {
  const complete = (stored: Partial<StripeState>) => upgraded({ ...firstState(), ...stored });
  return openStateFile(dataDir, 'stripe', complete, stateText);
}
