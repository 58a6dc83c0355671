/** Outbound calls are limited in time and size, follow no redirect and go to configured hosts only. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { outboundOrigins } from '../../src/server/config/origins.ts';
import { createOutboundFetch, type OutboundLimits } from '../../src/server/http/outbound.ts';
import { createMailer } from '../../src/server/mail/mailer.ts';
import {
  type BadPeer,
  httpFaults,
  smtpFaults,
  startBadHttpPeer,
  startBadSmtpPeer,
} from '../support/bad-peer.ts';
import { askCollector, loadProviders, outboundCalls, outboundFiles } from '../support/outbound-calls.ts';
import { testConfig } from '../support/test-app.ts';

const limits: OutboundLimits = { headersMs: 800, idleMs: 800, totalMs: 1_200, maxBytes: 1_000_000 };
/** Two attempts of the slowest call, with room for a busy machine; the peers' faults last for ever. */
const longestMs = 15_000;
/** What the sockets of both ends may hold beyond what was read. */
const buffersBytes = 12_000_000;

function outboundTo(url: string, own = limits): typeof fetch {
  return createOutboundFetch(fetch, { origins: new Set([url]), limits: own });
}

async function withPeer(starting: Promise<BadPeer>, look: (peer: BadPeer) => Promise<void>): Promise<void> {
  const peer = await starting;
  await look(peer).finally(peer.close);
}

const gaveUp = (asking: Promise<boolean>) => asking.catch(() => true);

async function expectClosed({ openSockets }: BadPeer): Promise<void> {
  await vi.waitFor(() => expect(openSockets()).toBe(0), { timeout: 10_000, interval: 20 });
}

/**
 * Time limits include the connection. On a busy machine they can run out before the peer receives the request; such
 * an attempt did not meet the fault and is repeated.
 */
async function untilAsked({ asked }: BadPeer, attempt: () => Promise<void>): Promise<void> {
  for (let attempts = 0; attempts < 10 && asked() === 0; attempts++) await attempt();
  expect(asked()).toBeGreaterThan(0);
}

beforeAll(loadProviders, 60_000);

const cases = outboundCalls.flatMap((place) => httpFaults.map((fault) => ({ ...place, fault })));

it.concurrent.each(cases)('$name is given up when the peer $fault', async ({ fault, type, ask }) => {
  await withPeer(startBadHttpPeer(fault, type), async (peer) => {
    await untilAsked(peer, async () => {
      const startedMs = performance.now();
      expect(await gaveUp(ask(peer.url, outboundTo(peer.url)))).toBe(true);
      expect(performance.now() - startedMs).toBeLessThan(longestMs);
    });
    expect(peer.followed()).toBe(0);
    expect(peer.sent()).toBeLessThan(limits.maxBytes + buffersBytes);
    if (fault !== 'redirects') await expectClosed(peer);
  });
});

it.concurrent.each(smtpFaults)('a mail is given up when the server %s', async (fault) => {
  await withPeer(startBadSmtpPeer(fault), async (peer) => {
    const own = { connectMs: 200, idleMs: 300, totalMs: 600, maxBytes: 10_000 };
    const mailer = createMailer(testConfig({ SMTP_URL: peer.url }), own);
    const startedMs = performance.now();
    const mail = { to: 'person@example.org', subject: 's', text: 't', html: 'h' };
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'mail_failed' });
    expect(performance.now() - startedMs).toBeLessThan(longestMs);
    expect(peer.sent()).toBeLessThan(own.maxBytes + buffersBytes);
    await expectClosed(peer);
  });
});

it.concurrent.each(httpFaults)('the traces are given up when their collector %s', async (fault) => {
  await withPeer(startBadHttpPeer(fault), async (peer) => {
    await untilAsked(peer, async () => {
      const startedMs = performance.now();
      await askCollector(peer.url);
      expect(performance.now() - startedMs).toBeLessThan(longestMs);
    });
    expect(peer.asked()).toBe(1);
    expect(peer.followed()).toBe(0);
    expect(peer.sent()).toBeLessThan(4_200_000 + buffersBytes);
  });
});

describe('outbound fetch', () => {
  it('refuses hosts that are not configured', async () => {
    await withPeer(startBadHttpPeer('redirects'), async (peer) => {
      const fetch = outboundTo('http://127.0.0.1:1');
      await expect(fetch(`${peer.url}/elsewhere`)).rejects.toThrow('not in the settings');
      expect(peer.followed()).toBe(0);
    });
  });

  it.each([
    ['before the headers', 'hangs before headers', { headersMs: 100 }],
    ['between two pieces', 'hangs in the body', { idleMs: 100 }],
    ['for the whole', 'drips', { totalMs: 100 }],
  ] as const)('has a time limit %s, independent of its caller', async (_what, fault, own) => {
    await withPeer(startBadHttpPeer(fault), async (peer) => {
      const patient = { headersMs: 60_000, idleMs: 60_000, totalMs: 60_000, maxBytes: 1_000_000 };
      const reading = outboundTo(peer.url, { ...patient, ...own })(peer.url).then((answer) => answer.text());
      await expect(reading).rejects.toThrow();
      await expectClosed(peer);
    });
  });

  it('returns a good response unchanged', async () => {
    await withPeer(startBadHttpPeer('redirects'), async (peer) => {
      const answer = await outboundTo(peer.url)(`${peer.url}/elsewhere`, { method: 'POST', body: '{}' });
      expect([answer.status, await answer.json()]).toEqual([200, {}]);
    });
  });

  it('allows no host by default, and the configured ones otherwise', () => {
    expect([...outboundOrigins(testConfig())]).toEqual([]);
    const env = {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_123',
      PAYPAL_CLIENT_ID: 'c',
      PAYPAL_CLIENT_SECRET: 's',
      PAYPAL_WEBHOOK_ID: 'w',
      GOOGLE_CLIENT_ID: 'g',
      GUIDE_PROVIDER: 'openai',
      GUIDE_MODEL: 'm',
      GUIDE_API_KEY: 'k',
      GEO_URLS: 'https://geo.example/{ip}/json',
      WEATHER_LATITUDE: '1',
      WEATHER_LONGITUDE: '2',
    };
    expect([...outboundOrigins(testConfig(env))].sort()).toEqual([
      'https://api-m.paypal.com',
      'https://api-m.sandbox.paypal.com',
      'https://api.open-meteo.com',
      'https://api.openai.com',
      'https://api.paypal.com',
      'https://api.sandbox.paypal.com',
      'https://api.stripe.com',
      'https://geo.example',
      'https://oauth2.googleapis.com',
      'https://www.googleapis.com',
    ]);
  });

  it('is the only module that makes calls', () => {
    const leaves =
      /(?<!boss\.)\bfetch(?:er|FromIdentityProvider|Bounded|BoundedJson)?\(|createTransport\(|new Stripe\(|createRemoteJWKSet\(|OTLP\w+\(|new (?:Redis|WebSocket)\(|\bhttps?\.(?:get|request)\(|\b(?:net|tls)\.connect\(|from 'undici'|streamText\(|from '@ai-sdk|import\('@ai-sdk/;
    const root = 'src/server';
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\.ts$/.test(file))
      .filter((file) =>
        leaves.test(readFileSync(join(root, file), 'utf8').replace(/^\s*(?:\*|\/\/).*$/gm, '')),
      );
    expect(files.sort()).toEqual(Object.keys(outboundFiles).sort());
  });
});
