/**
 * The whole HTTP app as a process that a benchmark steers: real routes, sign-ins, database and log, with people who
 * are signed in and subscribed already, and a guide of choice. Settings come as one JSON argument; its parent asks
 * for `usage` over the channel between them.
 */
import { pino } from 'pino';
import { buildApp } from '../src/server/app.ts';
import { createScriptedGuide } from '../src/server/chat/testing.ts';
import { createLeaseRenewal, leaseRenewMs } from '../src/server/chat/turns/turn-rows.ts';
import { warmUpTurns } from '../src/server/chat/turns/warm-up.ts';
import { readConfig } from '../src/server/config/config.ts';
import { openPglite, openPostgres } from '../src/server/db/database.ts';
import { createDeps } from '../src/server/deps.ts';
import { createBuiltInGuide } from '../src/server/guide/engine/engine.ts';
import type { Guide, GuideEvent, GuideInput } from '../src/server/guide/guide.ts';
import { loggerOptions } from '../src/server/http/request-log.ts';
import { openJobs } from '../src/server/jobs/jobs.ts';
import { createSubscribedPerson } from '../tests/support/people.ts';
import { answerUsage } from './usage.ts';

interface Settings {
  people: number;
  guide: 'built-in' | 'instant' | 'ticking';
  /** Between two events of a stream of the ticking guide. */
  tickMs?: number;
  databaseUrl?: string;
}

const { people, guide, tickMs = 75, databaseUrl }: Settings = JSON.parse(process.argv[2] ?? '{}');

/**
 * Speaks until it is stopped: each piece is the moment at which it was due, in nanoseconds of the machine's clock. By
 * hand and with plain timers, so that what makes the events costs as little here as in the bare loop beside it.
 */
function createTickingGuide(): Guide {
  const event = (): GuideEvent => ({ type: 'thinking', text: `${process.hrtime.bigint()} some words` });
  const next = (_input: GuideInput, signal: AbortSignal): AsyncIterable<GuideEvent> => {
    let waitMs = Math.random() * tickMs;
    let done = false;
    signal.addEventListener('abort', () => {
      done = true;
    });
    const step = () =>
      new Promise<IteratorResult<GuideEvent>>((resolve) => {
        setTimeout(() => resolve({ done, value: event() }), waitMs);
        waitMs = tickMs;
      });
    return { [Symbol.asyncIterator]: () => ({ next: step }) };
  };
  return { ...createScriptedGuide(), next };
}

const guides = {
  'built-in': createBuiltInGuide,
  instant: createScriptedGuide,
  ticking: createTickingGuide,
} satisfies Record<Settings['guide'], () => Guide>;

const database = databaseUrl ? await openPostgres(databaseUrl, () => {}) : await openPglite();
// Written as in production, where each line is one write.
const log = pino(loggerOptions('info'), pino.destination('/dev/null'));
const jobs = await openJobs(database, log);
const stopping = new AbortController();
const deps = await createDeps({
  config: readConfig({
    NODE_ENV: 'test',
    STRIPE_SECRET_KEY: 'sk_bench',
    STRIPE_WEBHOOK_SECRET: 'whsec_bench',
  }),
  database,
  log,
  jobs,
  appSecret: 'a secret for measurements only, long enough to be taken',
  stopping: stopping.signal,
  guide: guides[guide](),
});
const { app } = await buildApp(deps);
const tokens: string[] = [];
for (let at = 0; at < people; at += 1) tokens.push((await createSubscribedPerson({ deps })).accessToken);
const keepLeases = createLeaseRenewal(deps);
setInterval(() => void keepLeases().catch(() => {}), leaseRenewMs);
// As in production, but before the first call.
await warmUpTurns(deps);
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
answerUsage();
process.send?.({ origin, tokens });
