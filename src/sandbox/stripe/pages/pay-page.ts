import { escapeHtml } from '../../html.ts';
import { buttonForm, moneyText, payPageFrame } from '../../pay-page-frame.ts';
import type { Purchase } from '../api/wire.ts';

export type PayPage =
  | { kind: 'open'; path: string; purchase: Purchase; declined: boolean }
  | { kind: 'paid'; returnTo: string }
  | { kind: 'expired' }
  | { kind: 'unknown' };

function openBody({ path, purchase, declined }: Extract<PayPage, { kind: 'open' }>): string {
  return `<h1>${escapeHtml(purchase.name)}</h1>
<p class="amount">${escapeHtml(moneyText(purchase.unitAmount * purchase.quantity, purchase.currency))} <small>per ${purchase.interval}</small></p>
${declined ? '<p class="declined" role="alert">Your card was declined.</p>' : ''}
${buttonForm(`${path}/pay`, 'Pay', 'main')}
${buttonForm(`${path}/decline`, 'Decline')}
${buttonForm(`${path}/cancel`, 'Cancel')}`;
}

function bodyOf(page: PayPage): string {
  if (page.kind === 'open') return openBody(page);
  if (page.kind === 'paid')
    return `<h1>This checkout is already paid</h1><p>You are charged only once, however often you open it.</p>
<a class="button pay" href="${escapeHtml(page.returnTo)}">Continue</a>`;
  if (page.kind === 'expired')
    return '<h1>This checkout has expired</h1><p>Go back and choose a plan again.</p>';
  return '<h1>No such checkout</h1><p>Go back and choose a plan again.</p>';
}

export function payPage(page: PayPage): string {
  return payPageFrame('Sandbox checkout', bodyOf(page));
}
