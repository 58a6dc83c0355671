/** What the sandbox's pages share: escaping, the HTML document, its styles and the response. */
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Markup that needs no more escaping; only `html` makes it. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type { Html };

/** Empty for false, null and undefined; lists are joined. */
type HtmlValue = Html | string | number | false | null | undefined | readonly HtmlValue[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function toText(value: HtmlValue): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(toText).join('');
  if (value === false || value === null || value === undefined) return '';
  return String(value).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Escapes every value except other `html`. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(toText)));
}

const baseStyle = `
:root{color-scheme:light dark;--page:#f4f6f8;--card:#fff;--text:#17212b;--soft:#566473;--line:#d5dce3;--edge:#8b97a3;--accent:#1d5fa8;--on-accent:#fff;--warn:#9c2a1f;--warn-page:#fdeeec}
@media(prefers-color-scheme:dark){:root{--page:#10161d;--card:#19222c;--text:#eef2f6;--soft:#a5b2bf;--line:#34414e;--edge:#667585;--accent:#7db7f5;--on-accent:#0b1a2b;--warn:#ffb4a9;--warn-page:#3a1d1a}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
.sandboxNotice{margin:0 0 20px;padding:8px 12px;border:1px dashed var(--soft);border-radius:8px;color:var(--soft);font-size:14px;text-align:center}
.soft{color:var(--soft)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`;

/** For a page with one question: a card in the middle, full-width buttons. */
export const cardStyle = `
body{min-height:100vh;display:grid;place-items:center;padding:24px 16px}
main{width:100%;max-width:420px;background:var(--card);border:1px solid var(--edge);border-radius:16px;padding:28px 24px}
h1{margin:0;font-size:20px;line-height:1.3}
form{margin:0 0 12px}
button,a.button{display:block;width:100%;min-height:48px;padding:12px;border:1px solid var(--edge);border-radius:10px;background:transparent;color:var(--text);font:inherit;text-align:center;text-decoration:none;cursor:pointer}
.main{border-color:var(--accent);background:var(--accent);color:var(--on-accent);font-weight:600}`;

interface Page {
  title: string;
  /** Says at the top of the page that it is not the real one. */
  sandboxNotice: string;
  style: string;
  body: Html;
}

/** A whole document: without scripts, for phones and desktops, light and dark. */
export function page({ title, sandboxNotice, style, body }: Page): Html {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${new Html(baseStyle + style)}</style></head>
<body><main><p class="sandboxNotice">${sandboxNotice}</p>
${body}
</main></body>
</html>`;
}

const providerStyle = `${cardStyle}
.amount{margin:4px 0 20px;font-size:34px;font-weight:600;line-height:1.3;font-variant-numeric:tabular-nums}
.amount small{font-size:16px;font-weight:400;color:var(--soft)}
.declined{margin:0 0 16px;padding:10px 12px;border-radius:8px;background:var(--warn-page);color:var(--warn)}
.payee{margin:0;color:var(--soft)}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:16px 0 20px}
dt{color:var(--soft)}
dd{margin:0;text-align:right}
p{margin:8px 0 16px}
ul{margin:16px 0;padding:0;list-style:none}
li{display:flex;justify-content:space-between;gap:16px;padding:8px 0;border-bottom:1px solid var(--edge);font-variant-numeric:tabular-nums}
h2{margin:24px 0 4px;font-size:17px}`;

/** A page of a simulated payment provider. */
export function providerPage(title: string, body: Html): Html {
  return page({ title, sandboxNotice: 'Sandbox, no money moves', style: providerStyle, body });
}

/** A form that consists of one button; `main` is the page's primary action. */
export function buttonForm(action: string, label: string, kind: 'main' | 'other' = 'other'): Html {
  return html`<form method="post" action="${action}"><button class="${kind}" type="submit">${label}</button></form>`;
}

export function hiddenInputs(fields: Record<string, string>): Html[] {
  return Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
}

/** E.g. `$5.25`. */
export function moneyText(cents: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
}

/** E.g. `December 20, 2026`, by UTC. */
export function dayText(at: Date): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

/** E.g. `2026-11-20 13:30 UTC`. */
export function timeText(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Route option that keeps a page out of the app's OpenAPI document. */
export const hiddenFromApiDocs = { schema: { hide: true } };

export async function sendPage(reply: FastifyReply, status: number, { text }: Html): Promise<FastifyReply> {
  return reply.code(status).type('text/html; charset=utf-8').send(text);
}

export function forbidCaching(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
}

/** For pages whose buttons are in the path: forms are accepted, their content is ignored. */
export function setUpProviderPages(app: FastifyInstance): void {
  forbidCaching(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
}
