/** PostgreSQL, Redis, nginx and two servers; the providers and the mailbox are simulated in this process. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import pg from 'pg';
import { type Sandbox, startSandbox } from '../../src/sandbox/sandbox.ts';
import { type HttpProxy, startHttpProxy } from '../faults/http-proxy.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { type RealRedis, startRealRedis } from '../support/redis.ts';
import { freePort, type ServerProcess, startServer, temporaryFolder } from '../support/server-process.ts';
import { type Client, createClient } from './client.ts';
import { startNginx } from './nginx.ts';

/** No loopback name: limits hold for everybody, as on a real site. */
export const publicUrl = 'https://clearing.example';
const entry = process.env.SERVER_ENTRY ?? 'dist/server/main.js';

export interface Mail {
  subject: string;
  text: string;
}

export interface Stage {
  client: Client;
  postgres: TestPostgres;
  redis: RealRedis;
  /** The line to the simulated Stripe. */
  stripeLine: HttpProxy;
  servers: [ServerProcess, ServerProcess];
  /** Starts one that has ended again, on its folder and port. */
  relaunch(at: 0 | 1): Promise<void>;
  sql<T extends object>(text: string, values?: unknown[]): Promise<T[]>;
  /** Presses 'Pay' on Stripe's page. */
  pay(redirectUrl: string): Promise<void>;
  mailsTo(email: string): Promise<Mail[]>;
}

type Undo = () => unknown;

async function openPages(sandbox: Sandbox, undo: Undo[]) {
  const pages = Fastify({ logger: false });
  await pages.register(sandbox.pages);
  await pages.ready();
  undo.push(() => pages.close());
  return pages;
}

function settingsFor(
  { stripe, mail }: Pick<Sandbox, 'stripe' | 'mail'>,
  { postgres, redis, stripeLine }: Pick<Stage, 'postgres' | 'redis' | 'stripeLine'>,
): Record<string, string> {
  if (!stripe || !mail) throw new Error('the sandbox plays neither Stripe nor the mailbox');
  return {
    NODE_ENV: 'production',
    PAYPAL: 'off',
    GOOGLE: 'off',
    APPLE: 'off',
    PUBLIC_URL: publicUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    APP_SECRET: 'a secret that both processes have and long enough to be taken',
    SELLER_NAME: 'Clearing Ltd',
    SELLER_ADDRESS: '1 High Street, Leeds LS1 1AA, United Kingdom',
    SUPPORT_EMAIL: 'help@clearing.example',
    SMTP_URL: mail.smtpUrl,
    MAIL_FROM: 'Clearing <hello@clearing.example>',
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripeLine.url,
    SHUTDOWN_GRACE_S: '2',
    LOG_LEVEL: 'fatal',
  };
}

async function openServers(ports: number[], env: Record<string, string>, undo: Undo[]) {
  const launch = (port = 0, dataDir = temporaryFolder()) => startServer({ entry, port, dataDir, env });
  const servers = (await Promise.all(ports.map((port) => launch(port)))) as Stage['servers'];
  undo.push(async () => {
    for (const server of servers) {
      await server.kill('SIGKILL');
      rmSync(server.dataDir, { recursive: true, force: true });
    }
  });
  const relaunch = async (at: 0 | 1) => {
    servers[at] = await launch(servers[at].port, servers[at].dataDir);
  };
  return { servers, relaunch };
}

/** `programs` as in postgres.ts. What was begun is in `undo`, also after a failure. */
export async function openStage(programs: string, undo: Undo[]): Promise<Stage> {
  const postgres = await startPostgres({ programs });
  undo.push(() => postgres.stop());
  const redis = await startRealRedis();
  undo.push(() => redis.stop());
  const ports = [await freePort(), await freePort()];
  const nginx = await startNginx(ports);
  undo.push(() => nginx.stop());
  const folder = mkdtempSync(join(tmpdir(), 'clearing-scale-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  const parts = { mail: true, stripe: true, paypal: false, google: false, apple: false };
  // The provider's webhooks come through the proxy, as everything else does.
  const sandbox = await startSandbox({
    dataDir: folder,
    webhookUrl: `${nginx.url}/api/webhooks`,
    parts,
    realTime: true,
  });
  undo.push(() => sandbox.stop());
  const pages = await openPages(sandbox, undo);
  const stripeLine = await startHttpProxy(sandbox.stripe?.apiBase ?? '');
  undo.push(() => stripeLine.close());
  const env = settingsFor(sandbox, { postgres, redis, stripeLine });
  const { servers, relaunch } = await openServers(ports, env, undo);
  return {
    client: createClient(nginx.url),
    postgres,
    redis,
    stripeLine,
    servers,
    relaunch,
    sql: async <T extends object>(text: string, values: unknown[] = []) => {
      const client = new pg.Client({ connectionString: postgres.url });
      client.on('error', () => {});
      await client.connect();
      try {
        return (await client.query<T>(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    pay: async (redirectUrl) => {
      const url = `${new URL(redirectUrl).pathname}/pay`;
      const { statusCode } = await pages.inject({ method: 'POST', url });
      if (statusCode !== 303) throw new Error(`paying answered ${statusCode}`);
    },
    mailsTo: async (email) => {
      const url = `/sandbox/mail?to=${encodeURIComponent(email)}`;
      return (await pages.inject({ url, headers: { accept: 'application/json' } })).json<Mail[]>();
    },
  };
}
