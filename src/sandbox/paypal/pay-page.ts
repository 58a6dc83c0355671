import { escapeHtml } from '../html.ts';
import { buttonForm, moneyText, payPageFrame } from '../pay-page-frame.ts';

export interface Offer {
  /** Path of the page; the buttons' names are added to it. */
  path: string;
  payee: string;
  plan: string;
  cents: number;
  currency: string;
  /** E.g. `month`. */
  interval: string;
  declined: boolean;
}

export interface AutopayView {
  path: string;
  payee: string;
  plan: string;
  cents: number;
  currency: string;
  interval: string;
  status: string;
  nextPayment: string;
  outstandingCents: number;
  methodFails: boolean;
  canCancel: boolean;
  /** The shop's own address. */
  backTo: string;
}

export type PaypalPage =
  | { kind: 'subscribe'; offer: Offer }
  /** `from`: the date of the first charge by the new plan. */
  | { kind: 'revise'; offer: Offer; from: string }
  | { kind: 'agreed'; returnTo: string }
  | { kind: 'expired' }
  | { kind: 'unknown' }
  | { kind: 'autopay'; view: AutopayView };

function priceLine({ cents, currency, interval }: Pick<Offer, 'cents' | 'currency' | 'interval'>): string {
  return `<p class="amount">${escapeHtml(moneyText(cents, currency))} <small>per ${escapeHtml(interval)}</small></p>`;
}

function head({ payee, plan }: Pick<Offer, 'payee' | 'plan'>): string {
  return `<p class="payee">PayPal sandbox, ${escapeHtml(payee)}</p>\n<h1>${escapeHtml(plan)}</h1>`;
}

const declinedNote = '<p class="declined" role="alert">PayPal could not use your payment method.</p>';

function offerBody(offer: Offer, agree: string, note: string): string {
  return `${head(offer)}
${priceLine(offer)}
${note}
${offer.declined ? declinedNote : ''}
${buttonForm(`${offer.path}/pay`, agree, 'main')}
${buttonForm(`${offer.path}/decline`, 'Decline')}
${buttonForm(`${offer.path}/cancel`, 'Cancel')}`;
}

function autopayBody(view: AutopayView): string {
  const owed = view.outstandingCents > 0;
  const rows = [
    ['Status', view.status],
    ['Next payment', view.nextPayment],
    ...(owed ? [['Owed', moneyText(view.outstandingCents, view.currency)]] : []),
  ];
  const list = rows
    .map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
  return `${head(view)}
${priceLine(view)}
<dl>${list}</dl>
${view.methodFails ? declinedNote : ''}
${view.methodFails || owed ? buttonForm(`${view.path}/mend`, 'Fix the payment method', 'main') : ''}
${view.canCancel ? buttonForm(`${view.path}/cancel`, 'Cancel automatic payments') : ''}
<a class="button" href="${escapeHtml(view.backTo)}">Back to ${escapeHtml(view.payee)}</a>`;
}

function bodyOf(page: PaypalPage): string {
  if (page.kind === 'subscribe') return offerBody(page.offer, 'Pay', '');
  if (page.kind === 'revise')
    return offerBody(
      page.offer,
      'Agree',
      `<p>Nothing is charged today. The new plan starts with the payment on ${escapeHtml(page.from)}.</p>`,
    );
  if (page.kind === 'agreed')
    return `<h1>You have already agreed to this</h1><p>It counts once, however often it is opened.</p>
<a class="button pay" href="${escapeHtml(page.returnTo)}">Continue</a>`;
  if (page.kind === 'expired') return '<h1>This link has expired</h1><p>Go back and choose a plan again.</p>';
  if (page.kind === 'unknown') return '<h1>No such agreement</h1><p>Go back and choose a plan again.</p>';
  return autopayBody(page.view);
}

export function paypalPage(page: PaypalPage): string {
  return payPageFrame('Sandbox PayPal', bodyOf(page));
}
