import type { Purchase } from './stripe-wire.ts';

export type PayPage =
  | { kind: 'open'; path: string; purchase: Purchase; declined: boolean }
  | { kind: 'paid'; returnTo: string }
  | { kind: 'expired' }
  | { kind: 'unknown' };

const style = `
:root{color-scheme:light dark;--page:#f4f6f8;--card:#fff;--text:#17212b;--soft:#566473;--line:#d5dce3;--accent:#1d5fa8;--on-accent:#fff;--warn:#9c2a1f;--warn-page:#fdeeec}
@media(prefers-color-scheme:dark){:root{--page:#10161d;--card:#19222c;--text:#eef2f6;--soft:#a5b2bf;--line:#34414e;--accent:#7db7f5;--on-accent:#0b1a2b;--warn:#ffb4a9;--warn-page:#3a1d1a}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:420px;background:var(--card);border:1px solid var(--line);border-radius:16px;padding:28px 24px}
.mark{margin:0 0 20px;padding:8px 12px;border:1px dashed var(--soft);border-radius:8px;color:var(--soft);font-size:14px;text-align:center}
h1{margin:0;font-size:20px;line-height:1.3}
.amount{margin:4px 0 20px;font-size:34px;font-weight:600;font-variant-numeric:tabular-nums}
.amount small{font-size:16px;font-weight:400;color:var(--soft)}
.declined{margin:0 0 16px;padding:10px 12px;border-radius:8px;background:var(--warn-page);color:var(--warn)}
form{margin:0 0 12px}
button,a.button{display:block;width:100%;min-height:48px;padding:12px;border:1px solid var(--line);border-radius:10px;background:transparent;color:var(--text);font:inherit;text-align:center;text-decoration:none;cursor:pointer}
.pay{border-color:var(--accent);background:var(--accent);color:var(--on-accent);font-weight:600}
button:focus-visible,a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
p{margin:8px 0 16px}`;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);
}

function amountOf({ unitAmount, quantity, currency }: Purchase): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format((unitAmount * quantity) / 100);
}

function button(path: string, action: string, label: string, kind = ''): string {
  return `<form method="post" action="${escapeHtml(`${path}/${action}`)}"><button${kind} type="submit">${label}</button></form>`;
}

function openBody({ path, purchase, declined }: Extract<PayPage, { kind: 'open' }>): string {
  return `<h1>${escapeHtml(purchase.name)}</h1>
<p class="amount">${escapeHtml(amountOf(purchase))} <small>per ${purchase.interval}</small></p>
${declined ? '<p class="declined" role="alert">Your card was declined.</p>' : ''}
${button(path, 'pay', 'Pay', ' class="pay"')}
${button(path, 'decline', 'Decline')}
${button(path, 'cancel', 'Cancel')}`;
}

function bodyOf(page: PayPage): string {
  if (page.kind === 'open') return openBody(page);
  if (page.kind === 'paid')
    return `<h1>This checkout is already paid</h1><p>It is charged once, however often it is opened.</p>
<a class="button pay" href="${escapeHtml(page.returnTo)}">Continue</a>`;
  if (page.kind === 'expired')
    return '<h1>This checkout has expired</h1><p>Go back and choose a plan again.</p>';
  return '<h1>No such checkout</h1><p>Go back and choose a plan again.</p>';
}

/** One page without scripts, for phone and desktop, light and dark. */
export function payPage(page: PayPage): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>Sandbox checkout</title><style>${style}</style></head>
<body><main><p class="mark">Sandbox, no money moves</p>
${bodyOf(page)}
</main></body>
</html>`;
}
