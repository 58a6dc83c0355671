import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  current,
  monthly,
  monthlyByPaypal,
  openShop,
  origin,
  type Person,
  type Shop,
  settle,
  subscriber,
} from '../../../../tests/support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

const sellers = [
  { seller: 'stripe', plan: monthly },
  { seller: 'paypal', plan: monthlyByPaypal },
] as const;

describe.each(sellers)('the page of $seller where the way of paying is mended', ({ seller, plan }) => {
  const open = (person: Person, id: string, returnUrl = `${origin}/pay`) =>
    shop.call(person, {
      method: 'POST',
      url: `/api/payments/${seller}/subscription/${id}/portal`,
      payload: { returnUrl },
    });
  const provider = () => {
    const found = shop.test.deps.providers[seller];
    if (!found) throw new Error(`no ${seller}`);
    return found;
  };

  test('is opened for an own subscription', async () => {
    const { person, id } = await subscriber(shop, plan);
    const { success, redirectUrl } = (await open(person, id)).json();
    expect(success).toBe(true);
    expect(redirectUrl).toContain(`${origin}/sandbox/${seller}/`);
    const { pathname, search } = new URL(redirectUrl);
    expect((await shop.test.app.inject({ url: pathname + search })).statusCode).toBe(200);
  });

  test('leads back only to this site', async () => {
    const { person, id } = await subscriber(shop, plan);
    const answer = await open(person, id, 'https://evil.example/');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'redirect_not_allowed']);
  });

  test.each(['http://evil.example/', 'javascript:alert(1)', 'no address'])(
    'is not given on as %s',
    async (url) => {
      const { person, id } = await subscriber(shop, plan);
      vi.spyOn(provider(), 'openPortal').mockResolvedValue(url);
      const answer = await open(person, id);
      expect([answer.statusCode, answer.json().code]).toEqual([502, 'provider_failed']);
    },
  );

  test('is given on when it is encrypted', async () => {
    const { person, id } = await subscriber(shop, plan);
    const url = 'https://billing.example.org/p/session/1';
    vi.spyOn(provider(), 'openPortal').mockResolvedValue(url);
    expect((await open(person, id)).json()).toEqual({ success: true, redirectUrl: url });
  });

  test('is refused in words after the end', async () => {
    const { person, id } = await subscriber(shop, plan);
    await provider().endNow(id);
    await settle(shop);
    expect((await open(person, id)).json()).toMatchObject({ success: false, code: 'subscription_ended' });
  });

  test('is not opened for another person’s or an unknown subscription', async () => {
    const { id } = await subscriber(shop, plan);
    const other = await shop.person();
    const sent = vi.spyOn(provider(), 'openPortal');
    const unknown = await open(other, 'sub_unknown');
    const foreign = await open(other, id);
    expect([foreign.statusCode, foreign.json()]).toEqual([404, unknown.json()]);
    expect(sent).not.toHaveBeenCalled();
  });

  test('what was changed there is known as soon as the server is told to look', async () => {
    const { person, id } = await subscriber(shop, plan);
    const refresh = (by: Person) =>
      shop.call(by, { method: 'POST', url: `/api/payments/${seller}/subscription/${id}/refresh` });
    await provider().endNow(id);
    expect(await current(shop, person)).toMatchObject({ standing: 'active' });
    const asked = vi.spyOn(provider(), 'findSubscription');
    const foreign = await refresh(await shop.person());
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'not_found']);
    expect(asked).not.toHaveBeenCalled();
    expect((await refresh(person)).json()).toEqual({ success: true });
    expect(await current(shop, person)).toMatchObject({ standing: 'ended' });
  });
});
