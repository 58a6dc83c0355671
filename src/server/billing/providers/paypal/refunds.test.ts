import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json, openPeer, type Peer, type PeerAnswer } from '../../../../../tests/support/paypal-peer.ts';
import { createPaypalProvider } from './paypal.ts';

const limits = { totalMs: 400, maxBytes: 1_048_576, pauseMs: 5 };
const now = new Date('2026-11-20T10:00:00.000Z');
let peer: Peer;
let answers: PeerAnswer[];

beforeAll(async () => {
  peer = await openPeer(() => answers.shift() ?? json({}, 500));
});
afterAll(() => peer.close());
beforeEach(() => {
  answers = [];
  peer.requests.length = 0;
});

const provider = () => createPaypalProvider({ ...peer.config, rootCertificates: [] }, fetch, limits);
const amount = (value: string) => ({ currency_code: 'USD', value });

describe('a refund by its id', () => {
  const refund = (changes: object = {}) =>
    json({
      id: 'R-1',
      status: 'COMPLETED',
      amount: amount('1.50'),
      links: [
        { rel: 'self', href: 'https://api-m.paypal.com/v2/payments/refunds/R-1' },
        { rel: 'up', href: 'https://api-m.paypal.com/v2/payments/captures/S-1' },
      ],
      ...changes,
    });

  it('names its payment and how much it was', async () => {
    answers = [refund()];
    expect(await provider().findRefund?.('R-1')).toEqual({ id: 'R-1', paymentId: 'S-1', amountCents: 150 });
    expect(peer.requests[0]?.path).toBe('/v2/payments/refunds/R-1');
  });

  it.each([
    ['was not carried out', () => refund({ status: 'FAILED' })],
    ['names no payment', () => refund({ links: [] })],
    ['is unknown', () => json({ name: 'RESOURCE_NOT_FOUND' }, 404)],
  ])('that %s counts for nothing', async (_, answer) => {
    answers = [answer()];
    expect(await provider().findRefund?.('R-1')).toBeNull();
  });

  it('that cannot be read is tried again later', async () => {
    answers = [json({ id: 'R-1' })];
    await expect(provider().findRefund?.('R-1')).rejects.toMatchObject({ code: 'provider_failed' });
  });
});

describe('the latest refunds', () => {
  const line = (changes: object = {}) => ({
    transaction_info: {
      transaction_id: 'R-1',
      paypal_reference_id: 'S-1',
      transaction_amount: amount('-1.50'),
      transaction_status: 'S',
      ...changes,
    },
  });

  it('come from all pages of the report of one month', async () => {
    answers = [
      json({ transaction_details: [line()], total_pages: 2 }),
      json({ transaction_details: [line({ transaction_id: 'R-2' })], total_pages: 2 }),
    ];
    expect(await provider().listRefunds?.(now)).toEqual([
      { id: 'R-1', paymentId: 'S-1', amountCents: 150 },
      { id: 'R-2', paymentId: 'S-1', amountCents: 150 },
    ]);
    const queries = peer.requests.map(({ path }) => new URL(path, 'http://paypal').searchParams);
    expect(queries.map((query) => [query.get('page'), query.get('transaction_type')])).toEqual([
      ['1', 'T1107'],
      ['2', 'T1107'],
    ]);
    const days =
      (Date.parse(queries[0]?.get('end_date') ?? '') - Date.parse(queries[0]?.get('start_date') ?? '')) /
      86_400_000;
    expect(days, 'PayPal refuses a longer span').toBeLessThanOrEqual(31);
  });

  it('are those that were made, of a payment', async () => {
    const details = [line({ transaction_status: 'D' }), line({ paypal_reference_id: undefined })];
    answers = [json({ transaction_details: details, total_pages: 1 })];
    expect(await provider().listRefunds?.(now)).toEqual([]);
  });

  it('are none without the permission for reports', async () => {
    answers = [json({ name: 'NOT_AUTHORIZED' }, 403)];
    expect(await provider().listRefunds?.(now)).toEqual([]);
  });
});
