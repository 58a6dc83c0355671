import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { buttonForm, dayText, escapeHtml, moneyText, payPageFrame } from '../html.ts';
import { agreeToRevision, begin, cancel, updatePaymentMethod } from './billing.ts';
import {
  type Approval,
  find,
  get,
  planOf,
  priceOf,
  type SandboxState,
  type StoredSubscription,
} from './state.ts';

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
${view.methodFails || owed ? buttonForm(`${view.path}/update-payment-method`, 'Fix the payment method', 'main') : ''}
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

type Kind = 'subscribe' | 'revise';

/** Something that the payer is asked to agree to. */
interface Question {
  subscription: StoredSubscription;
  approval: Approval;
  planId: string;
  state: 'open' | 'agreed' | 'expired';
}

function isOver(sandbox: SandboxState, { until }: Approval): boolean {
  return until <= sandbox.now().toISOString();
}

function findPurchase(sandbox: SandboxState, id: string): Question | undefined {
  const subscription = find(sandbox.data.subscriptions, id);
  if (!subscription) return undefined;
  const { approval, planId, startedAt } = subscription;
  const open = isOver(sandbox, approval) ? 'expired' : 'open';
  return { subscription, approval, planId, state: startedAt ? 'agreed' : open };
}

function findRevision(sandbox: SandboxState, token: string): Question | undefined {
  const subscription = Object.values(sandbox.data.subscriptions).find(
    ({ revision }) => revision?.token === token,
  );
  const revision = subscription?.revision;
  if (!subscription || !revision) return undefined;
  const open = subscription.status !== 'ACTIVE' || isOver(sandbox, revision) ? 'expired' : 'open';
  return {
    subscription,
    approval: revision,
    planId: revision.planId,
    state: revision.agreed ? 'agreed' : open,
  };
}

function findQuestion(sandbox: SandboxState, kind: Kind, id: string): Question | undefined {
  return kind === 'subscribe' ? findPurchase(sandbox, id) : findRevision(sandbox, id);
}

/** The shop's address with what PayPal adds to it. */
function returnAddress({ subscription, approval }: Question): string {
  const address = new URL(approval.returnUrl);
  address.searchParams.set('subscription_id', subscription.id);
  address.searchParams.set('ba_token', approval.token);
  address.searchParams.set('token', approval.token.replace(/^BA-/, ''));
  return address.href;
}

function intervalOf({ unit, count }: { unit: string; count: number }): string {
  return count === 1 ? unit.toLowerCase() : `${count} ${unit.toLowerCase()}s`;
}

function offerOf(
  sandbox: SandboxState,
  { subscription, planId }: Question,
): Omit<Offer, 'path' | 'declined'> {
  const plan = planOf(sandbox, { planId });
  const price = priceOf(plan);
  const { cents, currency } = price;
  const payee = subscription.brandName ?? 'the shop';
  return { payee, plan: plan.name, cents, currency, interval: intervalOf(price) };
}

function questionPage(
  sandbox: SandboxState,
  kind: Kind,
  question: Question,
  rest: Pick<Offer, 'path' | 'declined'>,
): PaypalPage {
  if (question.state === 'agreed') return { kind: 'agreed', returnTo: returnAddress(question) };
  if (question.state === 'expired') return { kind: 'expired' };
  const offer = { ...offerOf(sandbox, question), ...rest };
  if (kind === 'subscribe') return { kind, offer };
  return {
    kind,
    offer,
    from: dayText(new Date(question.subscription.nextBillingAt ?? question.approval.until)),
  };
}

function autopayPage(sandbox: SandboxState, subscription: StoredSubscription, path: string): PaypalPage {
  const { status, nextBillingAt, outstandingCents, methodFails, planId, approval } = subscription;
  const offer = offerOf(sandbox, { subscription, planId, approval, state: 'agreed' });
  return {
    kind: 'autopay',
    view: {
      ...offer,
      path,
      status: status.toLowerCase(),
      nextPayment: status === 'ACTIVE' && nextBillingAt ? dayText(new Date(nextBillingAt)) : 'none',
      outstandingCents,
      methodFails,
      canCancel: status === 'ACTIVE' || status === 'SUSPENDED',
      backTo: `${new URL(approval.returnUrl).origin}/`,
    },
  };
}

async function sendPage(reply: FastifyReply, status: number, page: PaypalPage): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  return reply.code(status).type('text/html; charset=utf-8').send(paypalPage(page));
}

interface PageRequest {
  Params: { id: string };
  Querystring: { declined?: string };
}

const hidden = { schema: { hide: true } };

/** A page to agree on, and its three buttons; each ends in a redirect, and a repeat does nothing more. */
function mountQuestion(
  app: FastifyInstance,
  sandbox: SandboxState,
  save: () => Promise<void>,
  kind: Kind,
): void {
  const pathOf = (id: string) => `${app.prefix}/${kind}/${id}`;
  app.get<PageRequest>(`/${kind}/:id`, hidden, async ({ params, query }, reply) => {
    const question = findQuestion(sandbox, kind, params.id);
    if (!question) return sendPage(reply, 404, { kind: 'unknown' });
    const rest = { path: pathOf(params.id), declined: query.declined !== undefined };
    return sendPage(reply, 200, questionPage(sandbox, kind, question, rest));
  });
  const button = (name: string, target: (question: Question, path: string) => string) =>
    app.post<PageRequest>(`/${kind}/:id/${name}`, hidden, async ({ params }, reply) => {
      const question = findQuestion(sandbox, kind, params.id);
      if (!question) return sendPage(reply, 404, { kind: 'unknown' });
      const address = target(question, pathOf(params.id));
      await save();
      return reply.redirect(address, 303);
    });
  button('pay', (question, path) => {
    if (question.state === 'expired') return path;
    if (question.state === 'open' && kind === 'subscribe') begin(sandbox, question.subscription);
    if (question.state === 'open' && kind === 'revise') agreeToRevision(sandbox, question.subscription);
    return returnAddress(question);
  });
  button('decline', (_question, path) => `${path}?declined=1`);
  button('cancel', ({ approval }) => approval.cancelUrl);
}

/** What the payer's own account shows of a subscription: mend the way of paying, or end it without the shop. */
function mountAutopay(app: FastifyInstance, sandbox: SandboxState, save: () => Promise<void>): void {
  const findStarted = (id: string) => {
    const subscription = find(sandbox.data.subscriptions, id);
    return subscription?.startedAt ? subscription : undefined;
  };
  const pathOf = (id: string) => `${app.prefix}/autopay/${id}`;
  app.get<PageRequest>('/autopay/:id', hidden, async ({ params }, reply) => {
    const subscription = findStarted(params.id);
    if (!subscription) return sendPage(reply, 404, { kind: 'unknown' });
    return sendPage(reply, 200, autopayPage(sandbox, subscription, pathOf(params.id)));
  });
  const button = (name: string, act: (subscription: StoredSubscription) => void) =>
    app.post<PageRequest>(`/autopay/:id/${name}`, hidden, async ({ params }, reply) => {
      if (!findStarted(params.id)) return sendPage(reply, 404, { kind: 'unknown' });
      act(get(sandbox.data.subscriptions, params.id));
      await save();
      return reply.redirect(pathOf(params.id), 303);
    });
  button('update-payment-method', (subscription) => updatePaymentMethod(sandbox, subscription));
  button('cancel', (subscription) => {
    if (subscription.status === 'ACTIVE' || subscription.status === 'SUSPENDED')
      cancel(sandbox, subscription, null);
  });
}

/** PayPal's own pages. Forms are taken only inside this plugin, and whatever they hold is ignored. */
export function paypalPages(sandbox: SandboxState, save: () => Promise<void>): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    mountQuestion(app, sandbox, save, 'subscribe');
    mountQuestion(app, sandbox, save, 'revise');
    mountAutopay(app, sandbox, save);
  };
}
