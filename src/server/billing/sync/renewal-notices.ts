/** The mails that announce a charge: before a renewal, and before the first charge after a pause. */
import { and, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Config } from '../../config/config.ts';
import type { NoticeRule } from '../../config/renewal-notices.ts';
import type { Db } from '../../db/database.ts';
import { subscriptions } from '../../db/schema-billing.ts';
import type { Jobs } from '../../jobs/jobs.ts';

export interface NoticeDeps {
  db: Db;
  /** The billing clock: real time, or the time to which the sandbox's clock was moved. */
  billingNow: () => Date;
  jobs: Pick<Jobs, 'send'>;
  config: Pick<Config, 'renewalNotices'>;
}

const dayMs = 24 * 3_600_000;
/** Charges that are closer together are the same renewal: a provider may move a charge by hours, and a period is a month. */
const samePeriodDays = 14;
/** Rows per transaction; on PGlite a transaction blocks all other queries. */
const batchSize = 50;

/** The first full price after an offer is announced this many days ahead. */
const offerNoticeDays = 7;
/** No notice is due earlier than this: RENEWAL_NOTICE_DAYS allows 45 days, and part of a day counts as a whole one. */
const maxNoticeMs = 46 * dayMs;

/**
 * Whether the next charge is the first full price after free time or lower prices; providers may be some hours early. On
 * the annual plan, only within 300 days: after a whole year at a lower price, the rule of the annual plan holds.
 */
const offerEndsNext = sql`(${subscriptions.fullPriceFrom} between
    ${subscriptions.nextChargeAt} - interval '1 day' and ${subscriptions.nextChargeAt} + interval '1 day'
  and (${subscriptions.plan} = 'monthly'
    or ${subscriptions.nextChargeAt} < ${subscriptions.createdAt} + interval '300 days'))`;

/** The country of the subscription's latest order. */
const country = sql`(select o.country from orders o where o.subscription_id = ${subscriptions.id}
  order by o.created_at desc limit 1)`;

/** How many days ahead the renewal is announced: by the rule of plan and country, else by that of the plan. */
function daysAhead(rules: NoticeRule[]) {
  // The plan whose period ends, whatever it renews to.
  const { plan } = subscriptions;
  const cases = rules
    .toSorted((one, other) => Number(one.country === null) - Number(other.country === null))
    .map((rule) =>
      rule.country === null
        ? sql`when ${plan} = ${rule.plan} then ${rule.days}::int`
        : sql`when ${plan} = ${rule.plan} and ${country} = ${rule.country} then ${rule.days}::int`,
    );
  return sql`case when ${offerEndsNext} then ${offerNoticeDays}::int ${sql.join(cases, sql` `)} else 0 end`;
}

/**
 * SQL condition: the renewal is to be announced now. Counts whole days in UTC: a notice that is due 30 days ahead is sent on
 * that day, whatever the hour of the charge.
 */
function isNoticeDue(at: Date, rules: NoticeRule[]) {
  const day = (time: unknown) => sql`(${time} at time zone 'UTC')::date`;
  const days = daysAhead(rules);
  return and(
    eq(subscriptions.live, true),
    eq(subscriptions.status, 'active'),
    eq(subscriptions.cancelAtPeriodEnd, false),
    gt(subscriptions.nextChargeAt, at),
    lte(subscriptions.nextChargeAt, new Date(at.getTime() + maxNoticeMs)),
    isNotNull(subscriptions.nextChargeCents),
    sql`${days} > 0`,
    sql`${day(subscriptions.nextChargeAt)} - ${days} <= ${day(sql`${at.toISOString()}::timestamptz`)}`,
    // The amount is not final while a change of the price is announced and not yet made.
    sql`not exists (select 1 from price_changes c where c.subscription_id = ${subscriptions.id}
      and c.applied_at is null and c.charge_at < ${subscriptions.nextChargeAt} + interval '2 days')`,
    sql`(${subscriptions.remindedFor} is null
      or abs(${day(subscriptions.nextChargeAt)} - ${day(subscriptions.remindedFor)}) > ${samePeriodDays}::int)`,
  );
}

/** Marks the rows and queues their mails in one transaction. Two processes never mark the same row. */
async function announceBatch({ db, billingNow, jobs, config }: NoticeDeps): Promise<number> {
  return db.transaction(async (tx) => {
    const due = tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(isNoticeDue(billingNow(), config.renewalNotices))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const marked = await tx
      .update(subscriptions)
      .set({ remindedFor: sql`${subscriptions.nextChargeAt}` })
      .where(inArray(subscriptions.id, due))
      .returning({ id: subscriptions.id });
    for (const { id } of marked) await jobs.send(tx, 'billing-mail', { kind: 'renewal', subscriptionId: id });
    return marked.length;
  });
}

/**
 * Announces each renewal once, as many days ahead as RENEWAL_NOTICE_DAYS says, and the first full price after an offer
 * a week ahead.
 */
export async function announceRenewals(deps: NoticeDeps): Promise<void> {
  while ((await announceBatch(deps)) > 0);
}

/** How long before its first charge the end of a pause is announced. */
const pauseNoticeMs = 7 * dayMs;

/** Announces the end of each pause once. */
export async function announcePauseEnds({ db, billingNow, jobs }: Omit<NoticeDeps, 'config'>): Promise<void> {
  const at = billingNow();
  await db.transaction(async (tx) => {
    const marked = await tx
      .update(subscriptions)
      .set({ remindedFor: sql`${subscriptions.pausedUntil}` })
      .where(
        and(
          eq(subscriptions.live, true),
          eq(subscriptions.status, 'paused'),
          gt(subscriptions.pausedUntil, at),
          lte(subscriptions.pausedUntil, new Date(at.getTime() + pauseNoticeMs)),
          sql`${subscriptions.remindedFor} is distinct from ${subscriptions.pausedUntil}`,
        ),
      )
      .returning({ id: subscriptions.id });
    for (const { id } of marked)
      await jobs.send(tx, 'billing-mail', { kind: 'pause-ending', subscriptionId: id });
  });
}
