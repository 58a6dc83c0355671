import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AdminRevenue } from '#shared/contract/admin.ts';
import { Revenue } from './overview.tsx';

const row: AdminRevenue = {
  provider: 'stripe',
  currency: 'USD',
  gross: 525,
  tax: 0,
  fees: 0,
  refunds: 0,
  disputed: 0,
  net: 525,
  payments: 1,
  disputes: 0,
  failedCharges: 0,
  activeMonthly: 1,
  activeAnnual: 0,
  ending: 0,
  mrr: 525,
  ended: 0,
  lost: 0,
  activeAtStart: 1,
};

it('explains columns by the titles that they have', () => {
  const html = renderToStaticMarkup(<Revenue rows={[row]} />);
  const titles = [...html.matchAll(/<th scope="col">([^<]+)/g)].map(([, title]) => title);
  const notes = [...html.matchAll(/<li>([^<:]+): /g)].map(([, column]) => column);
  expect(notes).toHaveLength(3);
  expect(notes.filter((column) => !titles.includes(column))).toEqual([]);
});
