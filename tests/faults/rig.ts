/** The built server as a process, with everything that it needs behind lines that can be made bad. */
import { createHmac, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { mailedCode } from '../support/http-person.ts';
import { type PostgresOptions, startPostgres, type TestPostgres } from '../support/postgres.ts';
import { freePort, type ServerProcess, startServer, temporaryFolder } from '../support/server-process.ts';
import { type Answer, type Ask, ask, msUntil } from './ask.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

const entry = 'dist/server/main.js';
const appSecret = 'a secret for the fault tests only and long enough to be taken';

export interface RigOptions {
  env?: Record<string, string>;
  /** PGlite in the data folder instead of PostgreSQL. */
  pglite?: true;
  postgres?: PostgresOptions;
  /** Where the server finds its data; made and removed by the rig when left out. */
  dataDir?: string;
  port?: number;
  /** Lets `order` move the server's clock. */
  preload?: true;
  /** Another database on the same PostgreSQL, made by the caller. */
  onPostgres?(postgres: TestPostgres): Promise<string>;
}

export interface Person {
  email: string;
  userId: string;
  token: string;
  refreshToken: string;
}

export interface Order {
  offsetMs?: number;
  fail?: 'timer' | 'rejection';
}

export interface Rig {
  server: ServerProcess;
  postgres: TestPostgres;
  /** The line to the database. */
  line: TcpProxy;
  url(path: string): string;
  ask(path: string, call?: Ask & { as?: Person }): Promise<Answer>;
  /** Around the bad line. */
  sql<T extends object>(text: string, values?: unknown[]): Promise<T[]>;
  /** Somebody with a paid subscription. */
  person(headers?: Record<string, string>): Promise<Person>;
  /** Kills it, or takes it as it ended, and starts it again on its port, folder and database. */
  restart(signal?: NodeJS.Signals, env?: Record<string, string>): Promise<void>;
  order(order: Order): void;
  /** A webhook, signed at that time. */
  event(id: string, atMs?: number): SignedEvent;
  /** Sockets that its process holds. */
  sockets(): number;
  ready(): Promise<boolean>;
  closed(): boolean;
  close(): Promise<string[]>;
}

function socketsOf(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).filter((name) => {
    try {
      return readlinkSync(join(folder, name)).startsWith('socket:');
    } catch {
      return false;
    }
  }).length;
}

async function register(origin: string, headers: Record<string, string>): Promise<Person> {
  const email = `p${randomUUID().slice(0, 12)}@example.org`;
  await ask(`${origin}/api/auth/send-verification-code`, { body: { email }, headers });
  const verificationCode = await mailedCode(origin, email);
  const body = { email, password: 'quiet forest 7', fullName: 'p', provider: 'LOCAL', verificationCode };
  const answer = await ask(`${origin}/api/auth/register`, { body, headers });
  if (answer.status !== 200) throw new Error(`no account: ${answer.status} ${answer.body}`);
  const { accessToken, refreshToken } = JSON.parse(answer.body);
  return { email, userId: '', token: accessToken, refreshToken };
}

interface SignedEvent {
  body: object;
  headers: Record<string, string>;
}

/** A webhook as the simulated Stripe of this folder signs it, about a subscription that nobody has. */
function signedEvent(dataDir: string, id: string, atMs: number): SignedEvent {
  const played = JSON.parse(readFileSync(join(dataDir, 'sandbox', 'stripe.json'), 'utf8'));
  const at = Math.floor(atMs / 1_000);
  const body = {
    id,
    object: 'event',
    type: 'customer.subscription.updated',
    api_version: '2026-10-28.endive',
    created: at,
    data: { object: { id: `sub_${id}`, object: 'subscription' } },
  };
  const mac = createHmac('sha256', played.webhookSecret)
    .update(`${at}.${JSON.stringify(body)}`)
    .digest('hex');
  return { body, headers: { 'stripe-signature': `t=${at},v1=${mac}` } };
}

const paid = `insert into subscriptions (user_id, provider, provider_subscription_id, plan, provider_status, status,
  live, paid_through, created_at, synced_at) values ($1, 'stripe', $2, 'monthly', 'active', 'active', false,
  now() + interval '30 days', now(), now())`;

/** Sockets may come and go; so many more than at the beginning are a leak. */
const sparedSockets = 16;

/** Starts PostgreSQL (unless PGlite is asked for), a line to it and the server. */
export async function openRig(options: RigOptions = {}): Promise<Rig> {
  const dataDir = options.dataDir ?? temporaryFolder();
  const postgres = options.pglite ? undefined : await startPostgres(options.postgres);
  const direct = postgres && ((await options.onPostgres?.(postgres)) ?? postgres.url);
  const line = await startTcpProxy(Number(new URL(direct ?? 'x://x:1').port));
  const port = options.port ?? (await freePort());
  const orderFile = join(dataDir, 'order');
  const through = direct ? new URL(direct) : undefined;
  if (through) through.port = String(line.port);
  const launch = (env: Record<string, string> = {}) =>
    startServer({
      entry,
      port,
      dataDir,
      nodeArgs: options.preload ? ['--import', './tests/faults/preload.mjs'] : [],
      env: {
        APP_SECRET: appSecret,
        FAULTS_ORDER: orderFile,
        ...(through && { DATABASE_URL: through.href }),
        ...options.env,
        ...env,
      },
    });
  let server = await launch();
  const origin = `http://127.0.0.1:${port}`;
  const sql = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> => {
    const client = new pg.Client({ connectionString: direct ?? '' });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<T>(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  let closed = false;
  const rig: Rig = {
    get server() {
      return server;
    },
    get postgres() {
      if (!postgres) throw new Error('this rig has no PostgreSQL');
      return postgres;
    },
    line,
    url: (path) => origin + path,
    ask: (path, { as, headers, ...call } = {}) =>
      ask(origin + path, {
        ...call,
        headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...headers },
      }),
    sql,
    person: async (headers = {}) => {
      const made = await register(origin, headers);
      const [user] = await sql<{ id: string }>('select id from users where email = $1', [made.email]);
      const userId = user?.id ?? '';
      await sql(paid, [userId, `sub_${randomUUID()}`]);
      return { ...made, userId };
    },
    restart: async (signal = 'SIGKILL', env = {}) => {
      await server.kill(signal);
      server = await launch(env);
    },
    order: (order) => {
      writeFileSync(orderFile, JSON.stringify(order));
      process.kill(server.pid, 'SIGUSR2');
    },
    event: (id, atMs = Date.now()) => signedEvent(dataDir, id, atMs),
    sockets: () => socketsOf(server.pid),
    ready: async () => (await ask(`${origin}/readyz`, { limitMs: 2_000 })).status === 200,
    closed: () => closed,
    close: async () => {
      closed = true;
      const problems: string[] = [];
      const before = socketsAtStart;
      await msUntil(() => socketsOf(server.pid) <= before + sparedSockets, 20_000).catch(() =>
        problems.push(`${socketsOf(server.pid)} sockets are open, ${before} were at the beginning`),
      );
      await server.kill('SIGTERM');
      if ((await server.ended) !== 0) problems.push(`the server ended with ${await server.ended}`);
      await line.close();
      await postgres?.stop();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
      return problems;
    },
  };
  const socketsAtStart = rig.sockets();
  return rig;
}
