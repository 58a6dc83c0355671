/** Sample responses of the API and a stubbed `fetch`, for tests. */
import { vi } from 'vitest';
import type { OwnSubscription, PaymentRecord, SwitchQuote } from '#shared/contract/shapes.ts';
import { forgetRequests } from '../../lib/api.ts';

export function ownSubscription(overrides: Partial<OwnSubscription> = {}): OwnSubscription {
  return {
    id: 'own-1',
    paymentProvider: 'stripe',
    providerSubscriptionId: 'sub_1',
    subscriptionType: 'MONTHLY',
    status: 'active',
    hasAccess: true,
    endDate: '2026-12-18T09:00:00.000Z',
    willCancelAtPeriodEnd: false,
    accessUntil: '2026-12-19T09:00:00.000Z',
    owed: null,
    canResume: false,
    pauseOptions: [],
    pause: null,
    nextCharge: { at: '2026-12-18T09:00:00.000Z', amount: 5.25, currency: 'USD' },
    fullPriceFrom: null,
    pendingSwitch: null,
    priceChange: null,
    ...overrides,
  };
}

export function payment(overrides: Partial<PaymentRecord> = {}): PaymentRecord {
  return {
    id: 'payment-1',
    subscriptionId: 'sub_1',
    paymentProvider: 'stripe',
    reference: 'in_1',
    subscriptionType: 'MONTHLY',
    amount: 5.25,
    currency: 'USD',
    status: 'paid',
    refundedAmount: 0,
    paidAt: '2026-11-18T09:00:00.000Z',
    periodEnd: '2026-12-18T09:00:00.000Z',
    orderNumber: '20261118-ABCDEFGHJK',
    credit: 0,
    periodStart: '2026-11-18T10:00:00.000Z',
    receiptUrl: null,
    tax: null,
    receipts: [],
    ...overrides,
  };
}

export function switchQuote(overrides: Partial<SwitchQuote> = {}): SwitchQuote {
  return {
    orderType: 'YEARLY',
    effective: 'now',
    dueToday: 73.47,
    credit: 6.52,
    currency: 'USD',
    nextCharge: { at: '2027-11-20T09:00:00.000Z', amount: 61.95, currency: 'USD' },
    quotedAt: '2026-11-20T16:00:00.000Z',
    ...overrides,
  };
}

export interface SentCall {
  method: string;
  path: string;
  key: string | null;
  body: unknown;
}

type StubbedResponse = object | readonly [body: object, status: number];

const isPair = (response: StubbedResponse): response is readonly [object, number] =>
  Array.isArray(response) && response.length === 2 && typeof response[1] === 'number';

/**
 * Stubs `fetch`. Each key is the end of a path, after its method where that matters; any other call fails as if
 * offline. Returns the list of calls, which grows as they are sent.
 */
export function stubFetch(byPath: Record<string, StubbedResponse>): SentCall[] {
  const sent: SentCall[] = [];
  forgetRequests();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    const body = init.body === undefined ? undefined : JSON.parse(String(init.body));
    sent.push({ method, path: url, key: new Headers(init.headers).get('idempotency-key'), body });
    const name = Object.keys(byPath).find((key) => `${method} ${url.split('?')[0]}`.endsWith(key));
    const response = name === undefined ? undefined : byPath[name];
    if (!response) throw new TypeError('offline');
    const [json, status] = isPair(response) ? response : [response, 200];
    return Response.json(json, { status });
  });
  return sent;
}
