/** Exports everything that is stored about a user. docs/privacy.md describes the format. */
import { asc, eq } from 'drizzle-orm';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import type { AiResponse, Understanding } from '#shared/contract/shapes.ts';
import type { Locale } from '#shared/locales.ts';
import { toOrderType } from '#shared/plan-codec.ts';
import type { PlanId } from '#shared/plans.ts';
import { escapeMarkdown, reflectionData, reflectionMarkdown } from '#shared/reflection/reflection-export.ts';
import { getExportWords, sharedTexts } from '#shared/texts/shared-texts.ts';
import { findFreeReflection } from '../billing/subscriptions.ts';
import { type DialogueRef, listTurnResults } from '../chat/dialogue-rows.ts';
import { getSession, listSessions } from '../chat/past-dialogues.ts';
import type { Db } from '../db/database.ts';
import { identities, sessions, users } from '../db/schema.ts';
import { orders, payments, subscriptions } from '../db/schema-billing.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import { readReflectionReceipt } from './reflection-receipt.ts';
import { exportTexts } from './texts/export-texts.ts';
import { DecryptionError } from './user-cipher.ts';

export type ExportDeps = Pick<
  Deps,
  'db' | 'keyStore' | 'now' | 'billingNow' | 'turnLog' | 'runner' | 'config'
>;

/** Increases with every incompatible change of the format. */
const version = 1;
const pageSize = 50;

const isDeleted = (error: unknown) => error instanceof AppError && error.code === 'not_found';

/** Everything that is stored about one reflection. */
async function readStoredReflection(deps: ExportDeps, ref: DialogueRef): Promise<StoredReflection> {
  const [reflection, receipt] = [
    await getSession(deps, ref, { includeSealed: true }),
    await readReflectionReceipt(deps, ref),
  ];
  const sent = await listTurnResults(deps.db, await deps.keyStore.getCipher(ref.userId), ref);
  return { reflection, receipt, sent };
}

type FoundReflection = { stored: StoredReflection } | { unreadable: UnreadableReflection };

/** Newest first, one at a time to limit memory and load. Skips those that are deleted meanwhile. */
async function* readReflections(deps: ExportDeps, userId: string): AsyncGenerator<FoundReflection> {
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await listSessions(deps, userId, { limit: pageSize, ...(cursor && { cursor }) });
    for (const listed of page.sessions) {
      const found = await readStoredReflection(deps, { userId, sessionId: listed.sessionId }).catch(
        (error: unknown) => {
          if (!isDeleted(error) && !(error instanceof DecryptionError)) throw error;
          return isDeleted(error) ? undefined : { unreadable: listed };
        },
      );
      if (found) yield 'unreadable' in found ? found : { stored: found };
    }
    cursor = page.nextCursor;
  }
}

async function* writeJson(deps: ExportDeps, userId: string, profile: Profile): AsyncGenerator<string> {
  const head = { format: 'clearing-export', version, exportedAt: deps.now(), ...profile };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "reflections": [`;
  let between = '';
  for await (const found of readReflections(deps, userId)) {
    const data = 'stored' in found ? storedData(found.stored) : unreadableData(found.unreadable);
    yield `${between}\n${JSON.stringify(data)}`;
    between = ',';
  }
  yield '\n  ]\n}\n';
}

async function* writeMarkdown(
  deps: ExportDeps,
  userId: string,
  profile: Profile,
  locale: Locale,
): AsyncGenerator<string> {
  yield profileMarkdown(profile, locale, deps.config.productName, deps.now());
  yield `\n## ${sharedTexts[locale].exportWords.fileTitle}\n`;
  for await (const found of readReflections(deps, userId)) {
    const text =
      'stored' in found ? storedMarkdown(found.stored, locale) : unreadableMarkdown(found.unreadable, locale);
    yield `\n${text}\n`;
  }
}

/**
 * The exported file in chunks. Throws `unauthorized` before the first chunk. A later failure truncates the file, so that
 * its JSON does not parse.
 */
export async function exportAccount(
  deps: ExportDeps,
  input: { userId: string; format: 'json' | 'markdown'; locale: Locale },
): Promise<AsyncGenerator<string>> {
  const { userId, format, locale } = input;
  const profile = await readProfile(deps.db, userId);
  return format === 'json' ? writeJson(deps, userId, profile) : writeMarkdown(deps, userId, profile, locale);
}

// ---- Reads what is stored about a user apart from their reflections, and formats it as Markdown

async function readAccount(db: Db, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new AppError('unauthorized');
  const { id, email, fullName, role, emailVerified, createdAt, passwordHash } = user;
  return { id, email, fullName, role, emailVerified, hasPassword: passwordHash !== null, createdAt };
}

/** Everything but the reflections. */
async function readProfile(db: Db, userId: string) {
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
    ...(await readBilling(db, userId)),
  };
}

/** Subscriptions, orders and payments, without the user's id, which is in the account. */
async function readBilling(db: Db, userId: string) {
  const toExported = <T extends { userId: string; plan: PlanId }>(rows: T[]) =>
    rows.map(({ userId: _, plan, ...row }) => ({ ...row, orderType: toOrderType(plan) }));
  const [bought, ordered, paid] = [
    await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    await db.select().from(orders).where(eq(orders.userId, userId)),
    await db.select().from(payments).where(eq(payments.userId, userId)),
  ];
  const free = await findFreeReflection(db, userId);
  return {
    subscriptions: toExported(bought).map(({ pendingPlan, ...row }) => ({
      ...row,
      pendingOrderType: pendingPlan && toOrderType(pendingPlan),
    })),
    orders: toExported(ordered),
    payments: toExported(paid),
    freeReflection: free
      ? { sessionId: free.sessionId, startedAt: free.startedAt, usedAt: free.usedAt }
      : null,
  };
}

type Profile = Awaited<ReturnType<typeof readProfile>>;

const formatSum = (cents: number, currency: string) => `${(cents / 100).toFixed(2)} ${currency}`;

/** Times are in UTC, as in the JSON. */
function profileMarkdown(profile: Profile, locale: Locale, productName: string, now: Date): string {
  const texts = exportTexts[locale].profile;
  const { account } = profile;
  const at = (time: Date) => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const listed = (lines: string[]) =>
    lines.length ? lines.map((line) => `- ${line}`).join('\n') : texts.none;
  const parts: [string, string[]][] = [
    [
      texts.account,
      [
        `${texts.name}: ${escapeMarkdown(account.fullName)}`,
        `${texts.email}: ${escapeMarkdown(account.email)}`,
        `${texts.since}: ${at(account.createdAt)}`,
        `${texts.password}: ${account.hasPassword ? texts.set : texts.unset}`,
      ],
    ],
    [
      texts.identities,
      profile.identities.map(({ provider, subject }) => `${provider}: ${escapeMarkdown(subject)}`),
    ],
    [
      texts.signIns,
      profile.signIns.map((signIn) => {
        const device = [signIn.browser, signIn.system].filter(Boolean).join(', ');
        return texts.signIn(at(signIn.createdAt), at(signIn.lastUsedAt), device);
      }),
    ],
    [
      texts.subscriptions,
      profile.subscriptions.map(
        ({ provider, orderType, providerStatus, createdAt }) =>
          `${provider}: ${texts.subscription(orderType, providerStatus)}, ${at(createdAt)}`,
      ),
    ],
    [
      texts.freeReflection,
      profile.freeReflection
        ? [`${escapeMarkdown(profile.freeReflection.sessionId)}, ${at(profile.freeReflection.startedAt)}`]
        : [],
    ],
    [
      texts.orders,
      profile.orders.map(({ orderNumber, amountCents, currency, status, createdAt }) =>
        [orderNumber, formatSum(amountCents, currency), status, at(createdAt)].join(', '),
      ),
    ],
    [
      texts.payments,
      profile.payments.map(({ providerPaymentId, amountCents, currency, paidAt }) =>
        [escapeMarkdown(providerPaymentId), formatSum(amountCents, currency), at(paidAt)].join(', '),
      ),
    ],
  ];
  const body = parts.flatMap(([title, lines]) => [`## ${title}`, listed(lines)]);
  return `${[`# ${escapeMarkdown(texts.title(productName))}`, `${texts.written}: ${at(now)}`, texts.more, ...body].join('\n\n')}\n`;
}

// ---- One reflection (a stored dialogue with its results) in the export of an account: the file that the library
// saves, plus everything else stored about it

type WholeReflection = ResponseBody<'getSession'>;

/** A reflection whose key is lost: only its entry in the list is left. */
type UnreadableReflection = ResponseBody<'listSessions'>['sessions'][number];

interface StoredReflection {
  reflection: WholeReflection;
  receipt: ResponseBody<'getReceipt'>;
  /** All answers as they were sent, oldest first, including those that were undone by going back. */
  sent: AiResponse[];
}

const listItem = (title: string, texts: readonly (string | undefined)[]) => {
  const text = texts.filter(Boolean).join(' / ');
  return text && `- ${title}: ${escapeMarkdown(text.replace(/\s+/g, ' ').trim())}`;
};

/** Everything else that is stored as text, one line each. `reading`: what the guide took the question to be about. */
function listOtherTexts({ reflection, sent }: StoredReflection, locale: Locale): string[] {
  const texts = exportTexts[locale].reflection;
  const { reading, understanding, history } = reflection;
  const parts = Object.keys(texts.understood) as (keyof Understanding)[];
  const results = sent.findLast(({ frontendDisplay }) => frontendDisplay)?.thinking;
  return [
    listItem(texts.about, [reading.a, reading.b, reading.act]),
    ...parts.map((part) =>
      listItem(
        texts.understood[part],
        (understanding?.[part] ?? []).map(({ text }) => text),
      ),
    ),
    ...history.map((round) =>
      listItem(texts.before(round.currentRound), [round.thinkingContent, round.supportMessage]),
    ),
    listItem(texts.beforeResults, [results]),
  ].filter((text) => text !== '');
}

/** The reflection as Markdown, with headings of level 3 and below. */
function storedMarkdown(stored: StoredReflection, locale: Locale): string {
  const rest = listOtherTexts(stored, locale);
  const section = rest.length ? [`#### ${exportTexts[locale].reflection.also}`, rest.join('\n')] : [];
  return [reflectionMarkdown(getExportWords(locale), stored.reflection, 3), ...section].join('\n\n');
}

function storedData({ reflection, receipt, sent }: StoredReflection) {
  return { ...reflectionData(reflection), answersAsSent: sent, receipt };
}

function unreadableMarkdown({ createdAt }: UnreadableReflection, locale: Locale): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(createdAt));
  return `### ${getExportWords(locale).fileHeading(date)}\n\n${exportTexts[locale].reflection.unreadable}`;
}

function unreadableData({ sessionId, status, createdAt, updatedAt }: UnreadableReflection) {
  return { id: sessionId, status, createdAt, updatedAt, unreadable: true };
}
