/**
 * Figures of the admin page: how far new users have come (the funnel), check-ins, how often a card with help for people
 * in danger was shown (care), and how well the guide works. Also stores the counts of help cards, because the metrics
 * are lost when the process ends.
 */
import { and, desc, gte, isNotNull, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import type {
  AdminCareCount,
  AdminCheckIns,
  AdminFunnel,
  AdminGuideQuality,
} from '#shared/contract/admin.ts';
import { type Db, selectRows } from '../db/database.ts';
import { careCounts, checkIns, dialogues } from '../db/schema.ts';
import type { Background } from '../process/background.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** Later than `from`, up to and including `to`; care is counted by whole days. */
export interface Period {
  from: Date;
  to: Date;
}

const dayMs = 24 * 3_600_000;

/** The period of this many days that ends at `to`. */
export function getLastDays(days: number, to: Date): Period {
  return { from: new Date(to.getTime() - days * dayMs), to };
}

/**
 * Counts how far the users who registered in the period have come. Steps: 0 registered, 1 ordered, 2 paid, 3 began a
 * dialogue, 4 got a summary. Each is queried only for users who reached the previous one, which costs a few index reads
 * per user: one who begins without an order stays at 0. `free…` counts those who used the free first reflection.
 */
export async function readFunnel(db: Db, { from, to }: Period): Promise<AdminFunnel> {
  // Both are for a query over `users u`; the row of the other table is `r`.
  const rowOfUser = (table: string) =>
    sql`select 1 from ${sql.identifier(table)} as r where r.user_id = u.id`;
  // Imported dialogues were not begun here.
  const dialogueBegunHere = sql`${rowOfUser('dialogues')} and r.${sql.identifier(dialogues.importedAt.name)} is null`;
  const summary = sql.identifier(dialogues.summary.name);
  const [row] = await selectRows<AdminFunnel>(
    db,
    sql`select count(*)::int as registered,
      count(*) filter (where step >= 1)::int as ordered,
      count(*) filter (where step >= 2)::int as paid,
      count(*) filter (where step >= 3)::int as begun,
      count(*) filter (where step >= 4)::int as summarised,
      count(*) filter (where free)::int as "freeBegun",
      count(*) filter (where free and "freeFinished")::int as "freeSummarised",
      count(*) filter (where free and step >= 2)::int as "freePaid"
    from (
      select f.used_at is not null as free,
        exists (${dialogueBegunHere} and r.${summary} is not null and r.session_id = f.session_id) as "freeFinished",
        case
        when not exists (${rowOfUser('orders')}) then 0
        when not exists (${rowOfUser('orders')} and r.status = 'paid') then 1
        when not exists (${dialogueBegunHere}) then 2
        when not exists (${dialogueBegunHere} and r.${summary} is not null) then 3
        else 4 end as step
      from users u left join free_reflections f on f.user_id = u.id
      where u.created_at > ${from.toISOString()}::timestamptz and u.created_at <= ${to.toISOString()}::timestamptz
    ) as people`,
  );
  const free = { freeBegun: 0, freeSummarised: 0, freePaid: 0 };
  return row ?? { registered: 0, ordered: 0, paid: 0, begun: 0, summarised: 0, ...free };
}

/** How many users there are. */
export async function countPeople(db: Db): Promise<number> {
  const [row] = await selectRows<{ people: number }>(db, sql`select count(*)::int as people from users`);
  return row?.people ?? 0;
}

/**
 * Counts all check-ins by their state, and what became of their reminders: `reminded` were mailed, `stopped` were not
 * yet mailed when the user stopped all reminders.
 */
export async function countCheckIns(db: Db, now: Date): Promise<AdminCheckIns> {
  const isDue = lte(checkIns.dueAt, now);
  const countIf = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`;
  const [row] = await db
    .select({
      planned: countIf(and(isNull(checkIns.doneAt), not(isDue))),
      due: countIf(and(isNull(checkIns.doneAt), isDue)),
      answered: countIf(isNotNull(checkIns.doneAt)),
      reminded: countIf(isNotNull(checkIns.remindedAt)),
      stopped: countIf(isNotNull(checkIns.stoppedAt)),
    })
    .from(checkIns);
  return row ?? { planned: 0, due: 0, answered: 0, reminded: 0, stopped: 0 };
}

const formatDay = (at: Date) => at.toISOString().slice(0, 10);

async function incrementCareCount(db: Db, counted: Omit<AdminCareCount, 'count'>): Promise<void> {
  await db
    .insert(careCounts)
    .values({ ...counted, count: 1 })
    .onConflictDoUpdate({
      target: [careCounts.day, careCounts.level, careCounts.kind],
      set: { count: sql`${careCounts.count} + 1` },
    });
}

/** The same metrics, but each help card that is shown is also counted in the database. */
export function withStoredCareCounts(
  metrics: Metrics,
  { db, now, background }: { db: Db; now: () => Date; background: Background },
): Metrics {
  return {
    ...metrics,
    careShown: (level, kind) => {
      metrics.careShown(level, kind);
      const counted = { day: formatDay(now()), level, kind: kind ?? 'unknown' };
      background.run('counting care', () => incrementCareCount(db, counted));
    },
  };
}

/**
 * How often each kind of help card was shown on each day, newest day first. Counts are by day (UTC), so the
 * first day is included as a whole.
 */
export function listCareCounts(db: Db, { from, to }: Period): Promise<AdminCareCount[]> {
  return db
    .select()
    .from(careCounts)
    .where(and(gte(careCounts.day, formatDay(from)), lte(careCounts.day, formatDay(to))))
    .orderBy(desc(careCounts.day), careCounts.level, desc(careCounts.count));
}

// ---- Quality of the guide's steps by model and prompt version. A step is a round (a question) or the summary; the
// turn that wrote it has a report in `turns.report`.

interface ModelAndPrompt {
  /** Null for the built-in guide, which has neither a model nor prompts. */
  model: string | null;
  /** E.g. `round-3`. */
  promptVersion: string | null;
}

interface ReportSums
  extends ModelAndPrompt,
    Omit<AdminGuideQuality, 'fallbackReasons' | 'failedChecks' | 'costUsd'> {
  costMicros: number | null;
}

/** The figures are of this many steps at most: more take long to read and hardly change the result. */
export const maxQualitySteps = 50_000;

/**
 * The period's latest steps, with fields of their reports. A step whose `kind` is not `summary` is a round.
 * `fallbackReason`: why the built-in guide replaced the model, which the report calls `fellBack`. `tries`: number of
 * calls to the model, 0 for the built-in guide.
 */
function selectRecentSteps({ from, to }: Period) {
  return sql`(
    select id, user_id, session_id, report, report ->> 'model' as model, report ->> 'promptVersion' as prompt,
      report ->> 'kind' as kind, report ->> 'fellBack' as "fallbackReason", (report ->> 'tries')::int as tries
    from turns
    where created_at > ${from.toISOString()}::timestamptz and created_at <= ${to.toISOString()}::timestamptz
      and status = 'done' and report is not null
    order by created_at desc limit ${maxQualitySteps}
  ) as recent_steps`;
}

/**
 * Counts and sums over the steps of each model and prompt version. `firstTry` includes all steps that the built-in guide
 * wrote without a model to fall back from. `repaired`: the JSON of the model had to be repaired. `heldBack`:
 * sentences of the model that the checks kept from the user. `firstEventMs`: time to the first text. `costMicros`:
 * millionths of a US dollar.
 */
function sumReports(db: Db, period: Period): Promise<ReportSums[]> {
  const sumOfUsage = (field: string) =>
    sql`coalesce(sum((report -> 'usage' ->> ${field})::float8), 0)::float8`;
  const firstEventPercentile = (share: number) =>
    sql`percentile_cont(${share}::float8) within group (order by (report ->> 'firstEventMs')::float8)`;
  return selectRows<ReportSums>(
    db,
    sql`select model, prompt as "promptVersion",
      count(*) filter (where kind is distinct from 'summary')::int as rounds,
      count(*) filter (where kind = 'summary')::int as summaries,
      count(*) filter (where "fallbackReason" is null and tries <= 1)::int as "firstTry",
      count(*) filter (where "fallbackReason" is null and tries > 1)::int as "laterTry",
      count("fallbackReason")::int as fallbacks,
      count(*) filter (where (report ->> 'repaired')::boolean)::int as repaired,
      coalesce(sum((report ->> 'heldBack')::int), 0)::int as "heldBack",
      ${sumOfUsage('inputTokens')} as "inputTokens", ${sumOfUsage('outputTokens')} as "outputTokens",
      ${firstEventPercentile(0.5)} as "firstEventP50Ms", ${firstEventPercentile(0.95)} as "firstEventP95Ms",
      count(distinct (user_id, session_id))::int as dialogues,
      sum((report ->> 'costMicros')::float8) as "costMicros"
    from ${selectRecentSteps(period)} group by model, prompt`,
  );
}

interface NamedCount extends ModelAndPrompt {
  name: string;
  count: number;
}

/** Number of steps in which each automatic check of the model's texts failed at least once. */
function countFailedChecks(db: Db, period: Period): Promise<NamedCount[]> {
  return selectRows<NamedCount>(
    db,
    sql`select model, prompt as "promptVersion", failed.name, count(distinct id)::int as count
    from ${selectRecentSteps(period)}, jsonb_array_elements_text(report -> 'failedChecks') as failed(name)
    group by 1, 2, 3 order by count desc, failed.name`,
  );
}

/** Number of steps that the built-in guide wrote instead of the model, by reason. */
function countFallbacks(db: Db, period: Period): Promise<NamedCount[]> {
  return selectRows<NamedCount>(
    db,
    sql`select model, prompt as "promptVersion", "fallbackReason" as name, count(*)::int as count
    from ${selectRecentSteps(period)} where "fallbackReason" is not null group by 1, 2, 3 order by count desc, name`,
  );
}

/** Sorts by model, and the versions of its prompts from the newest to the oldest; the built-in guide is last. */
function compareModelAndPrompt(a: ModelAndPrompt, b: ModelAndPrompt): number {
  if ((a.model === null) !== (b.model === null)) return a.model === null ? 1 : -1;
  const byVersion = (b.promptVersion ?? '').localeCompare(a.promptVersion ?? '', 'en', { numeric: true });
  return (a.model ?? '').localeCompare(b.model ?? '') || byVersion;
}

const roundOrNull = (ms: number | null) => (ms === null ? null : Math.round(ms));

/** One row per model and prompt version: the newest prompts of each model first, the built-in guide last. */
export async function listGuideQuality(db: Db, period: Period): Promise<AdminGuideQuality[]> {
  const sums = await sumReports(db, period);
  const checks = await countFailedChecks(db, period);
  const fallbacks = await countFallbacks(db, period);
  return sums
    .map(({ costMicros, ...sum }) => {
      const ofThisPrompt = (rows: NamedCount[]) =>
        rows.filter((row) => row.model === sum.model && row.promptVersion === sum.promptVersion);
      return {
        ...sum,
        firstEventP50Ms: roundOrNull(sum.firstEventP50Ms),
        firstEventP95Ms: roundOrNull(sum.firstEventP95Ms),
        costUsd: costMicros === null ? null : costMicros / 1_000_000,
        failedChecks: ofThisPrompt(checks).map(({ name, count }) => ({ check: name, count })),
        fallbackReasons: ofThisPrompt(fallbacks).map(({ name, count }) => ({ reason: name, count })),
      };
    })
    .sort(compareModelAndPrompt);
}
