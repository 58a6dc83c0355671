import { escapeHtml } from '../html.ts';
import type {
  SimulatedAction,
  SimulatedPayment,
  SimulatedProvider,
  SimulatedSubscription,
} from '../simulated-provider.ts';

export interface PanelView {
  /** Undefined where time cannot be moved, because one of the providers is real. */
  now: Date | undefined;
  providers: SimulatedProvider[];
  notice: string | undefined;
}

export const moves = { day: 'A day', week: 'A week', month: 'A month', year: 'A year' } as const;

export const actions: Record<SimulatedAction, string> = {
  renew: 'Renew now',
  'fail-next': 'Fail the next charge',
  recover: 'Recover',
  refund: 'Refund the latest payment',
  dispute: 'Dispute the latest payment',
  cancel: "Cancel at the provider's site",
};

const modes = { deliver: 'Deliver', hold: 'Hold back', drop: 'Drop' } as const;
const orders = { 'as-sent': 'Release in order', reversed: 'Release reversed', shuffled: 'Release shuffled' };
const names = { stripe: 'Stripe', paypal: 'PayPal' } as const;

const style = `
:root{color-scheme:light dark;--page:#f4f6f8;--card:#fff;--text:#17212b;--soft:#566473;--line:#d5dce3;--edge:#8b97a3;--accent:#1d5fa8;--on-accent:#fff}
@media(prefers-color-scheme:dark){:root{--page:#10161d;--card:#19222c;--text:#eef2f6;--soft:#a5b2bf;--line:#34414e;--edge:#667585;--accent:#7db7f5;--on-accent:#0b1a2b}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:960px;margin:0 auto;padding:16px}
.mark{margin:0 0 16px;padding:8px 12px;border:1px dashed var(--soft);border-radius:8px;color:var(--soft);font-size:14px;text-align:center}
.notice{padding:10px 12px;border:2px solid var(--accent);border-radius:8px}
h1{margin:0 0 8px;font-size:24px}h2{margin:32px 0 8px;font-size:20px}.card h2{margin-top:0}h3{margin:0;font-size:16px}
section.card{margin:0 0 12px;padding:16px;background:var(--card);border:1px solid var(--line);border-radius:12px}
.row{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0}
form{margin:0}
button,input{min-height:44px;padding:8px 14px;border:1px solid var(--edge);border-radius:10px;background:transparent;color:var(--text);font:inherit}
button{cursor:pointer}
button[aria-pressed=true]{border-color:var(--accent);background:var(--accent);color:var(--on-accent)}
button:focus-visible,input:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
a{color:var(--accent)}
p{margin:4px 0}.soft{color:var(--soft);font-size:14px}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:14px}th,td{padding:6px 12px 6px 0;text-align:left;border-top:1px solid var(--line);vertical-align:middle}
summary{min-height:44px;padding:10px 0;cursor:pointer}`;

/** `2026-11-20 13:30 UTC` */
const time = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function button(path: string, label: string, fields: Record<string, string> = {}, pressed?: boolean): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const state = pressed === undefined ? '' : ` aria-pressed="${pressed}"`;
  return `<form method="post" action="/sandbox/panel/${escapeHtml(path)}">${hidden.join('')}<button${state}>${escapeHtml(label)}</button></form>`;
}

const row = (parts: string[]) => `<div class="row">${parts.join('')}</div>`;

function clockCard(now: Date | undefined): string {
  if (!now) return '';
  const buttons = Object.entries(moves).map(([by, label]) => button('clock', `${label} ahead`, { by }));
  return `<section class="card" aria-label="Clock"><h2>Clock</h2>
<p>It is <strong><time datetime="${now.toISOString()}">${time(now)}</time></strong>. Whatever falls due along the way happens: renewals, retries, endings.</p>
${row(buttons)}
<form method="post" action="/sandbox/panel/clock" class="row"><label>To <input type="date" name="to" min="${now.toISOString().slice(0, 10)}" required></label><button>Move</button></form></section>`;
}

function paymentText(payment: SimulatedPayment): string {
  const sum = `${(payment.amountCents / 100).toFixed(2)} ${payment.currency}`;
  const notes = [
    payment.status === 'failed' ? 'failed' : 'paid',
    payment.refundedCents ? `${(payment.refundedCents / 100).toFixed(2)} refunded` : '',
    payment.disputed ? 'disputed' : '',
  ].filter(Boolean);
  return `<tr><td>${time(payment.paidAt)}</td><td>${sum}</td><td>${notes.join(', ')}</td><td>${escapeHtml(payment.id)}</td></tr>`;
}

function paymentTable(payments: SimulatedPayment[]): string {
  if (!payments.length) return '<p class="soft">No payments yet.</p>';
  return `<details><summary>Payments (${payments.length})</summary><div class="scroll"><table><tbody>${payments.map(paymentText).join('')}</tbody></table></div></details>`;
}

/** What still applies to a subscription that is over. */
const afterTheEnd: string[] = ['refund', 'dispute'] satisfies SimulatedAction[];

const hasEnded = ({ status }: SimulatedSubscription) =>
  /^(cancell?ed|expired|incomplete_expired)$/i.test(status);

function subscriptionCard(provider: SimulatedProvider, subscription: SimulatedSubscription): string {
  const { id, plan, amount, status, customer, periodEnd, willCancel, failsNext, payments } = subscription;
  const facts = [
    status,
    ...(periodEnd ? [`period ends ${time(periodEnd)}`] : []),
    ...(willCancel ? ['will be canceled'] : []),
    ...(failsNext ? ['next charge will fail'] : []),
  ];
  const buttons = Object.entries(actions)
    .filter(([action]) => !hasEnded(subscription) || afterTheEnd.includes(action))
    .map(([action, label]) => button(`${provider.name}/${id}/${action}`, label));
  const heading = `${plan === 'MONTHLY' ? 'Monthly' : 'Annual'}, ${escapeHtml(amount)}`;
  return `<section class="card" aria-label="${heading}, ${escapeHtml(customer)}"><h3>${heading}</h3>
<p>${escapeHtml(facts.join(' · '))}</p><p class="soft">${escapeHtml(customer)} · ${escapeHtml(id)}</p>
${row(buttons)}${paymentTable(payments)}</section>`;
}

function webhookCard({ name, deliverer }: SimulatedProvider): string {
  const log = deliverer.log();
  const events = log.map(
    (event) =>
      `<tr><td>${escapeHtml(event.at.slice(0, 19).replace('T', ' '))}</td><td>${escapeHtml(event.type)}</td><td>${event.state}, received ${event.deliveries}×</td><td>${button(`${name}/webhooks/repeat`, 'Repeat', { event: event.id })}</td></tr>`,
  );
  const held = log.filter((event) => event.state === 'held').length;
  const modeButtons = Object.entries(modes).map(([mode, label]) =>
    button(`${name}/webhooks/mode`, label, { mode }, deliverer.mode() === mode),
  );
  const releaseButtons = Object.entries(orders).map(([order, label]) =>
    button(`${name}/webhooks/release`, label, { order }),
  );
  return `<section class="card" aria-label="Webhooks of ${names[name]}"><h3>Webhooks</h3>${row(modeButtons)}
${held ? `<p>${held} held back.</p>${row(releaseButtons)}` : ''}
<details><summary>The latest events (${log.length})</summary><div class="scroll"><table><tbody>${events.join('')}</tbody></table></div></details></section>`;
}

function providerPart(provider: SimulatedProvider): string {
  const cards = provider.subscriptions().map((subscription) => subscriptionCard(provider, subscription));
  const name = names[provider.name];
  return `<section aria-label="${name}"><h2>${name}</h2>
${webhookCard(provider)}${cards.join('') || '<p class="soft">Nothing sold yet.</p>'}</section>`;
}

/** The panel: one page without scripts. */
export function panelPage({ now, providers, notice }: PanelView): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>Sandbox panel</title><style>${style}</style></head>
<body><main><p class="mark">Sandbox, no money moves</p>
<h1>Sandbox panel</h1>
<p><a href="/">Open the app</a> · <a href="/sandbox/mail">Mailbox</a></p>
${notice ? `<p class="notice" role="status">${escapeHtml(notice)}</p>` : ''}
${clockCard(now)}
${providers.map(providerPart).join('\n')}
</main></body>
</html>`;
}
