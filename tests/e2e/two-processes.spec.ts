/** A page behind a proxy over two servers that share PostgreSQL and Redis: the one that streams is killed. */
import { type Cluster, startCluster } from '../support/cluster.ts';
import { begin, heading, sessionIdOf } from './support/dialogue.ts';
import { test as base, builtServer, expect, signIn } from './support/fixtures.ts';

const test = base.extend<object, { cluster: Cluster }>({
  cluster: [
    async ({ browserName: _ }, use) => {
      const cluster = await startCluster(builtServer);
      await use(cluster);
      await cluster.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ cluster }, use) => use(cluster.url),
  // The stream that breaks off, and calls to the proxy while one of its servers is going down.
  expectedErrors: async ({ browserName: _ }, use) =>
    use([/ERR_(?:INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH)/]),
});

/** Ids of the events that went to the page, in order. */
const idsIn = (sent: string) => [...sent.matchAll(/^id: (.+)$/gm)].map(([, id = '']) => id);

test('the page goes on at the other process, with every event once, and comes to its question', async ({
  page,
  cluster,
}) => {
  const { proxy, servers, tokens } = cluster;
  let sent = '';
  let killed: number | undefined;
  proxy.onStream = (text, at) => {
    sent += text;
    if (killed !== undefined || !text.includes('event: thinking')) return;
    killed = at;
    void servers[at as 0 | 1].kill('SIGKILL');
  };
  await page.addInitScript(() => {
    const shown = () => {
      const live = document.querySelector('main [aria-hidden="true"][dir="auto"]')?.textContent;
      if (live) document.documentElement.dataset.lastShown = live;
    };
    new MutationObserver(shown).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await signIn(page, { tokens });
  await begin(page);
  await page.waitForURL('**/second*', { timeout: 60_000 });
  await expect(heading(page)).toBeVisible();

  expect(killed).toBeDefined();
  const ids = idsIn(sent);
  const turnId = ids.at(-1)?.replace(/-end$/, '') ?? 'none';
  const ofTurn = ids.filter((id) => id.startsWith(turnId));
  expect(ofTurn.length).toBeGreaterThan(1);
  expect(ofTurn).toEqual([...ofTurn.slice(0, -1).map((_, at) => `${turnId}-${at + 1}`), `${turnId}-end`]);
  const [first = ''] = ids;
  expect(first.startsWith(turnId), 'the other process rewrote the turn').toBe(false);

  const response = await fetch(`${cluster.url}/api/chat/sessions/${await sessionIdOf(page)}`, {
    headers: { authorization: `Bearer ${tokens.accessToken}` },
  });
  const { history, turn } = (await response.json()) as {
    history: { question: string; thinkingContent: string }[];
    turn: string;
  };
  expect([history.length, turn]).toEqual([1, 'idle']);
  await expect(heading(page)).toContainText(history[0]?.question ?? 'no question');
  const plain = (text = '') => text.replace(/\s+/g, '');
  const shown = await page.evaluate(() => document.documentElement.dataset.lastShown);
  expect(plain(shown)).toBe(plain(history[0]?.thinkingContent));
});
