import { expect, it } from 'vitest';
import { readEvent, subjectOf } from './event.ts';

function subjectIn(type: string, resource: object) {
  return subjectOf(readEvent(Buffer.from(JSON.stringify({ id: 'WH-2', event_type: type, resource }))).event);
}

it.each<[string, object, object | null]>([
  ['BILLING.SUBSCRIPTION.CANCELLED', { id: 'I-7' }, { kind: 'subscription', id: 'I-7' }],
  ['BILLING.SUBSCRIPTION.PAYMENT.FAILED', { id: 'I-7' }, { kind: 'subscription', id: 'I-7' }],
  ['PAYMENT.SALE.COMPLETED', { id: 'S', billing_agreement_id: 'I-7' }, { kind: 'subscription', id: 'I-7' }],
  ['PAYMENT.SALE.COMPLETED', { id: 'S' }, null],
  ['PAYMENT.SALE.REFUNDED', { id: 'R', sale_id: 'S' }, { kind: 'payment', id: 'S' }],
  ['PAYMENT.SALE.REVERSED', { id: 'S' }, { kind: 'payment', id: 'S' }],
  ['PAYMENT.SALE.REVERSED', { id: 'R', sale_id: 'S' }, { kind: 'payment', id: 'S' }],
  [
    'CUSTOMER.DISPUTE.CREATED',
    { dispute_id: 'PP', disputed_transactions: [{ seller_transaction_id: 'S' }, {}] },
    { kind: 'payment', id: 'S' },
  ],
  ['CUSTOMER.DISPUTE.RESOLVED', { disputed_transactions: [] }, null],
  ['CHECKOUT.ORDER.APPROVED', { id: 'O' }, null],
  ['BILLING.SUBSCRIPTION.CREATED', { id: '../I-7' }, null],
])('finds what %s points at', (type, resource, subject) => {
  expect(subjectIn(type, resource)).toEqual(subject);
});

it.each(['', 'null', '[]', '{"id":"WH-1"}', '{"event_type":"X"}', '{'])(
  'refuses what is no event (%s)',
  (text) => {
    expect(() => readEvent(Buffer.from(text))).toThrow(
      expect.objectContaining({ code: 'signature_invalid' }),
    );
  },
);

it('refuses what is no text', () => {
  const bytes = Buffer.from('{"id":"WH-1","event_type":"X","resource":{"note":"\xff"}}', 'latin1');
  expect(() => readEvent(bytes)).toThrow(expect.objectContaining({ code: 'signature_invalid' }));
});
