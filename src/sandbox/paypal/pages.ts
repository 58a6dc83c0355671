/**
 * The pages that PayPal hosts, simulated: on one the payer approves a subscription or a change of plan, on the other they
 * see and cancel its automatic payments.
 */
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import {
  buttonForm,
  dayText,
  hiddenFromApiDocs,
  html,
  moneyText,
  providerPage,
  sendPage,
  setUpProviderPages,
} from '../html.ts';
import { agreeToRevision, cancelSubscription, startSubscription, updatePaymentMethod } from './billing.ts';
import {
  type Approval,
  currentTrialCycle,
  findById,
  getOrNotFound,
  getPlan,
  getPrice,
  type SandboxState,
  type StoredSubscription,
} from './state.ts';

/** What an approval page says about a plan. */
interface Offer {
  payee: string;
  plan: string;
  cents: number;
  currency: string;
  /** E.g. `month`. */
  interval: string;
  /** What is charged instead while the trial lasts. */
  trial: string | undefined;
}

function offerHead({ payee, plan, cents, currency, interval, trial }: Offer) {
  return html`<p class="payee">PayPal sandbox, ${payee}</p>
<h1>${plan}</h1>
<p class="amount">${moneyText(cents, currency)} <small>per ${interval}</small></p>
${trial && html`<p>${trial}</p>`}`;
}

const declinedNote = html`<p class="declined" role="alert">PayPal could not use your payment method.</p>`;

const unknownPage = providerPage(
  'Sandbox PayPal',
  html`<h1>No such agreement</h1><p>Go back and choose a plan again.</p>`,
);
const expiredPage = providerPage(
  'Sandbox PayPal',
  html`<h1>This link has expired</h1><p>Go back and choose a plan again.</p>`,
);

function agreedPage(returnTo: string) {
  return providerPage(
    'Sandbox PayPal',
    html`<h1>You have already agreed to this</h1><p>It counts once, however often it is opened.</p>
<a class="button main" href="${returnTo}">Continue</a>`,
  );
}

type ApprovalKind = 'subscribe' | 'revise';

/** What the payer is asked to agree to: a subscription or a change of its plan. */
interface ApprovalRequest {
  subscription: StoredSubscription;
  approval: Approval;
  planId: string;
  state: 'open' | 'agreed' | 'expired';
}

function isExpired(sandbox: SandboxState, { until }: Approval): boolean {
  return until <= sandbox.now().toISOString();
}

/** `id`: of the subscription. */
function findPurchase(sandbox: SandboxState, id: string): ApprovalRequest | undefined {
  const subscription = findById(sandbox.data.subscriptions, id);
  if (!subscription) return undefined;
  const { approval, planId, startedAt } = subscription;
  const stateBeforeApproval = isExpired(sandbox, approval) ? 'expired' : 'open';
  return { subscription, approval, planId, state: startedAt ? 'agreed' : stateBeforeApproval };
}

/** A change of plan, by the token in the address of its page. */
function findRevision(sandbox: SandboxState, token: string): ApprovalRequest | undefined {
  const subscription = Object.values(sandbox.data.subscriptions).find(
    ({ revision }) => revision?.token === token,
  );
  const revision = subscription?.revision;
  if (!subscription || !revision) return undefined;
  const stateBeforeApproval =
    subscription.status !== 'ACTIVE' || isExpired(sandbox, revision) ? 'expired' : 'open';
  return {
    subscription,
    approval: revision,
    planId: revision.planId,
    state: revision.agreed ? 'agreed' : stateBeforeApproval,
  };
}

function findApprovalRequest(
  sandbox: SandboxState,
  kind: ApprovalKind,
  id: string,
): ApprovalRequest | undefined {
  return kind === 'subscribe' ? findPurchase(sandbox, id) : findRevision(sandbox, id);
}

/** The shop's return address with the parameters that PayPal adds. */
function returnAddress({ subscription, approval }: ApprovalRequest): string {
  const address = new URL(approval.returnUrl);
  address.searchParams.set('subscription_id', subscription.id);
  address.searchParams.set('ba_token', approval.token);
  address.searchParams.set('token', approval.token.replace(/^BA-/, ''));
  return address.href;
}

function formatInterval({ unit, count }: { unit: string; count: number }): string {
  return count === 1 ? unit.toLowerCase() : `${count} ${unit.toLowerCase()}s`;
}

function createOffer(sandbox: SandboxState, subscription: StoredSubscription, planId: string): Offer {
  const plan = getPlan(sandbox, { planId });
  const price = getPrice(plan);
  const { cents, currency } = price;
  const payee = subscription.brandName ?? 'the shop';
  const trialCycle = currentTrialCycle(plan, subscription);
  const trialPrice = trialCycle && getPrice(plan, trialCycle);
  const trial =
    trialPrice &&
    `First ${trialCycle.total_cycles} × ${formatInterval(trialPrice)}: ${moneyText(trialPrice.cents, currency)}`;
  return { payee, plan: plan.name, cents, currency, interval: formatInterval(price), trial };
}

function approvalPage(
  sandbox: SandboxState,
  kind: ApprovalKind,
  request: ApprovalRequest,
  path: string,
  isDeclined: boolean,
) {
  if (request.state === 'agreed') return agreedPage(returnAddress(request));
  if (request.state === 'expired') return expiredPage;
  const { subscription, approval, planId } = request;
  const firstCharge = dayText(new Date(subscription.nextBillingAt ?? approval.until));
  return providerPage(
    'Sandbox PayPal',
    html`${offerHead(createOffer(sandbox, subscription, planId))}
${
  kind === 'revise' &&
  html`<p>Nothing is charged today. The new plan starts with the payment on ${firstCharge}.</p>`
}
${isDeclined && declinedNote}
${buttonForm(`${path}/pay`, kind === 'revise' ? 'Agree' : 'Pay', 'main')}
${buttonForm(`${path}/decline`, 'Decline')}
${buttonForm(`${path}/cancel`, 'Cancel')}`,
  );
}

function autopayPage(sandbox: SandboxState, subscription: StoredSubscription, path: string) {
  const { status, nextBillingAt, outstandingCents, paymentMethodFails, planId, approval } = subscription;
  const offer = createOffer(sandbox, subscription, planId);
  const owes = outstandingCents > 0;
  const rows = [
    ['Status', status.toLowerCase()],
    ['Next payment', status === 'ACTIVE' && nextBillingAt ? dayText(new Date(nextBillingAt)) : 'none'],
    ...(owes ? [['Owed', moneyText(outstandingCents, offer.currency)]] : []),
  ];
  return providerPage(
    'Sandbox PayPal',
    html`${offerHead(offer)}
<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
${paymentMethodFails && declinedNote}
${(paymentMethodFails || owes) && buttonForm(`${path}/update-payment-method`, 'Fix the payment method', 'main')}
${(status === 'ACTIVE' || status === 'SUSPENDED') && buttonForm(`${path}/cancel`, 'Cancel automatic payments')}
<a class="button" href="${new URL(approval.returnUrl).origin}/">Back to ${offer.payee}</a>`,
  );
}

interface PageRequest {
  Params: { id: string };
  Querystring: { declined?: string };
}

/** An approval page and its three buttons. Each ends in a redirect; pressing one again changes nothing. */
function mountApproval(
  app: FastifyInstance,
  sandbox: SandboxState,
  save: () => Promise<void>,
  kind: ApprovalKind,
): void {
  const pagePath = (id: string) => `${app.prefix}/${kind}/${id}`;
  app.get<PageRequest>(`/${kind}/:id`, hiddenFromApiDocs, async ({ params, query }, reply) => {
    const request = findApprovalRequest(sandbox, kind, params.id);
    if (!request) return sendPage(reply, 404, unknownPage);
    const isDeclined = query.declined !== undefined;
    return sendPage(reply, 200, approvalPage(sandbox, kind, request, pagePath(params.id), isDeclined));
  });
  // `act` does what the button is for, and returns where to redirect.
  const addButton = (name: string, act: (request: ApprovalRequest, path: string) => string) =>
    app.post<PageRequest>(`/${kind}/:id/${name}`, hiddenFromApiDocs, async ({ params }, reply) => {
      const request = findApprovalRequest(sandbox, kind, params.id);
      if (!request) return sendPage(reply, 404, unknownPage);
      const address = act(request, pagePath(params.id));
      await save();
      return reply.redirect(address, 303);
    });
  addButton('pay', (request, path) => {
    if (request.state === 'expired') return path;
    if (request.state === 'open' && kind === 'subscribe') startSubscription(sandbox, request.subscription);
    if (request.state === 'open' && kind === 'revise') agreeToRevision(sandbox, request.subscription);
    return returnAddress(request);
  });
  addButton('decline', (_request, path) => `${path}?declined=1`);
  addButton('cancel', ({ approval }) => approval.cancelUrl);
}

/** The subscription in the payer's PayPal account: they can fix the payment method or cancel without the shop. */
function mountAutopay(app: FastifyInstance, sandbox: SandboxState, save: () => Promise<void>): void {
  const findStarted = (id: string) => {
    const subscription = findById(sandbox.data.subscriptions, id);
    return subscription?.startedAt ? subscription : undefined;
  };
  const pagePath = (id: string) => `${app.prefix}/autopay/${id}`;
  app.get<PageRequest>('/autopay/:id', hiddenFromApiDocs, async ({ params }, reply) => {
    const subscription = findStarted(params.id);
    if (!subscription) return sendPage(reply, 404, unknownPage);
    return sendPage(reply, 200, autopayPage(sandbox, subscription, pagePath(params.id)));
  });
  const addButton = (name: string, act: (subscription: StoredSubscription) => void) =>
    app.post<PageRequest>(`/autopay/:id/${name}`, hiddenFromApiDocs, async ({ params }, reply) => {
      if (!findStarted(params.id)) return sendPage(reply, 404, unknownPage);
      act(getOrNotFound(sandbox.data.subscriptions, params.id));
      await save();
      return reply.redirect(pagePath(params.id), 303);
    });
  addButton('update-payment-method', (subscription) => updatePaymentMethod(sandbox, subscription));
  addButton('cancel', (subscription) => {
    if (subscription.status === 'ACTIVE' || subscription.status === 'SUSPENDED')
      cancelSubscription(sandbox, subscription, null);
  });
}

export function paypalPages(sandbox: SandboxState, save: () => Promise<void>): FastifyPluginAsync {
  return async (app) => {
    setUpProviderPages(app);
    mountApproval(app, sandbox, save, 'subscribe');
    mountApproval(app, sandbox, save, 'revise');
    mountAutopay(app, sandbox, save);
  };
}
