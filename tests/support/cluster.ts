import { rmSync } from 'node:fs';
import type { ResponseBody } from '../../src/shared/contract/endpoints.ts';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';
import { type RoundRobinProxy, startRoundRobinProxy } from './round-robin-proxy.ts';
import { type ServerProcess, startServer, temporaryFolder } from './server-process.ts';

/** Two servers on one PostgreSQL and one Redis, behind a proxy that gives each request to the next of them. */
export interface Cluster {
  url: string;
  proxy: RoundRobinProxy;
  servers: [ServerProcess, ServerProcess];
  /** Starts one that has ended again, on its folder and port; on another Redis if one is given. */
  relaunch(at: 0 | 1, redisUrl?: string): Promise<void>;
  /** Of the demo person, who has a subscription. */
  tokens: ResponseBody<'login'>;
  stop(): Promise<void>;
}

const appSecret = 'what both processes know and nobody else does';
const demo = { email: 'demo@clearing.test', password: 'clearing1', provider: 'LOCAL' };

/** `entry` as in server-process.ts; `settings` are added to what each server gets from its environment. */
export async function startCluster(entry: string, settings: Record<string, string> = {}): Promise<Cluster> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const servers: ServerProcess[] = [];
  const proxy = await startRoundRobinProxy(() => servers.map(({ url }) => url));
  const launch = (before?: ServerProcess, redisUrl = redis.url) => {
    const { port, dataDir = temporaryFolder() } = before ?? {};
    const env = {
      ...settings,
      PUBLIC_URL: proxy.url,
      DATABASE_URL: postgres.url,
      REDIS_URL: redisUrl,
      APP_SECRET: appSecret,
    };
    return startServer({ entry, dataDir, env, ...(port !== undefined && { port }) });
  };
  // The first one migrates the database.
  const both: Cluster['servers'] = [await launch(), await launch()];
  servers.push(...both);
  const response = await fetch(`${proxy.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  });
  return {
    url: proxy.url,
    proxy,
    servers: both,
    relaunch: async (at, redisUrl) => {
      both[at] = await launch(both[at], redisUrl);
      servers[at] = both[at];
    },
    tokens: (await response.json()) as ResponseBody<'login'>,
    stop: async () => {
      await proxy.close();
      for (const server of both) {
        await server.kill('SIGKILL');
        rmSync(server.dataDir, { recursive: true, force: true });
      }
      await Promise.all([postgres.stop(), redis.stop()]);
    },
  };
}
