// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OwnSubscription } from '#shared/contract/shapes.ts';
import { ownSubscription, payment, stubFetch, switchQuote } from '../testing.ts';
import { SubscriptionFacts } from './subscription-facts.tsx';

let root: Root;
const onChanged = vi.fn(async () => {});

/** Resets the modules, because the catalogue reads the stored language once. */
async function open(subscription: OwnSubscription) {
  vi.resetModules();
  const { ManageSubscription } = await import('./manage-subscription.tsx');
  const { loadToasts, Toaster } = await import('../../../ui/toast.tsx');
  await loadToasts();
  await (await import('../../../i18n/languages.ts')).loadTranslations('rest');
  document.body.innerHTML = '<main id="root"></main>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () =>
    root.render([
      <ManageSubscription key="page" subscription={subscription} onChanged={onChanged} />,
      <Toaster key="toasts" />,
    ]),
  );
}

const switchPath = '/api/payments/stripe/subscription/sub_1/switch';

const buttons = () => [...document.querySelectorAll('button')];
const find = (label: string) => buttons().find((button) => button.textContent?.startsWith(label));
const labels = () => buttons().map((button) => button.textContent ?? '');
const alert = () => document.querySelector('[role="alert"]')?.textContent;
const settle = () => act(async () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

async function press(...names: string[]) {
  for (const name of names) {
    const button = find(name);
    if (!button) throw new Error(`no button '${name}' among ${labels().join(', ')}`);
    await act(async () => button.click());
    await settle();
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onChanged.mockClear();
});

afterEach(async () => {
  await act(async () => root.unmount());
  // The settings of the server are requested once the API client is loaded: not among the requests of the next test.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('cancelling takes two taps, says until when access stays, and reloads the subscription', async () => {
  const sent = stubFetch({ '/payments': [payment()], '/cancel': { success: true } });
  await open(ownSubscription());
  await press('Cancel subscription');
  expect(sent).toEqual([]);
  const group = document.querySelector('[role="group"]');
  expect(group?.textContent).toContain(
    "You keep access until December\u00a018,\u00a02026, and you won't be charged again.",
  );
  expect(document.activeElement).toBe(group);
  await press('Yes, cancel');
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST']);
  expect(document.body.textContent).toContain('cancel subscription succeeded');
  expect(onChanged).toHaveBeenCalledOnce();
});

test('keeping the subscription sends nothing and returns the focus to the button', async () => {
  const sent = stubFetch({});
  await open(ownSubscription());
  await press('Cancel subscription', 'Keep subscription');
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(find('Cancel subscription'));
});

const refusals = [
  { payments: [], cancel: {}, en: 'No payment records found', zh: '未找到支付记录' },
  {
    payments: [payment({ subscriptionId: '' })],
    cancel: {},
    en: 'No valid subscription id found',
    zh: '未找到有效的订阅编号',
  },
  {
    payments: [{ ...payment(), paymentProvider: 'other' as 'stripe' }],
    cancel: {},
    en: 'No valid subscription id found',
    zh: '未找到有效的订阅编号',
  },
  {
    payments: [{ code: 'internal' }, 500] as const,
    cancel: {},
    en: 'Canceling ran into a problem',
    zh: '取消订阅时出现异常',
  },
  {
    payments: [payment()],
    cancel: { success: false, code: 'subscription_ended', errorMessage: 'Ended' },
    en: 'Canceling failed: this subscription has already ended.',
    zh: '取消订阅失败：此订阅已经结束。',
  },
  {
    payments: [payment()],
    cancel: [{ code: 'provider_failed' }, 502] as const,
    en: 'Canceling ran into a problem',
    zh: '取消订阅时出现异常',
  },
];

test('the latest payment says which subscription is canceled, and at which provider', async () => {
  const old = payment({ paidAt: '2026-01-18T09:00:00.000Z', subscriptionId: 'sub_old' });
  const latest = payment({ subscriptionId: 'I-1', paymentProvider: 'paypal' });
  const sent = stubFetch({ '/payments': [old, latest], '/cancel': { success: true } });
  await open(ownSubscription());
  await press('Cancel subscription', 'Yes, cancel');
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/payments/subscription/own-1/payments',
    '/api/payments/paypal/subscription/I-1/cancel',
  ]);
});

test.each(refusals)('a cancellation that fails says why in both languages: $en', async (refusal) => {
  stubFetch({ '/payments': refusal.payments, '/cancel': refusal.cancel });
  await open(ownSubscription());
  await press('Cancel subscription', 'Yes, cancel');
  expect(alert()).toContain(refusal.en);
  await act(async () => root.unmount());
  localStorage.setItem('locale', 'zh');
  await open(ownSubscription());
  await press('取消订阅', '确认取消');
  expect(alert()).toContain(refusal.zh);
  expect(onChanged).not.toHaveBeenCalled();
});

test('a pending cancellation can be undone while that is possible, and not be repeated', async () => {
  const sent = stubFetch({ '/resume': { success: true } });
  const pending = ownSubscription({ willCancelAtPeriodEnd: true, canResume: true, nextCharge: null });
  await open(pending);
  expect(document.body.textContent).toContain(
    'This subscription will be canceled at the end of the current period',
  );
  expect(labels().some((label) => /^(Cancel|Switch|Update)/.test(label))).toBe(false);
  await press('Undo cancellation');
  expect(sent.map(({ path }) => path)).toEqual(['/api/payments/stripe/subscription/sub_1/resume']);
  expect(onChanged).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
  await open({ ...pending, canResume: false });
  expect(find('Undo cancellation')).toBeUndefined();
});

test('a failed charge shows the next try and what can be done', async () => {
  stubFetch({});
  await open(ownSubscription({ status: 'past_due', hasAccess: false }));
  expect(document.body.textContent).toContain("Your last payment didn't go through");
  expect(document.body.textContent).toContain("We'll try again on December\u00a018,\u00a02026.");
  expect(find('Update payment method')).toBeDefined();
  expect(find('Switch to')).toBeUndefined();
  await press('Cancel subscription');
  expect(document.querySelector('[role="group"]')?.textContent).toContain('It ends right away.');
});

test('without a next try, no other charge is announced', async () => {
  stubFetch({});
  await open(ownSubscription({ status: 'past_due', hasAccess: false, nextCharge: null }));
  expect(document.body.textContent).toContain('No new attempt is scheduled.');
  expect(document.body.textContent).not.toContain('If it keeps failing');
  expect(find('Cancel subscription')).toBeDefined();
});

test('a subscription without access says why, and when it charges next', async () => {
  stubFetch({});
  await open(ownSubscription({ hasAccess: false }));
  expect(document.body.textContent).toContain(
    "Dialogues are on hold: your last payment was returned or hasn't arrived yet, or a pause has just ended. " +
      'Your next charge is on December\u00a018,\u00a02026. You can cancel before then.',
  );
  expect(find('Cancel subscription')).toBeDefined();
});

test('when the amount has changed, a new quote is shown and nothing is switched', async () => {
  const sent = stubFetch({
    [`GET ${switchPath}`]: switchQuote(),
    [`POST ${switchPath}`]: [{ code: 'quote_changed', message: '' }, 409],
  });
  await open(ownSubscription());
  await press('Switch to Annual', 'Pay $73.47 and switch');
  expect(alert()).toContain('The amount has changed in the meantime.');
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  expect(onChanged).not.toHaveBeenCalled();
});

test('a declined payment says that nothing was changed and offers to update the method', async () => {
  stubFetch({
    [`GET ${switchPath}`]: switchQuote(),
    [`POST ${switchPath}`]: { success: false, code: 'payment_declined' },
  });
  await open(ownSubscription());
  await press('Switch to Annual', 'Pay $73.47 and switch');
  expect(alert()).toContain('Nothing was changed and nothing was charged.');
  const inDialog = [...document.querySelectorAll('dialog button')].map((button) => button.textContent ?? '');
  expect(inDialog.some((label) => label.startsWith('Update payment method'))).toBe(true);
});

test('a finished switch says so and reloads the subscription', async () => {
  stubFetch({
    [`GET ${switchPath}`]: switchQuote(),
    [`POST ${switchPath}`]: { success: true },
  });
  await open(ownSubscription());
  await press('Switch to Annual', 'Pay $73.47 and switch');
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.body.textContent).toContain("You're on the Annual plan now.");
  expect(onChanged).toHaveBeenCalledOnce();
});

test('a pending switch is shown and can be undone', async () => {
  const at = '2027-06-18T09:00:00.000Z';
  const quote = switchQuote({ orderType: 'MONTHLY', effective: 'period-end', dueToday: 0, credit: 0 });
  const sent = stubFetch({
    [`GET ${switchPath}`]: quote,
    [`POST ${switchPath}`]: { success: true },
  });
  await open(ownSubscription({ pendingSwitch: { subscriptionType: 'ANNUAL', at } }));
  expect(document.body.textContent).toContain('Switches to Annual on June\u00a018,\u00a02027.');
  await press('Stay on Monthly');
  const confirm = document.querySelector<HTMLElement>(
    'dialog button[aria-busy], dialog button:not([aria-label])',
  );
  await act(async () => confirm?.click());
  expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { orderType: 'MONTHLY', dueToday: 0 } });
  expect(document.body.textContent).toContain('You stay on the Monthly plan.');
});

test('what is confirmed is exactly what was quoted, and the same quote is sent again under the same key', async () => {
  const sent = stubFetch({
    [`GET ${switchPath}`]: switchQuote(),
    [`POST ${switchPath}`]: [{ code: 'internal' }, 500],
  });
  await open(ownSubscription());
  await press('Switch to Annual', 'Pay $73.47 and switch', 'Pay $73.47 and switch');
  expect(sent[0]?.path).toBe(`${switchPath}?orderType=YEARLY`);
  const { orderType, dueToday, quotedAt } = switchQuote();
  const body = { orderType, dueToday, quotedAt, returnUrl: `${window.location.origin}/pay` };
  expect(sent.slice(1)).toMatchObject([{ body }, { body }]);
  expect(sent[1]?.key).toBe(sent[2]?.key);
});

test('the browser leaves for the provider to confirm a switch there, but not for an unsafe address', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  for (const redirectUrl of ['http://evil.example/', 'https://paypal.example/a']) {
    stubFetch({
      [`GET ${switchPath}`]: switchQuote(),
      [`POST ${switchPath}`]: { success: true, redirectUrl },
    });
    await open(ownSubscription());
    await press('Switch to Annual', 'Pay $73.47 and switch');
    if (redirectUrl.startsWith('http:')) await act(async () => root.unmount());
  }
  expect(assign.mock.calls).toEqual([['https://paypal.example/a']]);
  expect(JSON.parse(sessionStorage.getItem('switchAtProvider') ?? '')).toEqual({
    subscriptionId: 'own-1',
    target: 'annual',
  });
  assign.mockRestore();
});

test('a switch of another subscription, or one that makes no sense, is not checked', async () => {
  const sent = stubFetch({ '/refresh': {} });
  for (const stored of [
    { subscriptionId: 'own-2', target: 'annual' },
    { subscriptionId: 'own-1', target: 'WEEKLY' },
    null,
  ]) {
    sessionStorage.setItem('switchAtProvider', JSON.stringify(stored));
    await open(ownSubscription());
    if (stored) await act(async () => root.unmount());
  }
  expect(sent).toEqual([]);
});

test('after the return from the provider, the server checks until the switch is done', async () => {
  const sent = stubFetch({ '/refresh': {} });
  sessionStorage.setItem('switchAtProvider', JSON.stringify({ subscriptionId: 'own-1', target: 'annual' }));
  window.history.replaceState(null, '', '/pay?subscription_id=I-1&ba_token=BA-1');
  const paypal = ownSubscription({ paymentProvider: 'paypal' });
  await open(paypal);
  expect(window.location.search).toBe('');
  await act(async () => vi.waitFor(() => expect(onChanged).toHaveBeenCalled()));
  expect(document.body.textContent).toContain('Checking your change with PayPal...');
  expect(sent[0]?.path).toBe('/api/payments/paypal/subscription/sub_1/refresh');
  await act(async () => root.unmount());
  const pendingSwitch = { subscriptionType: 'ANNUAL', at: '2026-12-18T09:00:00.000Z' } as const;
  await open({ ...paypal, pendingSwitch });
  expect(document.body.textContent).not.toContain('Checking your change with PayPal...');
  expect(sessionStorage.getItem('switchAtProvider')).toBeNull();
});

test('payments are loaded when the list opens, the newest first, each with its receipt', async () => {
  const old = payment({
    id: 'old',
    paidAt: '2026-10-18T09:00:00.000Z',
    status: 'refunded',
    refundedAmount: 5.25,
  });
  const sent = stubFetch({ '/payments': [old, payment()] });
  await open(ownSubscription());
  expect(sent).toEqual([]);
  await press('Payment history');
  const rows = [...document.querySelectorAll('li')].map((row) => row.textContent);
  expect(rows).toEqual([
    'November\u00a018,\u00a02026Monthly$5.25PaidReceipt',
    'October\u00a018,\u00a02026Monthly$5.25RefundedReceipt',
  ]);
  await press('Receipt');
  expect(document.querySelector('dialog')?.textContent).toContain('in_1');
});

test('payments that cannot be loaded can be requested again', async () => {
  stubFetch({ '/payments': [{ code: 'internal' }, 500] });
  await open(ownSubscription());
  await press('Payment history');
  expect(alert()).toContain("Your payments couldn't be loaded.");
  stubFetch({ '/payments': [] });
  await press('Try again');
  expect(document.body.textContent).toContain('No payments yet.');
});

test('names the plan Monthly where its type is MONTHLY, and Annual whatever else it is', () => {
  const planOf = (subscriptionType: string) => {
    const subscription = { ...ownSubscription(), subscriptionType } as OwnSubscription;
    return /<dd[^>]*>(.*?)<\/dd>/.exec(
      renderToStaticMarkup(<SubscriptionFacts subscription={subscription} />),
    )?.[1];
  };
  expect(['MONTHLY', 'ANNUAL', 'YEARLY', 'of a later day'].map(planOf)).toEqual([
    'Monthly',
    'Annual',
    'Annual',
    'Annual',
  ]);
});

describe('while an offer runs', () => {
  const fullPriceFrom = '2027-01-18T09:00:00.000Z';

  test('no change of plan is offered, and the panel says from when it is', async () => {
    stubFetch({});
    await open(ownSubscription({ fullPriceFrom }));
    expect(find('Switch to Annual')).toBeUndefined();
    expect(document.body.textContent).toContain(
      'You can switch plans from January\u00a018,\u00a02027 on, when the full price begins.',
    );
    await act(async () => root.unmount());
    await open(ownSubscription());
    expect(find('Switch to Annual')).toBeDefined();
    expect(document.body.textContent).not.toContain('You can switch plans from');
  });

  test('it says so in Chinese', async () => {
    localStorage.setItem('locale', 'zh');
    stubFetch({});
    await open(ownSubscription({ fullPriceFrom }));
    expect(document.body.textContent).toContain('从2027年1月18日恢复原价起，你可以更改方案。');
  });
});

describe('a pause', () => {
  const pausePath = '/api/payments/stripe/subscription/sub_1/pause';
  const paused = (dueNow: number, change: Partial<OwnSubscription> = {}) =>
    ownSubscription({
      status: 'paused',
      pause: { until: '2027-02-18T09:00:00.000Z', dueNow },
      nextCharge: { at: '2027-02-18T09:00:00.000Z', amount: 5.25, currency: 'USD' },
      ...change,
    });
  const months = () => document.querySelector('select');
  const pauseOptions: OwnSubscription['pauseOptions'] = [
    { months: 1, until: '2027-01-18T09:00:00.000Z' },
    { months: 2, until: '2027-02-19T09:00:00.000Z' },
    { months: 3, until: '2027-03-18T09:00:00.000Z' },
  ];

  test('is offered below the two buttons that cancel, for one to three months, with its dates and price', async () => {
    const sent = stubFetch({ '/pause': { success: true } });
    await open(ownSubscription({ pauseOptions }));
    expect(find('Pause for')).toBeUndefined();
    await press('Cancel subscription');
    expect(find('Pause for 1 month')).toBeDefined();
    const order = find('Keep subscription')?.compareDocumentPosition(find('Pause for') as Node);
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const select = months();
    expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual(['1 month', '2 months', '3 months']);
    await act(async () => {
      if (select) select.value = '2';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(document.body.textContent).toContain(
      'You can use everything until December\u00a018,\u00a02026. Then nothing is charged until February\u00a019,\u00a02027, when it continues at $5.25 a month.',
    );
    await press('Pause for 2 months');
    const writes = sent.filter(({ method }) => method !== 'GET'); // The settings may be read meanwhile.
    expect(writes).toMatchObject([{ method: 'POST', path: pausePath, body: { months: 2 } }]);
    expect(document.body.textContent).toContain(
      'Your subscription is paused until February\u00a019,\u00a02027.',
    );
    expect(onChanged).toHaveBeenCalledOnce();
  });

  test('is not offered where the subscription cannot be paused', async () => {
    stubFetch({});
    await open(ownSubscription({ pauseOptions: [] }));
    await press('Cancel subscription');
    expect(find('Pause for')).toBeUndefined();
  });

  test('that was refused says why, and after no answer is repeated under the same key', async () => {
    stubFetch({ '/pause': { success: false, code: 'payment_failing' } });
    await open(ownSubscription({ pauseOptions }));
    await press('Cancel subscription', 'Pause for');
    expect(alert()).toBe(
      "That didn't work: your last payment didn't go through. Please update your payment method first.",
    );
    const sent = stubFetch({});
    await press('Pause for', 'Pause for');
    expect(alert()).toContain('We got no answer');
    const writes = sent.filter(({ method }) => method !== 'GET'); // The settings may be read meanwhile.
    expect(writes).toHaveLength(2);
    expect(writes[0]?.key).toBe(writes[1]?.key);
    expect(onChanged).not.toHaveBeenCalled();
  });

  test.each([
    [
      'in the paid month charges nothing',
      paused(0),
      'nothing is charged today, and it renews',
      'End the pause now',
      0,
    ],
    [
      'later charges the price that the button says',
      paused(5.25, { hasAccess: false }),
      '$5.25 is charged today',
      'Pay $5.25 and end the pause',
      5.25,
    ],
    [
      'at PayPal later waits for the billing day',
      paused(0, { hasAccess: false, paymentProvider: 'paypal' }),
      'PayPal charges on your next billing day',
      'End the pause now',
      0,
    ],
  ])('ended early %s', async (_, subscription, text, label, dueToday) => {
    const sent = stubFetch({ '/pause/end': { success: true } });
    await open(subscription);
    expect(document.body.textContent).toContain(text);
    await press(label);
    const posted = sent.filter(({ method }) => method === 'POST');
    expect(posted).toMatchObject([{ body: { dueToday } }]);
    expect(posted[0]?.path).toMatch(/\/pause\/end$/);
    expect(document.body.textContent).toContain('The pause has ended.');
    expect(onChanged).toHaveBeenCalledOnce();
  });

  test('whose card is declined stays, and says so', async () => {
    stubFetch({ '/pause/end': { success: false, code: 'payment_declined' } });
    await open(paused(5.25, { hasAccess: false }));
    await press('Pay $5.25');
    expect(alert()).toBe("That didn't work: your payment method was declined.");
    expect(onChanged).not.toHaveBeenCalled();
  });
});
