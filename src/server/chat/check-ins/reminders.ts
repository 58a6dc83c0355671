/**
 * Sends the reminders of check-ins that are due. The rows say what is due (`remind_at`), not the job queue: a
 * process takes a few rows, sends their mails and marks each as soon as its mail was handed to the network.
 * If the process is killed, its unmarked rows are due again after `leaseMs`. If it is killed between the mail
 * and the mark, the mail is repeated with the same Message-ID, and mailboxes keep one.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { pageUrl } from '#shared/pages.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { createReminderMail } from '../../mail/messages.ts';
import {
  type DueReminder,
  findReminderAddress,
  markReminderSent,
  postponeReminder,
  takeDueReminders,
} from './check-in-rows.ts';

export interface ReminderDeps {
  db: Db;
  jobs: Jobs;
  mailer: Mailer;
  billingNow: () => Date;
  keys: { reminderStop: Buffer };
  config: Pick<Config, 'productName' | 'publicUrl'>;
  stopping: AbortSignal;
}

/** Rows that a process takes at a time. */
const batchSize = 40;
/** Mails that a process sends at the same time. */
const concurrency = 4;
const minuteMs = 60_000;
/** Twice as long as a batch takes when each mail runs into the mailer's time limit of 30 s. */
const leaseMs = 10 * minuteMs;
/**
 * After this time, a run begins no further batch, and the next run continues. With the last batch, a run
 * stays below the job queue's limit of ten minutes.
 */
const maxRunMs = 4 * minuteMs;
/** The first pause after a failed try; doubled for each further one, up to six hours. */
const retryMs = 5 * minuteMs;
const maxRetryMs = 360 * minuteMs;
/** With these pauses, the last try is about two days after the first. */
const maxTries = 15;

function createMail({ config, keys }: ReminderDeps, reminder: DueReminder) {
  const { productName, publicUrl } = config;
  const { userId, sessionId, dueAt, locale } = reminder;
  const stopLink = publicUrl + pageUrl('stopReminders', { token: createStopToken({ keys }, userId) });
  const link = publicUrl + pageUrl('checkIn', { session: sessionId });
  const id = createHmac('sha256', keys.reminderStop)
    .update(JSON.stringify(['message', userId, sessionId, dueAt]))
    .digest('hex')
    .slice(0, 32);
  return {
    ...createReminderMail({ productName, link, stopLink }, locale),
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${stopLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Sends one reminder. Returns false if the mail server did not accept the mail. */
async function sendReminder(deps: ReminderDeps, reminder: DueReminder, leaseUntil: Date): Promise<boolean> {
  const { db, mailer, billingNow } = deps;
  const { userId, sessionId, attempt } = reminder;
  const taken = { userId, sessionId, leaseUntil };
  const to = await findReminderAddress(db, taken);
  if (to === undefined) return true; // The reminders were stopped meanwhile, or another process has the row.
  const remindedAt = billingNow();
  let marking: Promise<void> | undefined;
  const mark = () => {
    marking ??= markReminderSent(db, taken, remindedAt);
    marking.catch(() => undefined); // Thrown below, where it is awaited.
    return marking;
  };
  try {
    await mailer.send({ to, ...createMail(deps, reminder), onHandedOver: () => void mark() });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const pauseMs = Math.min(maxRetryMs, retryMs * 2 ** (attempt - 1));
    const next = attempt < maxTries ? new Date(billingNow().getTime() + pauseMs) : null;
    // It may have been marked when it was handed over; postponing undoes that.
    await marking;
    await postponeReminder(db, taken, { remindedAt, next });
    return false;
  }
  await mark();
  return true;
}

/** Returns how many reminders were taken, and how many of them the mail server did not accept. */
async function sendBatch(deps: ReminderDeps): Promise<{ taken: number; failed: number }> {
  const now = deps.billingNow();
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const due = await takeDueReminders(deps.db, { now, leaseUntil, limit: batchSize });
  const waiting = [...due];
  let failed = 0;
  const sendNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !deps.stopping.aborted; next = waiting.shift())
      if (!(await sendReminder(deps, next, leaseUntil))) failed += 1;
  };
  await Promise.all(Array.from({ length: concurrency }, sendNext));
  return { taken: due.length, failed };
}

/**
 * The job that sends reminders. Throws `mail_failed` when a whole batch fails: the next run tries again, so thousands do
 * not fail in a row.
 */
export async function sendDueReminders(deps: ReminderDeps): Promise<void> {
  const startedMs = performance.now();
  while (!deps.stopping.aborted) {
    const { taken, failed } = await sendBatch(deps);
    if (taken > 0 && failed === taken) throw new AppError('mail_failed');
    if (taken < batchSize) return;
    if (performance.now() - startedMs > maxRunMs)
      return deps.jobs.send(deps.db, 'remind', {}, { key: 'remind' });
  }
}

// ---- The token in a reminder's links: it names a user and can do nothing but stop their reminders

/** A user's id is a UUID. */
const idBytes = 16;
/** Of the 32 bytes of the HMAC: too many to be guessed, and the link stays short. */
const signatureBytes = 24;

interface TokenDeps {
  keys: { reminderStop: Buffer };
}

const sign = ({ keys }: TokenDeps, id: Uint8Array) =>
  createHmac('sha256', keys.reminderStop).update(id).digest().subarray(0, signatureBytes);

/** Valid as long as the application secret is, because a mail may be opened years later. */
export function createStopToken(deps: TokenDeps, userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sign(deps, id)]).toString('base64url');
}

/** The user's id, or undefined if this server did not issue the token. */
export function parseStopToken(deps: TokenDeps, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + signatureBytes) return undefined;
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), sign(deps, id))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
