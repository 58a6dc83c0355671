import { and, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { subscriptions } from '../../db/schema-billing.ts';
import type { Jobs } from '../../jobs/jobs.ts';

export interface ReminderDeps {
  db: Db;
  billingNow: () => Date;
  jobs: Pick<Jobs, 'send'>;
}

const aheadMs = 7 * 86_400_000;
/** So many in one transaction, which on PGlite holds up everybody else. */
const batch = 50;

function isDue(at: Date) {
  return and(
    eq(subscriptions.orderType, 'YEARLY'),
    eq(subscriptions.live, true),
    eq(subscriptions.standing, 'active'),
    eq(subscriptions.cancelAtPeriodEnd, false),
    gt(subscriptions.nextChargeAt, at),
    lte(subscriptions.nextChargeAt, new Date(at.getTime() + aheadMs)),
    isNotNull(subscriptions.nextChargeCents),
    isNotNull(subscriptions.paidThrough),
    sql`${subscriptions.remindedFor} is distinct from ${subscriptions.paidThrough}`,
  );
}

/** The mark and the mail's job exist both or not at all; two processes never take the same row. */
async function remindSome({ db, billingNow, jobs }: ReminderDeps): Promise<number> {
  return db.transaction(async (tx) => {
    const due = tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(isDue(billingNow()))
      .limit(batch)
      .for('update', { skipLocked: true });
    const marked = await tx
      .update(subscriptions)
      .set({ remindedFor: sql`${subscriptions.paidThrough}` })
      .where(inArray(subscriptions.id, due))
      .returning({ id: subscriptions.id });
    for (const { id } of marked) await jobs.send(tx, 'billing-mail', { kind: 'renewal', subscriptionId: id });
    return marked.length;
  });
}

/** Tells of every annual renewal once, in the week before it. Monthly plans are not reminded of. */
export async function sendRenewalReminders(deps: ReminderDeps): Promise<void> {
  while ((await remindSome(deps)) > 0);
}
