/** Quality of the guide's steps by model and prompt version, from the reports in `turns`. */
import { sql } from 'drizzle-orm';
import type { AdminGuideQuality } from '#shared/contract/admin.ts';
import { type Db, selectRows } from '../db/database.ts';
import type { Period } from './figures.ts';

interface Prompt {
  model: string | null;
  promptVersion: string | null;
}

/** `repaired`: the model's reply had to be corrected. `heldBack`: sentences that were not shown. */
interface ReportSums extends Prompt, Omit<AdminGuideQuality, 'fallbackReasons' | 'failedChecks' | 'costUsd'> {
  costMicros: number | null;
}

/** More steps take long to read and hardly change the result. */
export const maxSteps = 50_000;

/** The period's latest turns in which the guide wrote a step, with the fields of their reports. */
function recentSteps({ from, to }: Period) {
  return sql`(
    select id, user_id, session_id, report, report ->> 'model' as model, report ->> 'promptVersion' as prompt,
      report ->> 'kind' as kind, report ->> 'fellBack' as "fellBack", (report ->> 'tries')::int as tries
    from turns
    where created_at > ${from.toISOString()}::timestamptz and created_at <= ${to.toISOString()}::timestamptz
      and status = 'done' and report is not null
    order by created_at desc limit ${maxSteps}
  ) as recent_steps`;
}

function sumReports(db: Db, period: Period): Promise<ReportSums[]> {
  const total = (path: string) => sql`coalesce(sum((report -> 'usage' ->> ${path})::float8), 0)::float8`;
  const firstEvent = (share: number) =>
    sql`percentile_cont(${share}::float8) within group (order by (report ->> 'firstEventMs')::float8)`;
  return selectRows<ReportSums>(
    db,
    sql`select model, prompt as "promptVersion",
      count(*) filter (where kind is distinct from 'summary')::int as rounds,
      count(*) filter (where kind = 'summary')::int as summaries,
      count(*) filter (where "fellBack" is null and tries <= 1)::int as "firstTry",
      count(*) filter (where "fellBack" is null and tries > 1)::int as "laterTry",
      count(*) filter (where "fellBack" is not null)::int as "fellBack",
      count(*) filter (where (report ->> 'repaired')::boolean)::int as repaired,
      coalesce(sum((report ->> 'heldBack')::int), 0)::int as "heldBack",
      ${total('inputTokens')} as "inputTokens", ${total('outputTokens')} as "outputTokens",
      ${firstEvent(0.5)} as "firstEventMs", ${firstEvent(0.95)} as "slowFirstEventMs",
      count(distinct (user_id, session_id))::int as dialogues,
      sum((report ->> 'costMicros')::float8) as "costMicros"
    from ${recentSteps(period)} group by model, prompt`,
  );
}

interface NamedCount extends Prompt {
  name: string;
  count: number;
}

/** Number of steps in which each check of the rubric failed at least once. */
function countChecks(db: Db, period: Period): Promise<NamedCount[]> {
  return selectRows<NamedCount>(
    db,
    sql`select model, prompt as "promptVersion", failed.name, count(distinct id)::int as count
    from ${recentSteps(period)}, jsonb_array_elements_text(report -> 'failedChecks') as failed(name)
    group by 1, 2, 3 order by count desc, failed.name`,
  );
}

function countFallbacks(db: Db, period: Period): Promise<NamedCount[]> {
  return selectRows<NamedCount>(
    db,
    sql`select model, prompt as "promptVersion", "fellBack" as name, count(*)::int as count
    from ${recentSteps(period)} where "fellBack" is not null group by 1, 2, 3 order by count desc, name`,
  );
}

function byModelAndPrompt(a: Prompt, b: Prompt): number {
  if ((a.model === null) !== (b.model === null)) return a.model === null ? 1 : -1;
  const versions = (b.promptVersion ?? '').localeCompare(a.promptVersion ?? '');
  return (a.model ?? '').localeCompare(b.model ?? '') || versions;
}

const rounded = (ms: number | null) => (ms === null ? null : Math.round(ms));

/** One row per model and prompt version: the newest prompts of each model first, the built-in guide last. */
export async function listGuideQuality(db: Db, period: Period): Promise<AdminGuideQuality[]> {
  const sums = await sumReports(db, period);
  const checks = await countChecks(db, period);
  const fallbacks = await countFallbacks(db, period);
  return sums
    .map(({ costMicros, ...sum }) => {
      const own = (rows: NamedCount[]) =>
        rows.filter((row) => row.model === sum.model && row.promptVersion === sum.promptVersion);
      return {
        ...sum,
        firstEventMs: rounded(sum.firstEventMs),
        slowFirstEventMs: rounded(sum.slowFirstEventMs),
        costUsd: costMicros === null ? null : costMicros / 1_000_000,
        failedChecks: own(checks).map(({ name, count }) => ({ check: name, count })),
        fallbackReasons: own(fallbacks).map(({ name, count }) => ({ reason: name, count })),
      };
    })
    .sort(byModelAndPrompt);
}
