/**
 * The app as a process of its own for the chaos test: put together as main.ts does it, but the billing clock is
 * told by the parent, and the played providers live outside, so that killing it kills none of them.
 */
import { pino } from 'pino';
import { buildApp } from '../../../src/server/app.ts';
import { reconcile } from '../../../src/server/billing/sync/reconcile.ts';
import { readConfig } from '../../../src/server/config/config.ts';
import { openPostgres } from '../../../src/server/db/database.ts';
import { createDeps } from '../../../src/server/deps.ts';
import { createJobHandlers } from '../../../src/server/job-handlers.ts';
import { openJobs } from '../../../src/server/jobs/jobs.ts';

export type Order = { offsetMs: number } | { reconcile: true };

/** What the parent hears: mails as they are delivered, and the end of a reconciliation. */
export type Message =
  | { ready: true }
  | { reconciled: true }
  | { failed: string }
  | { mail: { to: string; subject: string; files: string[] } };

let offsetMs = Number(process.env.CHAOS_OFFSET_MS ?? 0);
const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
const given = readConfig(process.env);
const config = {
  ...given,
  paypal: given.paypal && { ...given.paypal, rootCertificates: [process.env.CHAOS_ROOT_CERTIFICATE ?? ''] },
};
const database = await openPostgres(config.databaseUrl ?? '', (err) => log.warn({ err }, 'connection lost'));
const jobs = await openJobs(database, log);
const deps = await createDeps({
  config,
  database,
  log,
  jobs,
  appSecret: config.appSecret ?? '',
  stopping: new AbortController().signal,
  billingNow: () => new Date(Date.now() + offsetMs),
  mailer: {
    // Delivered when the parent has it: a mail of a killed process may be sent a second time, but none is lost.
    send: ({ to, subject, attachments = [] }) =>
      new Promise((done) => {
        const mail = { to, subject, files: attachments.map(({ filename }) => filename) };
        process.send?.({ mail }, () => done());
      }),
  },
});
const { app } = await buildApp(deps);

process.on('message', (order: Order) => {
  if ('offsetMs' in order) offsetMs = order.offsetMs;
  else
    reconcile(deps).then(
      () => process.send?.({ reconciled: true }),
      (error: unknown) => process.send?.({ failed: String(error) }),
    );
});
// Without its parent it has no purpose.
process.on('disconnect', () => process.exit(0));

await app.listen({ host: config.host, port: config.port });
await jobs.work(createJobHandlers(deps));
process.send?.({ ready: true });
