/**
 * Quality of the guide's steps by model and prompt version. A step is a round (a question) or the summary; the turn that
 * wrote it has a report in `turns.report`.
 */
import { sql } from 'drizzle-orm';
import type { AdminGuideQuality } from '#shared/contract/admin.ts';
import { type Db, selectRows } from '../db/database.ts';
import type { Period } from './figures.ts';

interface Prompt {
  /** Null for the built-in guide, which has neither a model nor prompts. */
  model: string | null;
  /** E.g. `round-3`. */
  promptVersion: string | null;
}

interface ReportSums extends Prompt, Omit<AdminGuideQuality, 'fallbackReasons' | 'failedChecks' | 'costUsd'> {
  costMicros: number | null;
}

/** The figures are of this many steps at most: more take long to read and hardly change the result. */
export const maxSteps = 50_000;

/**
 * The period's latest steps, with fields of their reports. `fallbackReason`: why the built-in guide replaced the model.
 */
function recentSteps({ from, to }: Period) {
  return sql`(
    select id, user_id, session_id, report, report ->> 'model' as model, report ->> 'promptVersion' as prompt,
      report ->> 'kind' as kind, report ->> 'fellBack' as "fallbackReason", (report ->> 'tries')::int as tries
    from turns
    where created_at > ${from.toISOString()}::timestamptz and created_at <= ${to.toISOString()}::timestamptz
      and status = 'done' and report is not null
    order by created_at desc limit ${maxSteps}
  ) as recent_steps`;
}

/** Counts and sums over the steps of each model and prompt version. */
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
    from ${recentSteps(period)} group by model, prompt`,
  );
}

interface NamedCount extends Prompt {
  name: string;
  count: number;
}

/** Number of steps in which each automatic check of the model's texts failed at least once. */
function countFailedChecks(db: Db, period: Period): Promise<NamedCount[]> {
  return selectRows<NamedCount>(
    db,
    sql`select model, prompt as "promptVersion", failed.name, count(distinct id)::int as count
    from ${recentSteps(period)}, jsonb_array_elements_text(report -> 'failedChecks') as failed(name)
    group by 1, 2, 3 order by count desc, failed.name`,
  );
}

/** Number of steps that the built-in guide wrote instead of the model, by reason. */
function countFallbacks(db: Db, period: Period): Promise<NamedCount[]> {
  return selectRows<NamedCount>(
    db,
    sql`select model, prompt as "promptVersion", "fallbackReason" as name, count(*)::int as count
    from ${recentSteps(period)} where "fallbackReason" is not null group by 1, 2, 3 order by count desc, name`,
  );
}

function byModelAndPrompt(a: Prompt, b: Prompt): number {
  if ((a.model === null) !== (b.model === null)) return a.model === null ? 1 : -1;
  const byVersion = (b.promptVersion ?? '').localeCompare(a.promptVersion ?? '', 'en', { numeric: true });
  return (a.model ?? '').localeCompare(b.model ?? '') || byVersion;
}

const rounded = (ms: number | null) => (ms === null ? null : Math.round(ms));

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
        firstEventP50Ms: rounded(sum.firstEventP50Ms),
        firstEventP95Ms: rounded(sum.firstEventP95Ms),
        costUsd: costMicros === null ? null : costMicros / 1_000_000,
        failedChecks: ofThisPrompt(checks).map(({ name, count }) => ({ check: name, count })),
        fallbackReasons: ofThisPrompt(fallbacks).map(({ name, count }) => ({ reason: name, count })),
      };
    })
    .sort(byModelAndPrompt);
}
