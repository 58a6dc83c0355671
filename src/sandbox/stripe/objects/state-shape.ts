import type { OutgoingEvent } from '../../webhook-delivery.ts';
import type {
  Purchase,
  WireCustomer,
  WireDispute,
  WireInvoice,
  WirePortal,
  WirePrice,
  WireProduct,
  WireRefund,
  WireSchedule,
  WireSession,
  WireSubscription,
} from '../api/wire.ts';
import type { PaymentRecord } from './payment-object.ts';

/** The first answer to an `Idempotency-Key`. */
export interface Replay {
  request: string;
  body: string;
  at: number;
  /** 200 where an older file says nothing. */
  status?: number;
}

export interface StripeState {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  customers: Record<string, WireCustomer>;
  deletedCustomers: Record<string, true>;
  products: Record<string, WireProduct>;
  prices: Record<string, WirePrice>;
  sessions: Record<string, { session: WireSession; purchase: Purchase }>;
  subscriptions: Record<string, WireSubscription>;
  schedules: Record<string, WireSchedule>;
  invoices: Record<string, WireInvoice>;
  /** By invoice. */
  payments: Record<string, PaymentRecord>;
  refunds: Record<string, WireRefund>;
  disputes: Record<string, WireDispute>;
  portals: Record<string, WirePortal>;
  /** Subscriptions whose card is declined. */
  declining: Record<string, true>;
  replays: Record<string, Replay>;
  undelivered: OutgoingEvent[];
}
