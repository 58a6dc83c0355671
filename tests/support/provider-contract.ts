/** What every payment provider keeps, each against its own sandbox. */

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RawWebhook } from '../../src/server/billing/providers/provider.ts';
import { origin } from './billing-app.ts';
import { monthlyCents } from './prices.ts';
import { endings, pauses, subscriptions, switches } from './provider-contract-life.ts';
import { failures, openFailingPeer, type ProviderSetup } from './provider-setup.ts';
import { createSteps, newest, type Steps } from './provider-steps.ts';

const failed = { code: 'provider_failed', status: 502, cause: expect.any(Error) };

function plansAndCheckouts(s: Steps): void {
  test('makes a plan once, and all plans in one product', async () => {
    const { productId } = await s.plan('monthly');
    const wanted = {
      plan: 'monthly',
      currency: 'CAD',
      amountCents: monthlyCents,
      name: 'Monthly',
      productName: 'Clearing',
    } as const;
    const [one, same] = await Promise.all([
      s.provider.createPlan({ ...wanted, productId }),
      s.provider.createPlan({ ...wanted, productId }),
    ]);
    const other = await s.plan('annual');
    expect(same).toEqual(one);
    expect([one.productId, other.productId]).toEqual([productId, productId]);
    expect(other.providerPlanId).not.toBe(one.providerPlanId);
  });

  test('opens one checkout for an order, however often and however fast it is asked', async () => {
    const request = await s.request();
    const [first, second] = await Promise.all([s.open(request), s.open(request)]);
    expect(second.id).toBe(first.id);
    expect(first.state).toBe('open');
    expect(await s.open(request)).toEqual(first);
    expect(await s.provider.findCheckout(first.id)).toMatchObject({ state: 'open', url: first.url });
  });

  test('leads back from the pay page, which stays open when the customer declines or cancels', async () => {
    const { id, url } = await s.open(await s.request());
    await s.setup.press(url, 'decline');
    expect(await s.setup.press(url, 'cancel')).toContain('/subscription-cancel');
    expect(await s.provider.findCheckout(id)).toMatchObject({ state: 'open' });
    expect(await s.setup.press(url, 'pay')).toContain('/payment-success');
    expect(await s.provider.findCheckout(id)).toMatchObject({ state: 'complete', url: null });
  });

  test('says what became of a checkout that it was to withdraw', async () => {
    const { id, url } = await s.open(await s.request());
    const withdrawn = await s.provider.expireCheckout(id);
    expect(withdrawn?.state).toBe(s.provider.name === 'stripe' ? 'expired' : 'open');
    await s.setup.press(url, 'pay');
    const state = withdrawn?.state === 'expired' ? 'expired' : 'complete';
    expect(await s.provider.findCheckout(id)).toMatchObject({ state });
    const { checkout } = await s.buy();
    expect(await s.provider.expireCheckout(checkout.id)).toMatchObject({ state: 'complete' });
  });

  test('answers null for what it does not have, and names an unknown plan', async () => {
    for (const id of ['I-UNKNOWN000001', 'cs_test_unknown', '__proto__']) {
      expect(await s.provider.findCheckout(id)).toBeNull();
      expect(await s.provider.expireCheckout(id)).toBeNull();
      expect(await s.provider.findSubscription(id)).toBeNull();
    }
    const request = await s.request();
    const providerPlanId = s.provider.name === 'stripe' ? 'price_unknown' : 'P-UNKNOWN00000000000000001';
    expect(await s.provider.openCheckout({ ...request, providerPlanId })).toEqual({ unknown: 'plan' });
  });
}

/**
 * A webhook that hints at one of these. Those about others may come in between, and late ones that were signed before an
 * earlier test moved the clock: these are refused, and must not take the rest with them.
 */
async function webhookAbout(s: Steps, ids: (string | null)[]): Promise<RawWebhook> {
  const waiting: RawWebhook[] = [];
  const look = async () => {
    waiting.push(...s.setup.takeWebhooks());
    for (let webhook = waiting.shift(); webhook; webhook = waiting.shift()) {
      const { subject } = await s.provider.parseWebhook(webhook);
      if (subject && ids.includes(subject.id)) return webhook;
    }
    throw new Error('no webhook about it yet');
  };
  return vi.waitFor(look, { timeout: 10_000, interval: 20 });
}

function webhooks(s: Steps): void {
  test('hints at what has changed, and at nothing that is not signed', async () => {
    s.setup.takeWebhooks();
    const { request, checkout, subscription } = await s.buy();
    const own = [subscription.id, checkout.id, request.customerId, newest(subscription).id];
    const bought = await webhookAbout(s, own);
    await s.act(subscription.id, 'refund');
    const refunded = await webhookAbout(s, own);
    for (const webhook of [bought, refunded]) {
      const hint = await s.provider.parseWebhook(webhook);
      expect(await s.provider.parseWebhook(webhook)).toEqual(hint);
      const refused = { code: 'signature_invalid', status: 400 };
      const changed = Buffer.concat([webhook.rawBody, Buffer.from(' ')]);
      await expect(s.provider.parseWebhook({ ...webhook, rawBody: changed })).rejects.toMatchObject(refused);
      await expect(s.provider.parseWebhook({ ...webhook, headers: {} })).rejects.toMatchObject(refused);
    }
  });
}

function failing(s: Steps): void {
  test.each(failures)('tells a peer that fails (%s) as provider_failed, before long', async (failure) => {
    const peer = await openFailingPeer(failure);
    const provider = s.setup.providerAt(peer.url);
    const request = { ...(await s.request()), customerId: null };
    const change = await s.switchTo('I-1', 'annual');
    const plan = {
      plan: 'monthly',
      currency: 'EUR',
      amountCents: monthlyCents,
      name: 'Monthly',
      productName: 'Clearing',
    } as const;
    const calls = {
      createPlan: () => provider.createPlan({ ...plan, productId: undefined }),
      openCheckout: () => provider.openCheckout(request),
      findCheckout: () => provider.findCheckout('I-1'),
      expireCheckout: () => provider.expireCheckout('I-1'),
      findSubscription: () => provider.findSubscription('I-1'),
      cancelAtPeriodEnd: () => provider.cancelAtPeriodEnd('I-1'),
      undoCancel: () => provider.undoCancel('I-1'),
      endNow: () => provider.endNow('I-1'),
      refund: () => provider.refund('payment'),
      quoteSwitch: () => provider.quoteSwitch(change),
      switchPlan: () => provider.switchPlan({ ...change, returnUrl: origin }),
    };
    const outcomes = await Promise.all(
      Object.entries(calls).map(async ([name, call]) => [name, await call().catch((error) => error)]),
    );
    await peer.close();
    for (const [name, outcome] of outcomes) expect({ name, outcome }).toMatchObject({ outcome: failed });
  });
}

/** The contract of src/server/billing/providers/provider.ts; `openSetup` starts the provider's sandbox and the provider on it. */
export function describeProvider(name: string, openSetup: () => Promise<ProviderSetup>): void {
  describe(`${name} as a payment provider`, () => {
    let setup: ProviderSetup;
    const steps = createSteps(() => setup);
    beforeAll(async () => {
      setup = await openSetup();
    });
    afterAll(() => setup?.close());
    plansAndCheckouts(steps);
    subscriptions(steps);
    pauses(steps);
    endings(steps);
    switches(steps);
    webhooks(steps);
    failing(steps);
  });
}
