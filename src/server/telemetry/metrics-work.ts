/** Metrics of this process: turns, streams, sign-ins, webhooks, mails and outgoing calls. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { type PaymentProviderName, paymentProviders } from '#shared/payment-providers.ts';
import type { StreamMetrics } from '../http/sse.ts';

export type TurnOutcome = 'done' | 'failed' | 'interrupted';
export type SignInMethod = 'password' | 'google' | 'apple';
/** `limited`: too many tries; `busy`: the password queue was full. */
export type SignInOutcome = 'signed_in' | 'refused' | 'limited' | 'busy' | 'failed';
/** `kept`: new and stored; `refused`: invalid signature. */
export type WebhookOutcome = 'kept' | 'repeated' | 'refused' | 'failed';

export interface WorkMetrics extends StreamMetrics {
  turnBegan(): void;
  turnEnded(outcome: TurnOutcome, ms: number): void;
  signedIn(method: SignInMethod, outcome: SignInOutcome): void;
  /** A refresh token was used twice, so somebody may have a copy. */
  refreshReused(): void;
  webhookReceived(provider: PaymentProviderName, outcome: WebhookOutcome): void;
  /** A deleted account was charged; the charge was refunded. */
  lateCharge(provider: PaymentProviderName): void;
  /** Its amount matches no agreed plan. */
  unmatchedPayment(provider: PaymentProviderName): void;
  mailed(outcome: 'sent' | 'failed'): void;
  /** `host` is one of the configured hosts. */
  outboundCall(host: string, outcome: 'answered' | 'failed' | 'no_answer', ms: number): void;
}

function turnInstruments(registers: Registry[]) {
  return {
    began: new Counter({
      name: 'clearing_turns_begun_total',
      help: 'Turns that this process started',
      registers,
    }),
    ended: new Counter({
      name: 'clearing_turns_ended_total',
      help: 'Turns by outcome; the page repeats interrupted ones',
      labelNames: ['outcome'],
      registers,
    }),
    seconds: new Histogram({
      name: 'clearing_turn_seconds',
      help: 'Time from the start of a turn to its answer or failure',
      labelNames: ['outcome'],
      buckets: [0.025, 0.1, 0.25, 1, 2.5, 5, 10, 20, 40, 80, 120],
      registers,
    }),
    firstText: new Histogram({
      name: 'clearing_turn_first_text_seconds',
      help: "Time from a request to the guide's first text on its stream",
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40],
      registers,
    }),
    streams: new Gauge({
      name: 'clearing_streams_open',
      help: 'Open event streams of this process',
      registers,
    }),
  };
}

function otherInstruments(registers: Registry[]) {
  return {
    signIns: new Counter({
      name: 'clearing_sign_ins_total',
      help: 'Sign-in attempts by method and outcome',
      labelNames: ['method', 'outcome'],
      registers,
    }),
    reuse: new Counter({
      name: 'clearing_refresh_token_reuse_total',
      help: 'Sessions ended because an old refresh token was used again',
      registers,
    }),
    webhooks: new Counter({
      name: 'clearing_webhooks_total',
      help: 'Webhooks of payment providers by outcome',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
    lateCharges: new Counter({
      name: 'clearing_late_charges_total',
      help: 'Charges made and refunded after the account was deleted, by provider',
      labelNames: ['provider'],
      registers,
    }),
    unmatchedPayments: new Counter({
      name: 'clearing_odd_payments_total',
      help: 'Payments whose amount matches no agreed plan, by provider',
      labelNames: ['provider'],
      registers,
    }),
    mails: new Counter({
      name: 'clearing_mails_total',
      help: 'Mails by whether the mail server accepted them',
      labelNames: ['outcome'],
      registers,
    }),
    outboundCall: new Histogram({
      name: 'clearing_outbound_seconds',
      help: 'Outgoing calls until the response headers, by host and outcome',
      labelNames: ['host', 'outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
  };
}

type Instruments = ReturnType<typeof turnInstruments> & ReturnType<typeof otherInstruments>;

/** Creates the counters with 0, because an alert on their increase would miss the first event of a new counter. */
function beginAtZero(to: Instruments): void {
  for (const outcome of ['done', 'failed', 'interrupted']) to.ended.inc({ outcome }, 0);
  for (const outcome of ['sent', 'failed']) to.mails.inc({ outcome }, 0);
  for (const provider of paymentProviders) {
    to.lateCharges.inc({ provider }, 0);
    to.unmatchedPayments.inc({ provider }, 0);
    for (const outcome of ['kept', 'repeated', 'refused', 'failed'])
      to.webhooks.inc({ provider, outcome }, 0);
  }
}

export function createWorkMetrics(registry: Registry): WorkMetrics {
  const to = { ...turnInstruments([registry]), ...otherInstruments([registry]) };
  beginAtZero(to);
  return {
    turnBegan: () => to.began.inc(),
    turnEnded: (outcome, ms) => {
      to.ended.inc({ outcome });
      to.seconds.observe({ outcome }, ms / 1_000);
    },
    streamOpened: () => {
      to.streams.inc();
      return () => to.streams.dec();
    },
    firstText: (ms) => to.firstText.observe(ms / 1_000),
    signedIn: (method, outcome) => to.signIns.inc({ method, outcome }),
    refreshReused: () => to.reuse.inc(),
    webhookReceived: (provider, outcome) => to.webhooks.inc({ provider, outcome }),
    lateCharge: (provider) => to.lateCharges.inc({ provider }),
    unmatchedPayment: (provider) => to.unmatchedPayments.inc({ provider }),
    mailed: (outcome) => to.mails.inc({ outcome }),
    outboundCall: (host, outcome, ms) => to.outboundCall.observe({ host, outcome }, ms / 1_000),
  };
}
