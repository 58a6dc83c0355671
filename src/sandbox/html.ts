const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For texts in the sandbox's own pages. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

const style = `
:root{color-scheme:light dark;--page:#f4f6f8;--card:#fff;--text:#17212b;--soft:#566473;--line:#8b97a3;--accent:#1d5fa8;--on-accent:#fff;--warn:#9c2a1f;--warn-page:#fdeeec}
@media(prefers-color-scheme:dark){:root{--page:#10161d;--card:#19222c;--text:#eef2f6;--soft:#a5b2bf;--line:#667585;--accent:#7db7f5;--on-accent:#0b1a2b;--warn:#ffb4a9;--warn-page:#3a1d1a}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:420px;background:var(--card);border:1px solid var(--line);border-radius:16px;padding:28px 24px;overflow-wrap:anywhere}
.mark{margin:0 0 20px;padding:8px 12px;border:1px dashed var(--soft);border-radius:8px;color:var(--soft);font-size:14px;text-align:center}
.payee{margin:0;color:var(--soft)}
h1{margin:0;font-size:20px;line-height:1.3}
.amount{margin:4px 0 20px;font-size:34px;font-weight:600;line-height:1.3;font-variant-numeric:tabular-nums}
.amount small{font-size:16px;font-weight:400;color:var(--soft)}
.declined{margin:0 0 16px;padding:10px 12px;border-radius:8px;background:var(--warn-page);color:var(--warn)}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:16px 0 20px}
dt{color:var(--soft)}
dd{margin:0;text-align:right}
form{margin:0 0 12px}
button,a.button{display:block;width:100%;min-height:48px;padding:12px;border:1px solid var(--line);border-radius:10px;background:transparent;color:var(--text);font:inherit;text-align:center;text-decoration:none;cursor:pointer}
.pay{border-color:var(--accent);background:var(--accent);color:var(--on-accent);font-weight:600}
button:focus-visible,a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
p{margin:8px 0 16px}
ul{margin:16px 0;padding:0;list-style:none}
li{display:flex;justify-content:space-between;gap:16px;padding:8px 0;border-bottom:1px solid var(--line);font-variant-numeric:tabular-nums}
h2{margin:24px 0 4px;font-size:17px}
.soft{color:var(--soft)}`;

/** E.g. `$5.25`. */
export function moneyText(cents: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
}

/** E.g. `December 20, 2026`, by UTC. */
export function dayText(at: Date): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

/** A form of one button; `main` is the one that the page is for. */
export function buttonForm(action: string, label: string, kind: 'main' | 'other' = 'other'): string {
  const look = kind === 'main' ? ' class="pay"' : '';
  return `<form method="post" action="${escapeHtml(action)}"><button${look} type="submit">${escapeHtml(label)}</button></form>`;
}

/** A played payment provider's page: without scripts, for phone and desktop, light and dark. */
export function payPageFrame(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><p class="mark">Sandbox, no money moves</p>
${body}
</main></body>
</html>`;
}
