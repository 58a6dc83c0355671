import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { dayText } from '../pay-page-frame.ts';
import { agreeToRevision, begin, cancel, mend } from './billing.ts';
import { type Offer, type PaypalPage, paypalPage } from './pay-page.ts';
import type { Approval, StoredSubscription } from './state.ts';
import { find, get, planOf, priceOf, type World } from './world.ts';

type Kind = 'subscribe' | 'revise';

/** Something that the payer is asked to agree to. */
interface Question {
  subscription: StoredSubscription;
  approval: Approval;
  planId: string;
  state: 'open' | 'agreed' | 'expired';
}

function isOver(world: World, { until }: Approval): boolean {
  return until <= world.now().toISOString();
}

function findPurchase(world: World, id: string): Question | undefined {
  const subscription = find(world.state.subscriptions, id);
  if (!subscription) return undefined;
  const { approval, planId, startedAt } = subscription;
  const open = isOver(world, approval) ? 'expired' : 'open';
  return { subscription, approval, planId, state: startedAt ? 'agreed' : open };
}

function findRevision(world: World, token: string): Question | undefined {
  const subscription = Object.values(world.state.subscriptions).find(
    ({ revision }) => revision?.token === token,
  );
  const revision = subscription?.revision;
  if (!subscription || !revision) return undefined;
  const open = subscription.status !== 'ACTIVE' || isOver(world, revision) ? 'expired' : 'open';
  return {
    subscription,
    approval: revision,
    planId: revision.planId,
    state: revision.agreed ? 'agreed' : open,
  };
}

function findQuestion(world: World, kind: Kind, id: string): Question | undefined {
  return kind === 'subscribe' ? findPurchase(world, id) : findRevision(world, id);
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

function offerOf(world: World, { subscription, planId }: Question): Omit<Offer, 'path' | 'declined'> {
  const plan = planOf(world, { planId });
  const price = priceOf(plan);
  const { cents, currency } = price;
  const payee = subscription.brandName ?? 'the shop';
  return { payee, plan: plan.name, cents, currency, interval: intervalOf(price) };
}

function questionPage(
  world: World,
  kind: Kind,
  question: Question,
  rest: Pick<Offer, 'path' | 'declined'>,
): PaypalPage {
  if (question.state === 'agreed') return { kind: 'agreed', returnTo: returnAddress(question) };
  if (question.state === 'expired') return { kind: 'expired' };
  const offer = { ...offerOf(world, question), ...rest };
  if (kind === 'subscribe') return { kind, offer };
  return {
    kind,
    offer,
    from: dayText(new Date(question.subscription.nextBillingAt ?? question.approval.until)),
  };
}

function autopayPage(world: World, subscription: StoredSubscription, path: string): PaypalPage {
  const { status, nextBillingAt, outstandingCents, methodFails, planId, approval } = subscription;
  const offer = offerOf(world, { subscription, planId, approval, state: 'agreed' });
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
function mountQuestion(app: FastifyInstance, world: World, save: () => Promise<void>, kind: Kind): void {
  const pathOf = (id: string) => `${app.prefix}/${kind}/${id}`;
  app.get<PageRequest>(`/${kind}/:id`, hidden, async ({ params, query }, reply) => {
    const question = findQuestion(world, kind, params.id);
    if (!question) return sendPage(reply, 404, { kind: 'unknown' });
    const rest = { path: pathOf(params.id), declined: query.declined !== undefined };
    return sendPage(reply, 200, questionPage(world, kind, question, rest));
  });
  const button = (name: string, target: (question: Question, path: string) => string) =>
    app.post<PageRequest>(`/${kind}/:id/${name}`, hidden, async ({ params }, reply) => {
      const question = findQuestion(world, kind, params.id);
      if (!question) return sendPage(reply, 404, { kind: 'unknown' });
      const address = target(question, pathOf(params.id));
      await save();
      return reply.redirect(address, 303);
    });
  button('pay', (question, path) => {
    if (question.state === 'expired') return path;
    if (question.state === 'open' && kind === 'subscribe') begin(world, question.subscription);
    if (question.state === 'open' && kind === 'revise') agreeToRevision(world, question.subscription);
    return returnAddress(question);
  });
  button('decline', (_question, path) => `${path}?declined=1`);
  button('cancel', ({ approval }) => approval.cancelUrl);
}

/** What the payer's own account shows of a subscription: mend the way of paying, or end it without the shop. */
function mountAutopay(app: FastifyInstance, world: World, save: () => Promise<void>): void {
  const findStarted = (id: string) => {
    const subscription = find(world.state.subscriptions, id);
    return subscription?.startedAt ? subscription : undefined;
  };
  const pathOf = (id: string) => `${app.prefix}/autopay/${id}`;
  app.get<PageRequest>('/autopay/:id', hidden, async ({ params }, reply) => {
    const subscription = findStarted(params.id);
    if (!subscription) return sendPage(reply, 404, { kind: 'unknown' });
    return sendPage(reply, 200, autopayPage(world, subscription, pathOf(params.id)));
  });
  const button = (name: string, act: (subscription: StoredSubscription) => void) =>
    app.post<PageRequest>(`/autopay/:id/${name}`, hidden, async ({ params }, reply) => {
      if (!findStarted(params.id)) return sendPage(reply, 404, { kind: 'unknown' });
      act(get(world.state.subscriptions, params.id));
      await save();
      return reply.redirect(pathOf(params.id), 303);
    });
  button('mend', (subscription) => mend(world, subscription));
  button('cancel', (subscription) => {
    if (subscription.status === 'ACTIVE' || subscription.status === 'SUSPENDED')
      cancel(world, subscription, null);
  });
}

/** PayPal's own pages. Forms are taken only inside this plugin, and whatever they hold is ignored. */
export function paypalPages(world: World, save: () => Promise<void>): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    mountQuestion(app, world, save, 'subscribe');
    mountQuestion(app, world, save, 'revise');
    mountAutopay(app, world, save);
  };
}
