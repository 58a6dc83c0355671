import type {
  SimulatedPayment,
  SimulatedProvider,
  SimulatedSubscription,
} from '../../../src/sandbox/simulated-provider.ts';
import { payments, subscriptions } from '../../../src/server/db/schema-billing.ts';
import type { ChaosPerson } from './person.ts';
import type { World } from './world.ts';

const hourMs = 3_600_000;
/** A renewal has this long to be charged; in between, access and no access are both right. */
const renewalGraceMs = 26 * hourMs;

type Row = typeof subscriptions.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

interface Kept {
  row: Row;
  payments: PaymentRow[];
}

interface Played extends SimulatedSubscription {
  provider: SimulatedProvider['name'];
}

async function readKept(world: World): Promise<Map<string, Kept>> {
  const rows = await world.deps.db.select().from(subscriptions);
  const paid = await world.deps.db.select().from(payments);
  const byId = new Map<string, Kept>();
  for (const row of rows)
    byId.set(`${row.provider} ${row.providerSubscriptionId}`, {
      row,
      payments: paid.filter((payment) => payment.subscriptionId === row.id),
    });
  return byId;
}

function playedOf({ stripe, paypal }: World): Played[] {
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
function differences(played: Played, kept: Kept | undefined): string[] {
  const name = `${played.provider} ${played.id}`;
  if (!kept) return paidOnes(played).length ? [`${name}: paid at the provider, unknown to us`] : [];
  const problems: string[] = [];
  if (kept.row.status !== played.status)
    problems.push(`${name}: status ${kept.row.status}, at the provider ${played.status}`);
  // PayPal has no word for it beside the status: a suspension by us is the cancellation.
  const tells = played.provider === 'stripe' && kept.row.status !== 'ended';
  if (tells && kept.row.cancelAtPeriodEnd !== played.willCancel)
    problems.push(
      `${name}: cancellation ${kept.row.cancelAtPeriodEnd}, at the provider ${played.willCancel}`,
    );
  const theirs = paidOnes(played).map(asText).sort();
  const ours = kept.payments
    .filter((payment) => payment.amountCents > 0)
    .map((payment) => asText({ ...payment, id: payment.providerPaymentId }))
    .sort();
  if (JSON.stringify(theirs) !== JSON.stringify(ours))
    problems.push(`${name}: payments ${ours.join(' | ')}, at the provider ${theirs.join(' | ')}`);
  return problems;
}

const isKept = (payment: SimulatedPayment) => payment.refundedCents < payment.amountCents;

/** Two payments of one person, on different subscriptions, for the same time: the second one is too much. */
function chargedTwice(all: Played[], kept: Map<string, Kept>): string[] {
  const problems: string[] = [];
  const spans = all.flatMap((played) => {
    const rows = kept.get(`${played.provider} ${played.id}`)?.payments ?? [];
    return paidOnes(played)
      .filter(isKept)
      .map((payment) => ({
        subscription: played.id,
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

/** By the provider alone: the latest end of a period that was paid and not given back. */
function shouldBeIn(all: Played[], kept: Map<string, Kept>, now: number): boolean | undefined {
  const ends = all.flatMap((played) => {
    const rows = kept.get(`${played.provider} ${played.id}`)?.payments ?? [];
    const counted = paidOnes(played).filter(isKept);
    return rows
      .filter((row) => counted.some((payment) => payment.id === row.providerPaymentId))
      .map((row) => row.periodEnd.getTime());
  });
  const latest = Math.max(0, ...ends);
  if (latest > now) return true;
  return latest + renewalGraceMs > now ? undefined : false;
}

export interface Verdict {
  problems: string[];
  subscriptions: number;
  payments: number;
}

/** Compares everything that was sold with what we know, and who has access with who paid. */
export async function judge(
  world: World,
  people: ChaosPerson[],
  access: (person: ChaosPerson) => Promise<boolean>,
): Promise<Verdict> {
  const kept = await readKept(world);
  const all = playedOf(world);
  const problems = all.flatMap((played) => differences(played, kept.get(`${played.provider} ${played.id}`)));
  const known = new Set(all.map((played) => `${played.provider} ${played.id}`));
  for (const name of kept.keys()) if (!known.has(name)) problems.push(`${name}: unknown to the provider`);
  const now = world.clock.now().getTime();
  for (const person of people) {
    const theirs = all.filter(
      (played) => kept.get(`${played.provider} ${played.id}`)?.row.userId === person.userId,
    );
    problems.push(...chargedTwice(theirs, kept));
    const live = theirs.filter((played) => kept.get(`${played.provider} ${played.id}`)?.row.live);
    if (live.length > 1) problems.push(`two live subscriptions: ${live.map(({ id }) => id).join(', ')}`);
    const expected = shouldBeIn(theirs, kept, now);
    const is = await access(person);
    if (expected !== undefined && is !== expected)
      problems.push(
        `${is ? 'access without' : 'no access in spite of'} payment: ${theirs.map(({ id }) => id)}`,
      );
  }
  const paid = all.reduce((sum, played) => sum + paidOnes(played).length, 0);
  return { problems, subscriptions: all.filter((played) => paidOnes(played).length).length, payments: paid };
}
