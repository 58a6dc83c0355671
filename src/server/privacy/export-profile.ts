/** Reads what is stored about a user apart from their reflections, and formats it as Markdown. */
import { asc, eq } from 'drizzle-orm';
import type { Locale } from '#shared/locales.ts';
import { toOrderType } from '#shared/plan-codec.ts';
import type { PlanId } from '#shared/plans.ts';
import { escapeMarkdown } from '#shared/reflection/reflection-export.ts';
import { findFreeReflection } from '../billing/subscriptions.ts';
import type { Db } from '../db/database.ts';
import { identities, sessions, users } from '../db/schema.ts';
import { orders, payments, subscriptions } from '../db/schema-billing.ts';
import { AppError } from '../http/app-error.ts';
import { exportTexts } from './texts/export-texts.ts';

async function readAccount(db: Db, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new AppError('unauthorized');
  const { id, email, fullName, role, emailVerified, createdAt, passwordHash } = user;
  return { id, email, fullName, role, emailVerified, hasPassword: passwordHash !== null, createdAt };
}

/** Everything but the reflections. */
export async function readProfile(db: Db, userId: string) {
  return {
    account: await readAccount(db, userId),
    identities: await db
      .select({
        provider: identities.provider,
        issuer: identities.issuer,
        subject: identities.subject,
        createdAt: identities.createdAt,
      })
      .from(identities)
      .where(eq(identities.userId, userId)),
    signIns: await db
      .select({
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        expiresAt: sessions.expiresAt,
        browser: sessions.browser,
        system: sessions.system,
        endedAt: sessions.revokedAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
    ...(await readMoney(db, userId)),
  };
}

/** Subscriptions, orders and payments, without the user's id, which is in the account. */
async function readMoney(db: Db, userId: string) {
  const exported = <T extends { userId: string; plan: PlanId }>(rows: T[]) =>
    rows.map(({ userId: _, plan, ...row }) => ({ ...row, orderType: toOrderType(plan) }));
  const [bought, ordered, paid] = [
    await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    await db.select().from(orders).where(eq(orders.userId, userId)),
    await db.select().from(payments).where(eq(payments.userId, userId)),
  ];
  const free = await findFreeReflection(db, userId);
  return {
    subscriptions: exported(bought).map(({ pendingPlan, ...row }) => ({
      ...row,
      pendingOrderType: pendingPlan && toOrderType(pendingPlan),
    })),
    orders: exported(ordered),
    payments: exported(paid),
    freeReflection: free
      ? { sessionId: free.sessionId, startedAt: free.startedAt, usedAt: free.usedAt }
      : null,
  };
}

export type Profile = Awaited<ReturnType<typeof readProfile>>;

const sum = (cents: number, currency: string) => `${(cents / 100).toFixed(2)} ${currency}`;

/** Times are in UTC, as in the JSON. */
export function profileMarkdown(profile: Profile, locale: Locale, productName: string, now: Date): string {
  const t = exportTexts[locale].profile;
  const { account } = profile;
  const at = (time: Date) => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const listed = (lines: string[]) => (lines.length ? lines.map((line) => `- ${line}`).join('\n') : t.none);
  const parts: [string, string[]][] = [
    [
      t.account,
      [
        `${t.name}: ${escapeMarkdown(account.fullName)}`,
        `${t.email}: ${escapeMarkdown(account.email)}`,
        `${t.since}: ${at(account.createdAt)}`,
        `${t.password}: ${account.hasPassword ? t.set : t.unset}`,
      ],
    ],
    [
      t.identities,
      profile.identities.map(({ provider, subject }) => `${provider}: ${escapeMarkdown(subject)}`),
    ],
    [
      t.signIns,
      profile.signIns.map((one) => {
        const device = [one.browser, one.system].filter(Boolean).join(', ');
        return t.signIn(at(one.createdAt), at(one.lastUsedAt), device);
      }),
    ],
    [
      t.subscriptions,
      profile.subscriptions.map(
        (one) =>
          `${one.provider}: ${t.subscription(one.orderType, one.providerStatus)}, ${at(one.createdAt)}`,
      ),
    ],
    [
      t.freeReflection,
      profile.freeReflection
        ? [`${escapeMarkdown(profile.freeReflection.sessionId)}, ${at(profile.freeReflection.startedAt)}`]
        : [],
    ],
    [
      t.orders,
      profile.orders.map((one) =>
        [one.orderNumber, sum(one.amountCents, one.currency), one.status, at(one.createdAt)].join(', '),
      ),
    ],
    [
      t.payments,
      profile.payments.map((one) =>
        [escapeMarkdown(one.providerPaymentId), sum(one.amountCents, one.currency), at(one.paidAt)].join(
          ', ',
        ),
      ),
    ],
  ];
  const body = parts.flatMap(([title, lines]) => [`## ${title}`, listed(lines)]);
  return `${[`# ${escapeMarkdown(t.title(productName))}`, `${t.written}: ${at(now)}`, t.more, ...body].join('\n\n')}\n`;
}
