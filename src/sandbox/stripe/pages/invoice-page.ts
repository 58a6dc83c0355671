import { escapeHtml } from '../../html.ts';
import { dayText, moneyText, payPageFrame } from '../../pay-page-frame.ts';
import type { WireInvoice } from '../api/wire.ts';
import { find, type World } from '../lifecycle/world.ts';
import { paidCharge } from '../objects/payment-object.ts';

function stateOf({ status, status_transitions, amount_due, currency }: WireInvoice): string {
  const sum = moneyText(amount_due, currency);
  const paidAt = status_transitions.paid_at;
  return status === 'paid' && paidAt !== null
    ? `${sum} paid on ${dayText(new Date(paidAt * 1_000))}`
    : `${sum} due`;
}

function linesOf({ lines, currency }: WireInvoice): string {
  const rows = lines.data.map(
    ({ description, amount }) =>
      `<li><span>${escapeHtml(description ?? 'Subscription')}</span><span>${escapeHtml(moneyText(amount, currency))}</span></li>`,
  );
  return `<ul>${rows.join('')}</ul>`;
}

function refundOf({ state }: World, { id, currency }: WireInvoice): string {
  const payment = find(state.payments, id);
  const charge = payment && paidCharge(payment);
  const refunded = charge?.refundedCents ? `${moneyText(charge.refundedCents, currency)} was refunded.` : '';
  const disputed = charge?.disputed ? 'This payment is disputed.' : '';
  return [refunded, disputed].flatMap((text) => (text ? [`<p>${escapeHtml(text)}</p>`] : [])).join('');
}

/** What the customer finds behind `hosted_invoice_url`. */
export function invoicePage(world: World, invoice: WireInvoice | undefined): string {
  if (!invoice || invoice.number === null)
    return payPageFrame('Sandbox invoice', '<h1>No such invoice</h1><p>The link is incomplete.</p>');
  return payPageFrame(
    'Sandbox invoice',
    `<h1>Invoice ${escapeHtml(invoice.number)}</h1>
<p class="soft">${escapeHtml(invoice.customer_email ?? '')}</p>
<p>${escapeHtml(stateOf(invoice))}</p>
${linesOf(invoice)}
${refundOf(world, invoice)}`,
  );
}
