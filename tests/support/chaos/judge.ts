import { byProvider, type PaymentProviderName } from '#shared/payment-providers.ts';
import type {
  SimulatedPayment,
  SimulatedProvider,
  SimulatedSubscription,
} from '../../../src/sandbox/simulated-provider.ts';
import { listRevenue } from '../../../src/server/admin/revenue.ts';
import {
  operatorLog,
  orders,
  payments,
  priceChanges,
  receipts,
  subscriptions,
} from '../../../src/server/db/schema-billing.ts';
import { exportPaypal, exportStripe, reportDifferences } from '../provider-reports.ts';
import type { ChaosPerson } from './person.ts';
import { type ChaosMail, type ChaosSetup, noticeDays, supportEmail } from './setup.ts';

const hourMs = 3_600_000;
/** A renewal has this long to be charged; in between, access and no access are both right. */
const renewalGraceMs = 26 * hourMs;

type Row = typeof subscriptions.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

interface Kept {
  row: Row;
  payments: PaymentRow[];
}

interface AtProvider extends SimulatedSubscription {
  provider: SimulatedProvider['name'];
}

async function readKept(setup: ChaosSetup): Promise<Map<string, Kept>> {
  const rows = await setup.deps.db.select().from(subscriptions);
  const paid = await setup.deps.db.select().from(payments);
  const byId = new Map<string, Kept>();
  for (const row of rows)
    byId.set(`${row.provider} ${row.providerSubscriptionId}`, {
      row,
      payments: paid.filter((payment) => payment.subscriptionId === row.id),
    });
  return byId;
}

function simulatedOf({ stripe, paypal }: ChaosSetup): AtProvider[] {
  return [stripe.simulated, paypal.simulated].flatMap((provider) =>
    provider.subscriptions().map((subscription) => ({ ...subscription, provider: provider.name })),
  );
}

const paidOnes = (subscription: SimulatedSubscription) =>
  subscription.payments.filter((payment) => payment.status === 'paid' && payment.amountCents > 0);

function asText(payment: {
  id: string;
  amountCents: number;
  currency: string;
  refundedCents: number;
  disputed: boolean;
}): string {
  const { id, amountCents, currency, refundedCents, disputed } = payment;
  return `${id} ${amountCents} ${currency.toUpperCase()} refunded ${refundedCents} disputed ${disputed}`;
}

/** What differs between the provider's truth and our copy of one subscription. */
function differences(remote: AtProvider, kept: Kept | undefined): string[] {
  const name = `${remote.provider} ${remote.id}`;
  if (!kept) return paidOnes(remote).length ? [`${name}: paid at the provider, unknown to us`] : [];
  const problems: string[] = [];
  if (kept.row.providerStatus !== remote.status)
    problems.push(`${name}: status ${kept.row.providerStatus}, at the provider ${remote.status}`);
  // PayPal has no word for it beside the status: a suspension by us is the cancellation.
  const tells = remote.provider === 'stripe' && kept.row.status !== 'ended';
  if (tells && kept.row.cancelAtPeriodEnd !== remote.willCancel)
    problems.push(
      `${name}: cancellation ${kept.row.cancelAtPeriodEnd}, at the provider ${remote.willCancel}`,
    );
  const theirs = paidOnes(remote).map(asText).sort();
  const ours = kept.payments
    .filter((payment) => payment.amountCents > 0)
    .map((payment) => asText({ ...payment, id: payment.providerPaymentId }))
    .sort();
  if (JSON.stringify(theirs) !== JSON.stringify(ours))
    problems.push(`${name}: payments ${ours.join(' | ')}, at the provider ${theirs.join(' | ')}`);
  return problems;
}

const isKept = (payment: SimulatedPayment) => payment.refundedCents < payment.amountCents;

/**
 * Two payments of one person, on different subscriptions, for the same time: the second one is too much, unless the
 * operator has ended the time of the first.
 */
function chargedTwice(all: AtProvider[], kept: Map<string, Kept>, decided: ChaosPerson['decided']): string[] {
  const problems: string[] = [];
  const spans = all.flatMap((remote) => {
    const rows = kept.get(`${remote.provider} ${remote.id}`)?.payments ?? [];
    return paidOnes(remote)
      .filter((payment) => isKept(payment) && decided.get(payment.id) !== 'ended')
      .map((payment) => ({
        subscription: remote.id,
        from: payment.paidAt.getTime(),
        to: rows.find((row) => row.providerPaymentId === payment.id)?.periodEnd.getTime() ?? 0,
        id: payment.id,
      }));
  });
  for (const one of spans)
    for (const other of spans) {
      const later = one !== other && other.from >= one.from && other.from < one.to - 2 * hourMs;
      if (later && one.subscription !== other.subscription)
        problems.push(
          `charged twice: ${one.id} of ${one.subscription}, ${other.id} of ${other.subscription}`,
        );
      if (later && one.subscription === other.subscription && other.to === one.to)
        problems.push(`one period charged twice: ${one.id}, ${other.id} of ${one.subscription}`);
    }
  return problems;
}

/** By provider and operator alone: the latest end of a period that was paid and not given back, unless decided. */
function shouldBeIn(
  all: AtProvider[],
  kept: Map<string, Kept>,
  decided: ChaosPerson['decided'],
  now: number,
): boolean | undefined {
  const ends = all.flatMap((remote) => {
    const rows = kept.get(`${remote.provider} ${remote.id}`)?.payments ?? [];
    const counted = paidOnes(remote).filter(({ id, ...payment }) => {
      const choice = decided.get(id);
      return choice ? choice === 'kept' : isKept({ id, ...payment });
    });
    return (
      rows
        // Free time has no payment.
        .filter(
          (row) => row.amountCents === 0 || counted.some((payment) => payment.id === row.providerPaymentId),
        )
        .map((row) => row.periodEnd.getTime())
    );
  });
  const latest = Math.max(0, ...ends);
  if (latest > now) return true;
  return latest + renewalGraceMs > now ? undefined : false;
}

type ReceiptRow = typeof receipts.$inferSelect;

/** Every payment of money has one receipt, refunds add up, tax too, the numbers have no gap, and each was mailed. */
async function receiptProblems(setup: ChaosSetup): Promise<string[]> {
  const issued = await setup.deps.db.select().from(receipts);
  const paid = await setup.deps.db.select().from(payments);
  const mailed = new Set(setup.mails.flatMap(({ files }) => files));
  const sequences = issued.map(({ sequence }) => sequence).sort((one, other) => one - other);
  const problems = sequences.flatMap((sequence, index) =>
    sequence === index + 1 ? [] : [`receipt ${sequence} in place ${index + 1}`],
  );
  const sum = (rows: ReceiptRow[], field: 'amountCents' | 'taxCents') =>
    rows.reduce((total, row) => total + row[field], 0);
  for (const payment of paid.filter(({ amountCents }) => amountCents > 0)) {
    const own = issued.filter(({ providerPaymentId }) => providerPaymentId === payment.providerPaymentId);
    const first = own.filter(({ kind }) => kind === 'payment');
    const left = payment.amountCents - payment.refundedCents;
    if (first.length !== 1) problems.push(`${payment.providerPaymentId}: ${first.length} receipts`);
    if (sum(own, 'amountCents') !== left)
      problems.push(`${payment.providerPaymentId}: receipts say ${sum(own, 'amountCents')}, kept ${left}`);
    const tax = Math.round((payment.taxCents * left) / payment.amountCents);
    if (Math.abs(sum(own, 'taxCents') - tax) > 1)
      problems.push(`${payment.providerPaymentId}: receipts say ${sum(own, 'taxCents')} tax, it is ${tax}`);
  }
  // A refund that follows another before its mail is sent is in the latest one's.
  for (const { kind, number } of issued)
    if (kind === 'payment' && !isMailed(mailed, number)) problems.push(`receipt ${number} was not mailed`);
  return problems;
}

const isMailed = (files: Set<string>, number: string) => files.has(`receipt-${number}.pdf`);

const dayMs = 24 * hourMs;
/** As PRICE_NOTICE_DAYS, less the time between two looks. */
const noticeMs = 28 * dayMs;

const dayOf = (time: Date) => Math.floor(time.getTime() / dayMs);

/**
 * Whether a charge had to be announced: on a day on which its notice is due, the provider was to charge then, and the app
 * had looked. Only monthly plans and first full prices are announced within the time of these lives.
 */
function isNoticeDue({ looks }: ChaosSetup, subscription: string, paidAt: Date): boolean {
  return looks.some(
    (look) =>
      look.subscription === subscription &&
      look.at < paidAt &&
      dayOf(look.nextChargeAt) - dayOf(look.at) <= noticeDays &&
      Math.abs(look.nextChargeAt.getTime() - paidAt.getTime()) < dayMs,
  );
}

/** The notice of a renewal, of the end of free time, or of the end of a pause. */
const isNotice = ({ subject }: ChaosMail) => /renews on|pause ends on/.test(subject);

/** Nobody is charged a changed price without its notice, nor renewed without a notice that was due. */
async function noticeProblems(setup: ChaosSetup, people: ChaosPerson[], kept: Map<string, Kept>) {
  const changes = await setup.deps.db.select().from(priceChanges);
  const problems: string[] = [];
  let changed = 0;
  const noticesDue = byProvider(() => 0);
  for (const { row, payments: own } of kept.values()) {
    const person = people.find(({ userId }) => userId === row.userId);
    const mails = setup.mails.filter(({ to }) => to === person?.email);
    const change = changes.find(({ subscriptionId }) => subscriptionId === row.id);
    const oldestFirst = own.toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
    for (const [index, payment] of oldestFirst.entries()) {
      if (index === 0 || payment.amountCents === 0) continue;
      const { providerPaymentId: id, paidAt } = payment;
      const sentAhead = ({ at }: ChaosMail) => paidAt.getTime() - at.getTime();
      const isNewPrice = change?.appliedAt && payment.amountCents === change.toCents;
      const isNoticed = mails.some(
        (mail) => mail.subject.includes('The price of your') && sentAhead(mail) >= noticeMs,
      );
      if (isNewPrice) {
        changed += 1;
        if (!isNoticed) problems.push(`${id}: a new price without its notice`);
      }
      const isFirstPrice = oldestFirst[index - 1]?.amountCents === 0;
      const isAnnounced = payment.plan === 'monthly' || isFirstPrice;
      if (!isAnnounced || !isNoticeDue(setup, row.providerSubscriptionId, paidAt)) continue;
      noticesDue[row.provider] += 1;
      const isReminded = mails.some(
        (mail) => isNotice(mail) && sentAhead(mail) > 0 && sentAhead(mail) < 12 * dayMs,
      );
      if (!isReminded) problems.push(`${id}: renewed on ${paidAt.toISOString()} without its notice`);
    }
  }
  return { problems, changed, noticesDue };
}

/** What was given back is what operator and provider gave back, to the cent, and each dispute reached the operator. */
async function returnProblems(
  setup: ChaosSetup,
  people: ChaosPerson[],
  all: AtProvider[],
): Promise<string[]> {
  const problems: string[] = [];
  const paid = new Map(all.flatMap(paidOnes).map((payment) => [payment.id, payment]));
  for (const { email, givenBack } of people)
    for (const [id, cents] of givenBack) {
      const { refundedCents = 0, amountCents = 0 } = paid.get(id) ?? {};
      // A later refund in full may have taken the rest.
      if (refundedCents !== cents && refundedCents !== amountCents)
        problems.push(`${id}: ${cents} were given back, ${refundedCents} at the provider`);
      if (!setup.mails.some(({ to, subject }) => to === email && subject.includes('refund')))
        problems.push(`${id}: no mail about its refund`);
    }
  const log = await setup.deps.db.select().from(operatorLog);
  const count = (...steps: (typeof log)[number]['step'][]) =>
    log.filter(({ step }) => steps.includes(step)).length;
  const disputed = [...paid.values()].filter((payment) => payment.disputed);
  const told = setup.mails.filter(({ to, subject }) => to === supportEmail && subject.includes('disputed'));
  if (told.length < disputed.length)
    problems.push(`${disputed.length} disputes, ${told.length} mails to the operator`);
  if (count('asked') < count('done', 'failed'))
    problems.push('the log of the operator has an end without its beginning');
  return problems;
}

/** What the admin page says against the providers' own reports. */
async function reportProblems(setup: ChaosSetup): Promise<string[]> {
  const { clock, deps, stripe, paypal } = setup;
  const to = clock.now();
  const from = new Date(to.getTime() - 200 * dayMs);
  const figures = await listRevenue(deps.db, setup.prices(), { from, to });
  const { apiBase, clientId, clientSecret } = paypal;
  const paypalReport = await exportPaypal({ apiBase, clientId, clientSecret }, { from, to });
  return [
    ...reportDifferences(stripe.simulated.name, await exportStripe(setup.stripeClient), figures),
    ...reportDifferences(paypal.simulated.name, paypalReport, figures),
  ];
}

export interface Verdict {
  problems: string[];
  subscriptions: number;
  payments: number;
  /** Payments of an announced new price, and renewals whose notice was due. */
  changed: number;
  noticesDue: Record<PaymentProviderName, number>;
  /** Periods of free time, and payments that a code made lower. */
  free: number;
  reduced: number;
}

/** Compares everything that was sold with what we know, and who has access with who paid. */
export async function judge(
  setup: ChaosSetup,
  people: ChaosPerson[],
  access: (person: ChaosPerson) => Promise<boolean>,
): Promise<Verdict> {
  const kept = await readKept(setup);
  const all = simulatedOf(setup);
  const problems = all.flatMap((remote) => differences(remote, kept.get(`${remote.provider} ${remote.id}`)));
  const known = new Set(all.map((remote) => `${remote.provider} ${remote.id}`));
  for (const name of kept.keys()) if (!known.has(name)) problems.push(`${name}: unknown to the provider`);
  const now = setup.clock.now().getTime();
  for (const person of people) {
    const theirs = all.filter(
      (remote) => kept.get(`${remote.provider} ${remote.id}`)?.row.userId === person.userId,
    );
    problems.push(...chargedTwice(theirs, kept, person.decided));
    const live = theirs.filter((remote) => kept.get(`${remote.provider} ${remote.id}`)?.row.live);
    if (live.length > 1) problems.push(`two live subscriptions: ${live.map(({ id }) => id).join(', ')}`);
    const expected = shouldBeIn(theirs, kept, person.decided, now);
    const is = await access(person);
    if (expected !== undefined && is !== expected)
      problems.push(
        `${is ? 'access without' : 'no access in spite of'} payment: ${theirs.map(({ id }) => id)}`,
      );
  }
  const notices = await noticeProblems(setup, people, kept);
  problems.push(
    ...notices.problems,
    ...(await returnProblems(setup, people, all)),
    ...(await receiptProblems(setup)),
    ...(await reportProblems(setup)),
  );
  const sold = await setup.deps.db.select({ status: orders.status, terms: orders.introduction }).from(orders);
  const paid = all.reduce((sum, remote) => sum + paidOnes(remote).length, 0);
  return {
    problems,
    subscriptions: all.filter((remote) => paidOnes(remote).length).length,
    payments: paid,
    changed: notices.changed,
    noticesDue: notices.noticesDue,
    free: [...kept.values()].flatMap((one) => one.payments).filter(({ amountCents }) => amountCents === 0)
      .length,
    reduced: sold.filter(({ status, terms }) => status === 'paid' && terms?.code === 'SPRING20').length,
  };
}
