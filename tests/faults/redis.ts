/** Redis dead, frozen, empty and slow: the limits of sign-in hold all the same, and streams go on. */
import { randomUUID } from 'node:crypto';
import { hasRedis, type RealRedis, startRealRedis } from '../support/redis.ts';
import { type Answer, msUntil } from './ask.ts';
import { check, type Fault, type FaultGroup, type Outcome } from './fault.ts';
import { openRig, type Person, type Rig } from './rig.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { judge, startTraffic } from './traffic.ts';

interface World {
  rig: Rig;
  redis: RealRedis;
  line: TcpProxy;
  /** Two for each fault: a person begins sixty dialogues an hour. */
  people: Person[];
}

let networks = 0;

/** As a proxy passes it on, from a network that nobody has used. */
const newNetwork = () => {
  networks += 1;
  return { 'x-forwarded-for': `198.18.${networks >> 8}.${networks & 255}` };
};

const signIn = (rig: Rig, headers: Record<string, string>): Promise<Answer> => {
  const body = { email: `${randomUUID()}@example.org`, password: 'wrong', provider: 'LOCAL' };
  return rig.ask('/api/auth/login', { body, headers, limitMs: 15_000 });
};

/** Wrong sign-ins from one network, some before, in and after the fault: the sixth is refused, whatever Redis does. */
function createGuessing({ rig }: World) {
  const headers = newNetwork();
  const answers: Answer[] = [];
  return {
    answers,
    guess: async (times: number) => {
      for (let at = 0; at < times; at++) answers.push(await signIn(rig, headers));
    },
  };
}

/** Whether the server says that its Redis answers. */
async function hasItsRedis({ rig }: World): Promise<boolean> {
  const { status, body } = await rig.ask('/readyz', { limitMs: 2_000 });
  return status === 200 && !body.includes('shared_memory');
}

async function under(world: World, fault: () => unknown, end: () => unknown): Promise<Outcome> {
  const traffic = startTraffic(world.rig, world.people.splice(0, 2), 1);
  await traffic.progress(4);
  // Else nothing would be taken away from it.
  await msUntil(() => hasItsRedis(world));
  const { answers: guesses, guess } = createGuessing(world);
  await guess(3);
  await fault();
  await guess(3);
  await traffic.progress(4);
  await end();
  const begun = performance.now();
  await msUntil(() => hasItsRedis(world));
  await guess(1);
  await traffic.progress(4);
  const recoveryMs = Math.round(performance.now() - begun);
  const outcome = await judge(world.rig, await traffic.stop(), { longestMs: 6_000, allowed: /^$/ });
  const statuses = guesses.map(({ status }) => status);
  const wanted = '401,401,401,401,401,429,429';
  check(outcome.problems, statuses.join() === wanted, `seven wrong sign-ins: ${statuses}`);
  const slowest = Math.max(...guesses.map(({ ms }) => ms));
  check(outcome.problems, slowest < 5_000, `a sign-in took ${Math.round(slowest)} ms`);
  return { ...outcome, seen: `${outcome.seen}; the sixth wrong sign-in of a minute 429`, recoveryMs };
}

const faults = (world: World): Fault[] => [
  {
    name: 'Redis: dead',
    run: () =>
      under(
        world,
        () => world.redis.kill(),
        () => world.redis.restart(),
      ),
  },
  {
    name: 'Redis: frozen (SIGSTOP)',
    run: () =>
      under(
        world,
        () => world.redis.freeze(),
        () => world.redis.thaw(),
      ),
  },
  {
    name: 'Redis: started again, empty',
    run: () =>
      under(
        world,
        () => world.redis.restart(),
        () => undefined,
      ),
  },
  {
    name: 'Redis: 300 ms slower each way',
    run: () =>
      under(
        world,
        () => world.line.setLatency(300),
        () => world.line.setLatency(0),
      ),
  },
  {
    name: 'line to Redis: black hole',
    run: () =>
      under(
        world,
        () => world.line.set('black-hole'),
        () => world.line.set('through'),
      ),
  },
];

export const redis: FaultGroup = {
  name: 'Redis',
  prefixes: ['Redis', 'line to Redis'],
  missing: () => (hasRedis ? undefined : 'there is no redis-server on this machine'),
  open: async () => {
    const real = await startRealRedis();
    const line = await startTcpProxy(Number(new URL(real.url).port));
    // Behind a proxy, so that the limits count: callers on loopback are exempt.
    const rig = await openRig({
      env: {
        REDIS_URL: `redis://127.0.0.1:${line.port}`,
        TRUSTED_PROXIES: '127.0.0.1',
      },
    });
    const people: Person[] = [];
    while (people.length < 10) people.push(await rig.person(newNetwork()));
    return {
      faults: faults({ rig, redis: real, line, people }),
      close: async () => {
        const problems = await rig.close();
        await line.close();
        await real.stop();
        return problems;
      },
    };
  },
};
