import { afterEach, expect, test, vi } from 'vitest';
import type { PaymentRecord } from '#shared/contract/shapes.ts';
import { createAttempts } from '../checkout/attempts.ts';
import { cancelSubscription, undoCancel } from './cancel-flow.ts';
import { answers, ownSubscription, payment } from './subscription-samples.ts';

afterEach(() => vi.unstubAllGlobals());

const cancel = (payments: readonly Partial<PaymentRecord>[], answer?: object, status?: number) => {
  const sent = answers({ '/payments': payments, '/cancel': [answer ?? { success: true }, status ?? 200] });
  const result = cancelSubscription(
    createAttempts(() => 'key'),
    'own-1',
  );
  return { sent, result };
};

test('the latest payment says which subscription is canceled, and where', async () => {
  const old = payment({ paidAt: '2026-01-18T09:00:00.000Z', subscriptionId: 'sub_old' });
  const late = payment({
    paidAt: '2026-10-18T09:00:00.000Z',
    subscriptionId: 'I-1',
    paymentProvider: 'paypal',
  });
  const { sent, result } = cancel([old, late]);
  expect(await result).toEqual({ kind: 'done' });
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/payments/subscription/own-1/payments',
    '/api/payments/paypal/subscription/I-1/cancel',
  ]);
  expect(sent[1]?.key).toBe('key');
});

test('without a payment, or without an id in it, nothing is sent', async () => {
  const none = cancel([]);
  expect(await none.result).toEqual({ kind: 'noRecords' });
  const nameless = cancel([payment({ subscriptionId: '' })]);
  expect(await nameless.result).toEqual({ kind: 'noId' });
  const stranger = cancel([{ ...payment(), paymentProvider: 'other' as 'stripe' }]);
  expect(await stranger.result).toEqual({ kind: 'noId' });
  expect([none, nameless, stranger].map(({ sent }) => sent.length)).toEqual([1, 1, 1]);
});

test('a refusal keeps its code, a failing server is an exception', async () => {
  const refused = { success: false, code: 'subscription_ended', errorMessage: 'Ended' };
  expect(await cancel([payment()], refused).result).toEqual({
    kind: 'refused',
    code: 'subscription_ended',
    message: 'Ended',
  });
  expect(await cancel([payment()], { code: 'provider_failed' }, 502).result).toEqual({ kind: 'exception' });
});

test('payments that cannot be read are an exception, not an empty list', async () => {
  answers({ '/payments': [{ code: 'internal' }, 500] });
  const result = await cancelSubscription(createAttempts(), 'own-1');
  expect(result).toEqual({ kind: 'exception' });
});

test('undoing goes to the subscription itself', async () => {
  const sent = answers({ '/resume': { success: true } });
  const outcome = await undoCancel(
    createAttempts(() => 'key'),
    ownSubscription(),
  );
  expect(outcome).toMatchObject({ kind: 'ok' });
  expect(sent).toMatchObject([{ path: '/api/payments/stripe/subscription/sub_1/resume', key: 'key' }]);
});
