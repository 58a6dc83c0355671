import { sql } from 'drizzle-orm';
import type { AdminFunnel } from '#shared/contract/admin.ts';
import type { Db } from '../db/database.ts';
import { dialogues } from '../db/schema.ts';
import { type Period, rowsOf } from './period.ts';

/**
 * How far the people who registered in the period have come by now. A step is asked about only where the one
 * before was taken, so each person costs a few reads of an index.
 */
export async function readFunnel(db: Db, { from, to }: Period): Promise<AdminFunnel> {
  const own = (table: string) => sql`select 1 from ${sql.identifier(table)} as own where own.user_id = u.id`;
  const summary = sql.identifier(dialogues.summary.name);
  const [row] = await rowsOf<AdminFunnel>(
    db,
    sql`select count(*)::int as registered,
      count(*) filter (where step >= 1)::int as ordered,
      count(*) filter (where step >= 2)::int as paid,
      count(*) filter (where step >= 3)::int as begun,
      count(*) filter (where step >= 4)::int as summarised
    from (
      select case
        when not exists (${own('orders')}) then 0
        when not exists (${own('orders')} and own.status = 'paid') then 1
        when not exists (${own('dialogues')}) then 2
        when not exists (${own('dialogues')} and own.${summary} is not null) then 3
        else 4 end as step
      from users u
      where u.created_at > ${from.toISOString()}::timestamptz and u.created_at <= ${to.toISOString()}::timestamptz
    ) as people`,
  );
  return row ?? { registered: 0, ordered: 0, paid: 0, begun: 0, summarised: 0 };
}

export async function countPeople(db: Db): Promise<number> {
  const [row] = await rowsOf<{ people: number }>(db, sql`select count(*)::int as people from users`);
  return row?.people ?? 0;
}
