/** What the tables of the queue tell of its state; pg-boss names no quicker way to all of it at once. */
import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** Kinds of errors: our codes, those of Node and PostgreSQL, names of classes. Never a text. */
const kindForm = /^[\w.:-]{1,60}$/;

/** What went wrong in a word, so that the queue may keep it: an error's message may hold anything. */
export function failureKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, cause, name } = error as Error & { code?: unknown };
  if (typeof code === 'string' && kindForm.test(code)) return code;
  if (cause instanceof Error) return failureKind(cause);
  return name !== 'Error' && kindForm.test(name) ? name : 'unknown';
}

export interface FailedJob {
  id: string;
  name: string;
  createdAt: Date;
  failedAt: Date;
  tries: number;
  error: string;
}

const failedColumns = sql`id, name, created_on as "createdOn", completed_on as "completedOn",
  retry_count as "retryCount", coalesce(output ->> 'message', output -> 'value' ->> 'message') as message`;

interface FailedRow extends Record<string, unknown> {
  id: string;
  name: string;
  createdOn: Date | string;
  completedOn: Date | string | null;
  retryCount: number;
  message: string | null;
}

/** pg-boss itself writes this one, when a job did not end in its time or its process died. */
const timedOut = /timed out|timeout/;

function kindOf(message: string | null): string {
  if (message === null) return 'unknown';
  if (timedOut.test(message)) return 'timed_out';
  return kindForm.test(message) ? message : 'unknown';
}

/** Drivers differ in what they make of a time in plain SQL. */
const toFailedJob = ({ id, name, createdOn, completedOn, retryCount, message }: FailedRow): FailedJob => ({
  id,
  name,
  createdAt: new Date(createdOn),
  failedAt: new Date(completedOn ?? createdOn),
  tries: retryCount + 1,
  error: kindOf(message),
});

/** Jobs that failed all their tries, the latest first. */
export async function listFailedJobs(db: Db, names: readonly string[], limit: number): Promise<FailedJob[]> {
  const { rows } = (await db.execute<FailedRow>(sql`
    select ${failedColumns} from jobs.job
    where state = 'failed' and name in ${[...names]}
    order by completed_on desc, id limit ${limit}`)) as unknown as { rows: FailedRow[] };
  return rows.map(toFailedJob);
}

/** The queue that a job stands in, whatever its state; undefined when there is no such job. */
export async function findQueueOf(db: Db, jobId: string): Promise<string | undefined> {
  const { rows } = (await db.execute<{ name: string }>(
    sql`select name from jobs.job where id = ${jobId}::uuid`,
  )) as unknown as { rows: { name: string }[] };
  return rows[0]?.name;
}

export async function listFailedIds(db: Db, name: string): Promise<string[]> {
  const { rows } = (await db.execute<{ id: string }>(
    sql`select id from jobs.job where state = 'failed' and name = ${name}`,
  )) as unknown as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}

export interface QueueState extends Record<string, unknown> {
  name: string;
  /** Due or not yet due, and those that are tried again. */
  waiting: number;
  running: number;
  failed: number;
}

/** One row a queue that has anything but jobs that are done. */
export async function listQueueStates(db: Db): Promise<QueueState[]> {
  const { rows } = (await db.execute<QueueState>(sql`
    select name,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed
    from jobs.job where state in ('created', 'retry', 'active', 'failed') group by name`)) as unknown as {
    rows: QueueState[];
  };
  return rows;
}
