/** How often care was shown, by day: kept beside the process's own figures, so that it outlives the process. */
import { and, desc, gte, lte, sql } from 'drizzle-orm';
import type { AdminCareCount } from '#shared/contract/admin.ts';
import type { Db } from '../db/database.ts';
import { careCounts } from '../db/schema.ts';
import type { Background } from '../process/background.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Period } from './period.ts';

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

async function countCare(db: Db, counted: Omit<AdminCareCount, 'count'>): Promise<void> {
  await db
    .insert(careCounts)
    .values({ ...counted, count: 1 })
    .onConflictDoUpdate({
      target: [careCounts.day, careCounts.level, careCounts.kind],
      set: { count: sql`${careCounts.count} + 1` },
    });
}

/** The same figures, of which care is counted in the database too: after the answer, whatever becomes of it. */
export function keepCareCounts(
  metrics: Metrics,
  { db, now, background }: { db: Db; now: () => Date; background: Background },
): Metrics {
  return {
    ...metrics,
    careShown: (level, kind) => {
      metrics.careShown(level, kind);
      const counted = { day: dayOf(now()), level, kind: kind ?? 'unknown' };
      background.run('counting care', () => countCare(db, counted));
    },
  };
}

/** Latest day first. */
export function listCareCounts(db: Db, { from, to }: Period): Promise<AdminCareCount[]> {
  return db
    .select()
    .from(careCounts)
    .where(and(gte(careCounts.day, dayOf(from)), lte(careCounts.day, dayOf(to))))
    .orderBy(desc(careCounts.day), careCounts.level, desc(careCounts.count));
}
