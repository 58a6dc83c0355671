import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SandboxClock } from './clock.ts';
import { panelPages } from './panel.ts';
import type { SimulatedProvider, SimulatedSubscription } from './simulated-provider.ts';
import type { LoggedEvent } from './webhook-delivery.ts';

const subscription: SimulatedSubscription = {
  id: 'sub_1',
  customer: '<b>p@example.org</b>',
  plan: 'YEARLY',
  amount: '52.45 GBP',
  status: 'active',
  periodEnd: new Date('2027-01-31T10:00:00Z'),
  willCancel: true,
  nextChargeFails: true,
  payments: [
    {
      id: 'in_1',
      amountCents: 5_245,
      currency: 'GBP',
      refundedCents: 1_000,
      disputed: true,
      paidAt: new Date('2026-01-31T10:00:00Z'),
      status: 'paid',
    },
  ],
};
const held: LoggedEvent = {
  id: 'evt_1',
  type: 'invoice.paid',
  at: '2026-01-31T10:00:00.000Z',
  state: 'held',
  deliveries: 0,
};

let app: FastifyInstance;
let now: Date;
let stripe: ReturnType<typeof fakeStripe>;

function fakeStripe(subscriptions: SimulatedSubscription[] = [subscription]) {
  let mode: 'deliver' | 'hold' | 'drop' = 'hold';
  const webhooks = {
    send: vi.fn(),
    stop: vi.fn(),
    log: () => [held],
    resend: vi.fn(),
    mode: () => mode,
    setMode: vi.fn((next: typeof mode) => {
      mode = next;
    }),
    release: vi.fn(),
  };
  const perform = vi.fn(async () => {});
  return {
    name: 'stripe',
    webhooks,
    perform,
    subscriptions: () => subscriptions,
  } satisfies SimulatedProvider;
}

const clock: SandboxClock = {
  now: () => now,
  moveTo: async (at) => {
    if (at < now) throw new Error('The clock only moves forward.');
    now = at;
  },
  addWork: () => {},
  afterMove: () => {},
  start: () => {},
  stop: () => {},
};

async function open(parts: Parameters<typeof panelPages>[0]): Promise<void> {
  app = Fastify();
  await app.register(panelPages(parts));
}

beforeEach(async () => {
  now = new Date('2026-01-31T10:00:00Z');
  stripe = fakeStripe();
  await open({ clock, providers: [stripe, undefined] });
});
afterEach(() => app.close());

const page = async (query = '') => (await app.inject({ url: `/sandbox${query}` })).body;

/** Presses a button; gives the notice that the panel then shows. */
async function press(path: string, fields: Record<string, string> = {}): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: `/sandbox/panel/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  expect(answer.statusCode).toBe(303);
  const target = new URL(answer.headers.location ?? '', 'http://shop.test');
  expect(target.pathname).toBe('/sandbox');
  return target.searchParams.get('notice') ?? '';
}

test('the page shows the clock, what was sold, its payments and the events; nothing breaks out of it', async () => {
  const html = await page('?notice=%3Cscript%3E');
  for (const text of [
    '2026-01-31 10:00 UTC',
    'Annual, 52.45 GBP',
    'active · period ends 2027-01-31 10:00 UTC · will be canceled · next charge will fail',
    '52.45 GBP',
    'paid, 10.00 refunded, disputed',
    'invoice.paid',
    '1 held back.',
    '&lt;b&gt;p@example.org&lt;/b&gt;',
    '&lt;script&gt;',
  ])
    expect(html).toContain(text);
  expect(html).not.toMatch(/<script>|<b>p@/);
});

test('every class on the page has a style', async () => {
  const [, style = '', body = ''] = /<style>(.*)<\/style>(.*)/s.exec(await page()) ?? [];
  const classes = new Set(
    [...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  expect(classes).toContain('sandboxNotice');
  for (const name of classes) expect(style, name).toMatch(new RegExp(`\\.${name}\\b`));
});

test('tools read the same as JSON, and no answer is kept', async () => {
  const answer = await app.inject({ url: '/sandbox', headers: { accept: 'application/json' } });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({
    now: '2026-01-31T10:00:00.000Z',
    providers: [{ name: 'stripe', subscriptions: [{ id: 'sub_1' }], events: [{ id: 'evt_1' }] }],
  });
});

test.each(['renew', 'fail-next', 'recover', 'refund', 'dispute', 'cancel'])(
  'the button of %s does it for its subscription',
  async (action) => {
    expect(await page()).toContain(`action="/sandbox/panel/stripe/sub_1/${action}"`);
    expect(await press(`stripe/sub_1/${action}`)).toMatch(/^Done: /);
    expect(stripe.perform).toHaveBeenCalledExactlyOnceWith('sub_1', action);
  },
);

test('what cannot be done now says why', async () => {
  stripe.perform.mockRejectedValueOnce(new Error('Nothing has been paid yet.'));
  expect(await press('stripe/sub_1/refund')).toBe('Nothing has been paid yet.');
});

test('one that is over offers only what still applies', async () => {
  await app.close();
  const over = { ...subscription, periodEnd: null, willCancel: false, nextChargeFails: false };
  for (const status of ['canceled', 'CANCELLED', 'EXPIRED']) {
    await open({ clock, providers: [fakeStripe([{ ...over, status }])] });
    const actions = [...(await page()).matchAll(/sub_1\/([\w-]+)"/g)].map(([, action]) => action);
    expect(actions, status).toEqual(['refund', 'dispute']);
  }
});

test.each([
  [{ by: 'day' }, '2026-02-01T10:00:00.000Z'],
  [{ by: 'week' }, '2026-02-07T10:00:00.000Z'],
  [{ by: 'month' }, '2026-02-28T10:00:00.000Z'],
  [{ by: 'year' }, '2027-01-31T10:00:00.000Z'],
  [{ to: '2026-03-05' }, '2026-03-05T10:00:00.000Z'],
])('the clock moves by %o', async (move, expected) => {
  expect(await press('clock', move as Record<string, string>)).toBe('The clock was moved.');
  expect(now.toISOString()).toBe(expected);
});

test('the clock does not go back, nor by what is no date', async () => {
  expect(await press('clock', { to: '2026-01-30' })).toBe('The clock only moves forward.');
  expect(await press('clock', { by: 'decade' })).toBe('That cannot be done.');
  expect(now.toISOString()).toBe('2026-01-31T10:00:00.000Z');
});

test('without a clock, because a provider is real, there is nothing to move', async () => {
  await app.close();
  await open({ clock: undefined, providers: [stripe] });
  expect(await page()).not.toContain('Clock');
  expect((await app.inject({ method: 'POST', url: '/sandbox/panel/clock' })).statusCode).toBe(404);
});

test('webhooks are held back, dropped, released and repeated', async () => {
  await press('stripe/webhooks/mode', { mode: 'drop' });
  expect(stripe.webhooks.setMode).toHaveBeenCalledWith('drop');
  expect(await page()).toContain('aria-pressed="true">Drop<');
  await press('stripe/webhooks/release', { order: 'reversed' });
  expect(stripe.webhooks.release).toHaveBeenCalledWith('reversed');
  await press('stripe/webhooks/repeat', { event: 'evt_1' });
  expect(stripe.webhooks.resend).toHaveBeenCalledWith('evt_1');
  expect(await press('stripe/webhooks/mode', { mode: 'lose' })).toBe('That cannot be done.');
  expect(stripe.webhooks.setMode).toHaveBeenCalledOnce();
});
