/** The sandbox panel: the page at `/sandbox`, on which a developer controls the simulated payment providers. */

import fastifyFormbody from '@fastify/formbody';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { SandboxClock } from './clock.ts';
import {
  forbidCaching,
  type Html,
  hiddenFromApiDocs,
  hiddenInputs,
  html,
  page,
  sendPage,
  timeText,
} from './html.ts';
import type {
  SimulatedAction,
  SimulatedPayment,
  SimulatedProvider,
  SimulatedSubscription,
} from './simulated-provider.ts';

const moves = { day: 'A day', week: 'A week', month: 'A month', year: 'A year' } as const;

interface PanelParts {
  clock: SandboxClock | undefined;
  providers: (SimulatedProvider | undefined)[];
}

const getKeys = <T extends object>(table: T) =>
  Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];

/** Body of the clock's request: by how much to move it, or to which day. */
const clockMove = z.union([
  z.strictObject({ by: z.enum(getKeys(moves)) }),
  z.strictObject({ to: z.iso.date() }),
]);
/** Bodies of the webhook buttons' requests. */
const modeChange = z.strictObject({ mode: z.enum(['deliver', 'hold', 'drop']) });
const release = z.strictObject({ order: z.enum(['as-sent', 'reversed', 'shuffled']) });
const repeat = z.strictObject({ event: z.string().min(1) });

type Move = z.output<typeof clockMove>;

const dayMs = 86_400_000;

function targetTime(now: Date, move: Move): Date {
  if ('to' in move) return new Date(`${move.to}T${now.toISOString().slice(11)}`);
  if (move.by === 'day' || move.by === 'week')
    return new Date(now.getTime() + (move.by === 'day' ? 1 : 7) * dayMs);
  return addMonths(now, move.by === 'month' ? 1 : 12);
}

/** Keeps the day of the month, or takes the last day of a shorter month. */
function addMonths(now: Date, months: number): Date {
  const target = new Date(now);
  target.setUTCMonth(now.getUTCMonth() + months);
  if (target.getUTCDate() !== now.getUTCDate()) target.setUTCDate(0);
  return target;
}

async function redirectToPanel(reply: FastifyReply, notice: string): Promise<FastifyReply> {
  return reply.redirect(`/sandbox?notice=${encodeURIComponent(notice)}`, 303);
}

/** Runs what a button is for, then shows `done` or the error's message on the panel. */
async function runAndReport(reply: FastifyReply, done: string, run: () => Promise<void> | void) {
  try {
    await run();
    return await redirectToPanel(reply, done);
  } catch (error) {
    const problem = error instanceof z.ZodError ? 'That cannot be done.' : (error as Error).message;
    return redirectToPanel(reply, problem);
  }
}

interface ActionRequest {
  Params: { id: string };
}

function mountWebhooks(app: FastifyInstance, provider: SimulatedProvider): void {
  const { name, webhooks } = provider;
  const path = (what: string) => `/sandbox/panel/${name}/webhooks/${what}`;
  app.post(path('mode'), hiddenFromApiDocs, ({ body }, reply) =>
    runAndReport(reply, 'Webhook delivery has been set.', () =>
      webhooks.setMode(modeChange.parse(body).mode),
    ),
  );
  app.post(path('release'), hiddenFromApiDocs, ({ body }, reply) =>
    runAndReport(reply, 'The held-back events were sent.', () => webhooks.release(release.parse(body).order)),
  );
  app.post(path('repeat'), hiddenFromApiDocs, ({ body }, reply) =>
    runAndReport(reply, 'The event was sent again.', () => webhooks.resend(repeat.parse(body).event)),
  );
}

function mountActions(app: FastifyInstance, provider: SimulatedProvider): void {
  for (const action of getKeys(actions) as SimulatedAction[])
    app.post<ActionRequest>(
      `/sandbox/panel/${provider.name}/:id/${action}`,
      hiddenFromApiDocs,
      ({ params }, reply) =>
        runAndReport(reply, `Done: ${actions[action]}.`, () => provider.perform(params.id, action)),
    );
}

/** `/sandbox`: buttons for what customers, banks and time otherwise cause at the payment providers. */
export function panelPages({ clock, providers: given }: PanelParts): FastifyPluginAsync {
  const providers = given.filter((provider) => provider !== undefined);
  return async (app) => {
    await app.register(fastifyFormbody);
    forbidCaching(app);
    app.get<{ Querystring: { notice?: string } }>(
      '/sandbox',
      hiddenFromApiDocs,
      async ({ query, headers }, reply) => {
        const now = clock?.now();
        if (headers.accept?.includes('application/json'))
          return reply.send({
            now,
            providers: providers.map((provider) => ({
              name: provider.name,
              subscriptions: provider.subscriptions(),
              events: provider.webhooks.log(),
            })),
          });
        const notice = typeof query.notice === 'string' ? query.notice.slice(0, 200) : undefined;
        return sendPage(reply, 200, panelPage({ now, providers, notice }));
      },
    );
    if (clock)
      app.post('/sandbox/panel/clock', hiddenFromApiDocs, ({ body }, reply) =>
        runAndReport(reply, 'The clock was moved.', () =>
          clock.moveTo(targetTime(clock.now(), clockMove.parse(body))),
        ),
      );
    for (const provider of providers) {
      mountWebhooks(app, provider);
      mountActions(app, provider);
    }
  };
}

// ---- The HTML of the sandbox panel

export interface PanelView {
  /** Undefined if a payment provider is real and time cannot be moved. */
  now: Date | undefined;
  providers: SimulatedProvider[];
  notice: string | undefined;
}

const actions: Record<SimulatedAction, string> = {
  renew: 'Renew now',
  'fail-next': 'Fail the next charge',
  'confirm-next': 'Ask to confirm the next charge',
  'expire-card': 'Let the card expire this month',
  recover: 'Recover',
  refund: 'Refund the latest payment',
  dispute: 'Dispute the latest payment',
  cancel: "Cancel at the provider's site",
};

const modes = { deliver: 'Deliver', hold: 'Hold back', drop: 'Drop' } as const;
const orders = { 'as-sent': 'Release in order', reversed: 'Release reversed', shuffled: 'Release shuffled' };
const names = { stripe: 'Stripe', paypal: 'PayPal' } as const;

const style = `
main{max-width:960px;margin:0 auto;padding:16px}
.notice{padding:10px 12px;border:2px solid var(--accent);border-radius:8px}
h1{margin:0 0 8px;font-size:24px}h2{margin:32px 0 8px;font-size:20px}.card h2{margin-top:0}h3{margin:0;font-size:16px}
section.card{margin:0 0 12px;padding:16px;background:var(--card);border:1px solid var(--line);border-radius:12px}
.row{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0}
form{margin:0}
button,input{min-height:44px;padding:8px 14px;border:1px solid var(--edge);border-radius:10px;background:transparent;color:var(--text);font:inherit}
button{cursor:pointer}
button[aria-pressed=true]{border-color:var(--accent);background:var(--accent);color:var(--on-accent)}
a{color:var(--accent)}
p{margin:4px 0}p.soft{font-size:14px}.sandboxNotice{margin:0 0 16px}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:14px}th,td{padding:6px 12px 6px 0;text-align:left;border-top:1px solid var(--line);vertical-align:middle}
summary{min-height:44px;padding:10px 0;cursor:pointer}`;

function button(path: string, label: string, fields: Record<string, string> = {}, isPressed?: boolean): Html {
  const pressed = isPressed !== undefined && html` aria-pressed="${String(isPressed)}"`;
  return html`<form method="post" action="/sandbox/panel/${path}">${hiddenInputs(fields)}<button${pressed}>${label}</button></form>`;
}

function clockCard(now: Date): Html {
  const buttons = Object.entries(moves).map(([by, label]) => button('clock', `${label} ahead`, { by }));
  return html`<section class="card" aria-label="Clock"><h2>Clock</h2>
<p>It is <strong><time datetime="${now.toISOString()}">${timeText(now)}</time></strong>. Whatever falls due along the way happens: renewals, retries, endings.</p>
<div class="row">${buttons}</div>
<form method="post" action="/sandbox/panel/clock" class="row"><label>To <input type="date" name="to" min="${now.toISOString().slice(0, 10)}" required></label><button>Move</button></form></section>`;
}

function paymentRow({
  id,
  amountCents,
  currency,
  refundedCents,
  disputed,
  paidAt,
  status,
}: SimulatedPayment): Html {
  const notes = [
    status,
    ...(refundedCents ? [`${(refundedCents / 100).toFixed(2)} refunded`] : []),
    ...(disputed ? ['disputed'] : []),
  ];
  return html`<tr><td>${timeText(paidAt)}</td><td>${(amountCents / 100).toFixed(2)} ${currency}</td><td>${notes.join(', ')}</td><td>${id}</td></tr>`;
}

function paymentTable(payments: SimulatedPayment[]): Html {
  if (!payments.length) return html`<p class="soft">No payments yet.</p>`;
  return html`<details><summary>Payments (${payments.length})</summary><div class="scroll"><table><tbody>${payments.map(paymentRow)}</tbody></table></div></details>`;
}

const actionsAfterEnd: string[] = ['refund', 'dispute'] satisfies SimulatedAction[];

const hasEnded = ({ status }: SimulatedSubscription) =>
  /^(cancell?ed|expired|incomplete_expired)$/i.test(status);

function subscriptionCard(provider: SimulatedProvider, subscription: SimulatedSubscription): Html {
  const { id, plan, amount, status, customer, periodEnd, willCancel, nextChargeFails, payments } =
    subscription;
  const facts = [
    status,
    ...(periodEnd ? [`period ends ${timeText(periodEnd)}`] : []),
    ...(willCancel ? ['will be canceled'] : []),
    ...(nextChargeFails ? ['next charge will fail'] : []),
  ];
  const buttons = Object.entries(actions)
    .filter(([action]) => !hasEnded(subscription) || actionsAfterEnd.includes(action))
    .map(([action, label]) => button(`${provider.name}/${id}/${action}`, label));
  const heading = `${plan === 'MONTHLY' ? 'Monthly' : 'Annual'}, ${amount}`;
  return html`<section class="card" aria-label="${heading}, ${customer}"><h3>${heading}</h3>
<p>${facts.join(' · ')}</p><p class="soft">${customer} · ${id}</p>
<div class="row">${buttons}</div>${paymentTable(payments)}</section>`;
}

function webhookCard({ name, webhooks }: SimulatedProvider): Html {
  const log = webhooks.log();
  const events = log.map(
    ({ id, at, type, state, deliveries }) =>
      html`<tr><td>${at.slice(0, 19).replace('T', ' ')}</td><td>${type}</td><td>${state}, received ${deliveries}×</td><td>${button(`${name}/webhooks/repeat`, 'Repeat', { event: id })}</td></tr>`,
  );
  const heldCount = log.filter(({ state }) => state === 'held').length;
  const modeButtons = Object.entries(modes).map(([mode, label]) =>
    button(`${name}/webhooks/mode`, label, { mode }, webhooks.mode() === mode),
  );
  const releaseButtons = Object.entries(orders).map(([order, label]) =>
    button(`${name}/webhooks/release`, label, { order }),
  );
  return html`<section class="card" aria-label="Webhooks of ${names[name]}"><h3>Webhooks</h3><div class="row">${modeButtons}</div>
${heldCount > 0 && html`<p>${heldCount} held back.</p><div class="row">${releaseButtons}</div>`}
<details><summary>The latest events (${log.length})</summary><div class="scroll"><table><tbody>${events}</tbody></table></div></details></section>`;
}

function providerSection(provider: SimulatedProvider): Html {
  const cards = provider.subscriptions().map((subscription) => subscriptionCard(provider, subscription));
  const name = names[provider.name];
  return html`<section aria-label="${name}"><h2>${name}</h2>
${webhookCard(provider)}${cards.length ? cards : html`<p class="soft">Nothing sold yet.</p>`}</section>`;
}

function panelPage({ now, providers, notice }: PanelView): Html {
  return page({
    title: 'Sandbox panel',
    sandboxNotice: 'Sandbox, no money moves',
    style,
    body: html`<h1>Sandbox panel</h1>
<p><a href="/">Open the app</a> · <a href="/sandbox/mail">Mailbox</a></p>
${notice && html`<p class="notice" role="status">${notice}</p>`}
${now && clockCard(now)}
${providers.map(providerSection)}`,
  });
}
