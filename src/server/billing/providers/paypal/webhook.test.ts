import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  json,
  openPeer,
  type Peer,
  type PeerAnswer,
  type PeerRequest,
} from '../../../../../tests/support/paypal-peer.ts';
import {
  type Certified,
  certify,
  signedHeaders,
  type ToSign,
} from '../../../../../tests/support/paypal-signer.ts';
import { createPaypalProvider } from './paypal.ts';
import { findSubject, isCertificateUrl, readEvent } from './webhook.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const signer = 'messageverificationcerts.paypal.com';
const certificatePath = '/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77';
const verifyPath = '/v1/notifications/verify-webhook-signature';
const limits = { totalMs: 400, maxBytes: 1_048_576, pauseMs: 5 };
const refused = { code: 'signature_invalid', status: 400 };
const notNow = { code: 'provider_failed', status: 502 };
/** Spaces and escapes that are lost when it is parsed and written again. */
const body =
  '{"id": "WH-1", "event_type":"BILLING.SUBSCRIPTION.ACTIVATED","resource":{"id":"I-1","note":"\\u00e9"}}';

let peer: Peer;
let root: Certified;
let between: Certified;
let good: Certified;
/** What the address of the certificate answers. */
let certificate: PeerAnswer;
/** What PayPal's own check says. */
let verification: PeerAnswer;

function pem(...chain: Certified[]): PeerAnswer {
  return { status: 200, text: chain.map((one) => one.pem).join('\n') };
}

function answer({ path }: PeerRequest): PeerAnswer {
  return path === verifyPath ? verification : certificate;
}

function asked(path: string): PeerRequest[] {
  return peer.requests.filter((request) => request.path === path);
}

function provider() {
  return createPaypalProvider({ ...peer.config, rootCertificates: [root.pem] }, fetch, limits);
}

function sign(changes: Partial<ToSign> = {}) {
  const { webhookId, apiBase } = peer.config;
  const certificateUrl = `${apiBase}${certificatePath}`;
  return signedHeaders({ body, key: good.key, webhookId, certificateUrl, at: now, ...changes });
}

interface Sent {
  body?: string | Buffer;
  headers?: Record<string, string>;
  now?: Date;
}

function receive(sent: Sent = {}, by = provider()) {
  const rawBody = Buffer.from(sent.body ?? body);
  return by.parseWebhook({ rawBody, headers: sent.headers ?? sign(), now: sent.now ?? now });
}

beforeAll(async () => {
  peer = await openPeer(answer);
  root = certify({ name: 'Test root', isAuthority: true });
  between = certify({ name: 'Test authority', isAuthority: true, by: root });
  good = certify({ name: signer, by: between });
});
afterAll(() => peer.close());
beforeEach(() => {
  peer.requests.length = 0;
  certificate = pem(good, between);
  verification = json({ verification_status: 'FAILURE' });
});

describe('the signature of a webhook', () => {
  const hint = {
    eventId: 'WH-1',
    type: 'BILLING.SUBSCRIPTION.ACTIVATED',
    subject: { kind: 'subscription', id: 'I-1' },
  };

  it('is good by a certificate that leads to a trusted root, asked for once', async () => {
    const paypal = provider();
    expect(await receive({}, paypal)).toEqual(hint);
    expect(await receive({}, paypal)).toEqual(hint);
    expect(peer.requests.map(({ path }) => path)).toEqual([certificatePath]);
  });

  it('is over the bytes: a changed or another body is refused', async () => {
    const changed = body.replace('I-1', 'I-2');
    await expect(receive({ body: changed })).rejects.toMatchObject(refused);
    await expect(receive({ body: JSON.stringify(JSON.parse(body)) })).rejects.toMatchObject(refused);
    await expect(receive({ body: `${body} ` })).rejects.toMatchObject(refused);
    expect(asked(verifyPath)).toHaveLength(0);
  });

  it.each(
    Object.keys(
      signedHeaders({
        body: '',
        key: certify({ name: 'x' }).key,
        webhookId: '',
        certificateUrl: '',
        at: now,
      }),
    ),
  )('is refused without the header %s', async (name) => {
    const { [name]: _missing, ...headers } = sign();
    await expect(receive({ headers })).rejects.toMatchObject(refused);
    expect(peer.requests).toHaveLength(0);
  });

  it('is refused when it was made for another webhook', async () => {
    await expect(receive({ headers: sign({ webhookId: 'OTHER' }) })).rejects.toMatchObject(refused);
  });

  it('is refused with another time or transmission than the signed ones', async () => {
    const time = new Date(now.getTime() + 1).toISOString();
    const others = { 'paypal-transmission-time': time, 'paypal-transmission-id': 'other' };
    for (const [name, value] of Object.entries(others))
      await expect(receive({ headers: { ...sign(), [name]: value } })).rejects.toMatchObject(refused);
  });

  it('is refused by another algorithm', async () => {
    const headers = { ...sign(), 'paypal-auth-algo': 'SHA1withRSA' };
    await expect(receive({ headers })).rejects.toMatchObject(refused);
  });

  it('is refused when it is older than the three days in which PayPal repeats it, or from the future', async () => {
    const hourMs = 3_600_000;
    const [old, repeated] = [new Date(now.getTime() - 74 * hourMs), new Date(now.getTime() - 72 * hourMs)];
    await expect(receive({ headers: sign({ at: old }) })).rejects.toMatchObject(refused);
    expect(await receive({ headers: sign({ at: repeated }) })).toEqual(hint);
    const future = new Date(now.getTime() + hourMs);
    await expect(receive({ headers: sign({ at: future }) })).rejects.toMatchObject(refused);
  });

  it('never fetches a certificate from a look-alike address', async () => {
    for (const certificateUrl of ['https://api.paypal.com.example.net', 'https://example.net']) {
      const headers = sign({ certificateUrl: `${certificateUrl}${certificatePath}` });
      await expect(receive({ headers })).rejects.toMatchObject(refused);
    }
    expect(peer.requests).toHaveLength(0);
  });

  it.each<[string, () => { chain: Certified[]; key: string }]>([
    [
      'made by itself',
      () => {
        const own = certify({ name: signer });
        return { chain: [own], key: own.key };
      },
    ],
    [
      'of an unknown authority with a known name',
      () => {
        const forged = certify({ name: root.name, isAuthority: true });
        const leaf = certify({ name: signer, by: forged });
        return { chain: [leaf, forged], key: leaf.key };
      },
    ],
    [
      'issued by a certificate that is no authority',
      () => {
        const leaf = certify({ name: signer, by: good });
        return { chain: [leaf, good, between], key: leaf.key };
      },
    ],
    [
      'of somebody else',
      () => {
        const leaf = certify({ name: 'messageverificationcerts.paypal.com.example.net', by: between });
        return { chain: [leaf, between], key: leaf.key };
      },
    ],
    [
      'that has expired',
      () => {
        const leaf = certify({ name: signer, by: between, until: new Date('2026-11-19') });
        return { chain: [leaf, between], key: leaf.key };
      },
    ],
    [
      'that is not valid yet',
      () => {
        const leaf = certify({ name: signer, by: between, from: new Date('2026-11-21') });
        return { chain: [leaf, between], key: leaf.key };
      },
    ],
    [
      'of an authority that has expired',
      () => {
        const old = certify({ name: 'Old', isAuthority: true, by: root, until: new Date('2026-11-19') });
        const leaf = certify({ name: signer, by: old });
        return { chain: [leaf, old], key: leaf.key };
      },
    ],
  ])('is not good by a certificate %s: PayPal is asked, and says no', async (_what, make) => {
    const { chain, key } = make();
    certificate = pem(...chain);
    await expect(receive({ headers: sign({ key }) })).rejects.toMatchObject(refused);
    expect(asked(verifyPath)).toHaveLength(1);
  });

  it('is invalid once the cached certificate expires', async () => {
    const paypal = provider();
    await receive({}, paypal);
    const later = new Date('2027-01-02');
    await expect(receive({ headers: sign({ at: later }), now: later }, paypal)).rejects.toMatchObject(
      refused,
    );
    expect(asked(certificatePath)).toHaveLength(1);
  });
});

describe('when the certificate cannot be had', () => {
  beforeEach(() => {
    certificate = json({}, 503);
  });

  it('asks PayPal with the very characters of the event, and believes it', async () => {
    verification = json({ verification_status: 'SUCCESS' });
    const headers = sign();
    expect(await receive({ headers })).toMatchObject({ eventId: 'WH-1' });
    const [request] = asked(verifyPath);
    expect(request?.body.endsWith(`,"webhook_event":${body}}`)).toBe(true);
    expect(JSON.parse(request?.body ?? '')).toEqual({
      auth_algo: 'SHA256withRSA',
      cert_url: headers['paypal-cert-url'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      webhook_id: peer.config.webhookId,
      webhook_event: JSON.parse(body),
    });
  });

  it('refuses what PayPal calls a failure', async () => {
    await expect(receive()).rejects.toMatchObject(refused);
  });

  it.each<[string, PeerAnswer]>([
    ['fails', json({}, 500)],
    ['says nothing of use', json({ verification_status: 'PERHAPS' })],
    ['hangs', () => undefined],
  ])('can neither take nor refuse it when PayPal %s, so that it comes again', async (_how, says) => {
    verification = says;
    await expect(receive()).rejects.toMatchObject(notNow);
  });

  it.each<[string, PeerAnswer]>([
    ['is no certificate', { status: 200, text: '<html>' }],
    ['is too large', { status: 200, text: 'x'.repeat(65_537) }],
    ['leads elsewhere', { status: 302, headers: { location: '/elsewhere' } }],
    ['hangs', () => undefined],
  ])('asks PayPal when the answer %s', async (_what, says) => {
    certificate = says;
    verification = json({ verification_status: 'SUCCESS' });
    expect(await receive()).toMatchObject({ eventId: 'WH-1' });
    expect(asked('/elsewhere')).toHaveLength(0);
  });

  it('does not wait for PayPal as long as other calls do', async () => {
    certificate = () => undefined;
    verification = () => undefined;
    const patient = createPaypalProvider({ ...peer.config, rootCertificates: [root.pem] }, fetch);
    await expect(receive({}, patient)).rejects.toMatchObject(notNow);
  });

  it('tries the certificate again the next time', async () => {
    const paypal = provider();
    await expect(receive({}, paypal)).rejects.toMatchObject(refused);
    certificate = pem(good, between);
    expect(await receive({}, paypal)).toMatchObject({ eventId: 'WH-1' });
  });

  it('has PayPal check only a few at the same time', async () => {
    verification = (response) => {
      response.writeHead(200);
    };
    const paypal = provider();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => receive({}, paypal)));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(asked(verifyPath)).toHaveLength(4);
  });
});

describe('events', () => {
  function subjectIn(type: string, resource: object) {
    return findSubject(
      readEvent(Buffer.from(JSON.stringify({ id: 'WH-2', event_type: type, resource }))).event,
    );
  }

  it.each<[string, object, object | null]>([
    ['BILLING.SUBSCRIPTION.CANCELLED', { id: 'I-7' }, { kind: 'subscription', id: 'I-7' }],
    ['BILLING.SUBSCRIPTION.PAYMENT.FAILED', { id: 'I-7' }, { kind: 'subscription', id: 'I-7' }],
    ['PAYMENT.SALE.COMPLETED', { id: 'S', billing_agreement_id: 'I-7' }, { kind: 'subscription', id: 'I-7' }],
    ['PAYMENT.SALE.COMPLETED', { id: 'S' }, null],
    ['PAYMENT.SALE.REFUNDED', { id: 'R', sale_id: 'S' }, { kind: 'payment', id: 'S', refundId: 'R' }],
    ['PAYMENT.SALE.REFUNDED', { id: 'S' }, { kind: 'payment', id: 'S' }],
    ['PAYMENT.SALE.REVERSED', { id: 'S' }, { kind: 'payment', id: 'S' }],
    ['PAYMENT.SALE.REVERSED', { id: 'R', sale_id: 'S' }, { kind: 'payment', id: 'S' }],
    [
      'CUSTOMER.DISPUTE.CREATED',
      { dispute_id: 'PP', disputed_transactions: [{ seller_transaction_id: 'S' }, {}] },
      { kind: 'payment', id: 'S' },
    ],
    ['CUSTOMER.DISPUTE.RESOLVED', { disputed_transactions: [] }, null],
    ['CHECKOUT.ORDER.APPROVED', { id: 'O' }, null],
    ['BILLING.SUBSCRIPTION.CREATED', { id: '../I-7' }, null],
  ])('finds what %s points at', (type, resource, subject) => {
    expect(subjectIn(type, resource)).toEqual(subject);
  });

  it.each(['', 'null', '[]', '{"id":"WH-1"}', '{"event_type":"X"}', '{'])(
    'refuses what is no event (%s)',
    (text) => {
      expect(() => readEvent(Buffer.from(text))).toThrow(
        expect.objectContaining({ code: 'signature_invalid' }),
      );
    },
  );

  it('refuses what is no text', () => {
    const bytes = Buffer.from('{"id":"WH-1","event_type":"X","resource":{"note":"\xff"}}', 'latin1');
    expect(() => readEvent(bytes)).toThrow(expect.objectContaining({ code: 'signature_invalid' }));
  });
});

describe('certificate addresses', () => {
  const path = '/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77';

  it('knows the addresses where PayPal keeps its certificates', () => {
    const own = 'http://127.0.0.1:4000';
    const at = (base: string) => isCertificateUrl(`${base}${path}`, own);
    for (const host of [
      'api.paypal.com',
      'api.sandbox.paypal.com',
      'api-m.paypal.com',
      'api-m.sandbox.paypal.com',
    ])
      expect(at(`https://${host}`)).toBe(true);
    expect(at(own)).toBe(true);
    const others = [
      'http://api.paypal.com',
      'https://api.paypal.com:8443',
      'https://www.paypal.com',
      'https://paypal.com',
      'https://evilapi.paypal.com',
      'https://api.paypal.com.example.net',
      'https://api.paypal.com@example.net',
      'https://user:word@api.paypal.com',
      'http://127.0.0.1:4001',
      'https://127.0.0.1:4000',
      'file://api.paypal.com',
      'nonsense',
    ];
    for (const base of others) expect({ base, known: at(base) }).toEqual({ base, known: false });
    expect(isCertificateUrl('https://api.paypal.com/v1/other', own)).toBe(false);
    expect(isCertificateUrl(`https://api.paypal.com${path}/../../../x`, own)).toBe(false);
  });
});
