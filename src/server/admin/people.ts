/** What administrators can see about users (`people` in the API): account data and counts, never their texts. */
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { AdminPerson } from '#shared/contract/admin.ts';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { isUuid } from '#shared/contract/shapes.ts';
import { toOrderType } from '#shared/plan-codec.ts';
import { givesAccess, type SubscriptionRow } from '../billing/subscriptions.ts';
import type { Db } from '../db/database.ts';
import { dialogues, identities, sessions, users } from '../db/schema.ts';
import { subscriptions } from '../db/schema-billing.ts';
import { AppError } from '../http/app-error.ts';

const pageSize = 25;
/** Stands for the hidden part of a name or an address. */
const hidden = '•••';

/** `m•••@example.org`: enough to recognize a correspondent, but not to write to them. */
function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}${hidden}${address.slice(at)}`;
}

const maskName = (name: string) => (name.trim() ? `${[...name.trim()][0]}${hidden}` : '');

type UserRow = Pick<typeof users.$inferSelect, 'id' | 'email' | 'fullName' | 'role' | 'createdAt'> & {
  hasPassword: boolean;
};

/** A cursor is the time (24 characters) and the id of the last user of a page, joined by `_`. */
function parseCursor(cursor: string) {
  return { createdAt: cursor.slice(0, 24), id: cursor.slice(25) };
}

/** SQL condition: the users after the one that the cursor names, in the order of the list. */
function isAfter(cursor: string) {
  const { createdAt, id } = parseCursor(cursor);
  return sql`(${users.createdAt}, ${users.id}) < (${createdAt}::timestamptz, ${id}::uuid)`;
}

/** SQL condition: the search is the user's id, or a part of their address. */
function matchesSearch(search: string) {
  const emailContains = sql`strpos(${users.email}, ${search}) > 0`;
  return isUuid(search) ? or(eq(users.id, search), emailContains) : emailContains;
}

/** One row more than a page: it shows that there is a next page. */
async function listUsers(db: Db, page: { cursor?: string | undefined; search?: string | undefined }) {
  const search = page.search?.trim().toLowerCase();
  return db
    .select({
      id: users.id,
      email: users.email,
      fullName: users.fullName,
      role: users.role,
      createdAt: users.createdAt,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
    })
    .from(users)
    .where(and(page.cursor ? isAfter(page.cursor) : undefined, search ? matchesSearch(search) : undefined))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(pageSize + 1);
}

/** Reads what other tables say about these users, with one query per table. Returns a look-up by user id. */
async function readDetails(db: Db, ids: string[]) {
  const linked = await db
    .select({ userId: identities.userId, provider: identities.provider })
    .from(identities)
    .where(inArray(identities.userId, ids));
  const subscriptionRows = await db.select().from(subscriptions).where(inArray(subscriptions.userId, ids));
  const reflections = await db
    .select({
      userId: dialogues.userId,
      count: sql<number>`count(*)::int`,
      updatedAt: sql<string>`max(updated_at)`,
    })
    .from(dialogues)
    .where(inArray(dialogues.userId, ids))
    .groupBy(dialogues.userId);
  const lastUses = await db
    .select({ userId: sessions.userId, usedAt: sql<string>`max(last_used_at)` })
    .from(sessions)
    .where(inArray(sessions.userId, ids))
    .groupBy(sessions.userId);
  const ofUser = <T extends { userId: string }>(rows: T[], id: string) =>
    rows.filter(({ userId }) => userId === id);
  return (id: string) => ({
    providers: ofUser(linked, id).map(({ provider }) => provider),
    subscriptions: ofUser(subscriptionRows, id),
    reflections: ofUser(reflections, id)[0],
    lastUse: ofUser(lastUses, id)[0],
  });
}

/** The subscription with the longest access; null if there is none. */
function toPersonSubscription(rows: SubscriptionRow[], now: Date): AdminPerson['subscription'] {
  const paidUntilMs = ({ paidThrough }: SubscriptionRow) => paidThrough?.getTime() ?? 0;
  const [row] = rows.sort(
    (a, b) =>
      paidUntilMs(b) - paidUntilMs(a) || Number(b.live) - Number(a.live) || +b.createdAt - +a.createdAt,
  );
  if (!row) return null;
  return {
    plan: toOrderType(row.plan),
    provider: row.provider,
    status: row.status,
    hasAccess: givesAccess(row, now),
    paidThrough: row.paidThrough?.toISOString() ?? null,
    cancelPending: row.cancelAtPeriodEnd && row.status !== 'ended',
  };
}

/** The day (UTC, `2026-11-22`) of the latest of these times; null if there is none. */
function findLatestDay(...times: (string | undefined)[]): string | null {
  const isoTimes = times.filter((at) => at !== undefined).map((at) => new Date(at).toISOString());
  return isoTimes.sort().at(-1)?.slice(0, 10) ?? null;
}

function toPerson(
  row: UserRow,
  details: ReturnType<Awaited<ReturnType<typeof readDetails>>>,
  now: Date,
): AdminPerson {
  return {
    id: row.id,
    address: maskAddress(row.email),
    name: maskName(row.fullName),
    createdAt: row.createdAt.toISOString(),
    signIn: [...(row.hasPassword ? (['password'] as const) : []), ...new Set(details.providers)],
    role: row.role,
    subscription: toPersonSubscription(details.subscriptions, now),
    reflections: details.reflections?.count ?? 0,
    lastActiveDay: findLatestDay(details.reflections?.updatedAt, details.lastUse?.usedAt),
  };
}

/** A page of users, newest first, with masked addresses and names. `search`: a user's id, or a part of an address. */
export async function listPeople(
  { db, billingNow }: { db: Db; billingNow: () => Date },
  page: { cursor?: string | undefined; search?: string | undefined },
): Promise<ResponseBody<'adminPeople'>> {
  const rows = await listUsers(db, page);
  const pageRows = rows.slice(0, pageSize);
  const last = pageRows.at(-1);
  if (!last) return { people: [], nextCursor: null };
  const findDetails = await readDetails(
    db,
    pageRows.map(({ id }) => id),
  );
  return {
    people: pageRows.map((row) => toPerson(row, findDetails(row.id), billingNow())),
    nextCursor: rows.length > pageSize ? `${last.createdAt.toISOString()}_${last.id}` : null,
  };
}

/** The full address and name of one user. Throws `not_found`. */
export async function getPerson(db: Db, userId: string): Promise<ResponseBody<'adminPerson'>> {
  const [row] = await db
    .select({ id: users.id, address: users.email, name: users.fullName })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new AppError('not_found');
  return row;
}
