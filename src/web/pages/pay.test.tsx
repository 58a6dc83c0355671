// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { paymentProviders } from '#shared/payment-providers.ts';
import { defaultPrices, formatCents, plansFor } from '#shared/plans.ts';
import { priceAmount, priceText } from '../../../tests/support/prices.ts';
import { ownSubscription } from '../features/billing/testing.ts';
import { forgetRequests } from '../lib/api.ts';
import { PayPage } from './pay.tsx';

const config = {
  productName: 'Clearing',
  payment: { stripe: 'real', paypal: 'sandbox' },
  offerCountdown: true,
};
const place = { countryCode: 'GB', countryName: 'United Kingdom', currency: 'GBP', assumed: false };
const held = ownSubscription({
  id: 's1',
  paymentProvider: 'paypal',
  providerSubscriptionId: 'I-1',
  endDate: '2026-12-20T10:00:00.000Z',
  nextCharge: { at: '2026-12-20T10:00:00.000Z', amount: 5.25, currency: 'GBP' },
});

/** The real module asks once for all tests. */
const shown = vi.hoisted(() => ({ config: {} as object }));
vi.mock('../lib/app-config.ts', () => ({
  useAppConfig: () => shown.config,
  loadAppConfig: async () => shown.config,
}));

let answers: Record<string, () => object>;
let asked: string[];
let sent: Record<string, unknown>;
let root: Root;

function fetchStub(url: string, init?: RequestInit): Response {
  asked.push(url);
  if (typeof init?.body === 'string') sent[url] = JSON.parse(init.body);
  const answer = answers[url];
  return answer ? Response.json(answer()) : Response.json({ code: 'not_found' }, { status: 404 });
}

async function open() {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () =>
    root.render(
      <Router>
        <PayPage />
      </Router>,
    ),
  );
  await act(async () => {});
}

async function reopen() {
  await act(async () => root.unmount());
  await open();
}

const button = () => document.querySelector<HTMLButtonElement>('button[type="submit"]');
const label = () => button()?.querySelector('span > span')?.textContent;
const text = (selector: string) => document.querySelector(selector)?.textContent;

type Control = 'annual' | 'monthly' | 'paypal' | 'stripe' | 'pay';

/** One after the other: a later one may appear by an earlier one. */
async function press(...controls: Control[]) {
  for (const name of controls) {
    const element = name === 'pay' ? button() : document.querySelector<HTMLElement>(`input[value="${name}"]`);
    if (!element) throw new Error(`nothing to press: ${name}`);
    await act(async () => element.click());
  }
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  forgetRequests();
  sessionStorage.clear();
  localStorage.setItem('accessToken', 'token');
  localStorage.setItem('refreshToken', 'token');
  window.history.replaceState(null, '', '/pay');
  asked = [];
  sent = {};
  shown.config = config;
  answers = {
    '/api/location': () => place,
    '/api/subscriptions/user/current': () => ({}),
    '/api/orders/create': () => ({ orderId: 'o1', orderNumber: 'C-1' }),
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => fetchStub(url, init));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test('the methods come after a plan, PayPal first, and a new plan resets them', async () => {
  await open();
  expect(label()).toBe('Select a Plan');
  expect(document.querySelectorAll('input[name="method"]')).toHaveLength(0);
  await press('annual');
  expect(label()).toBe('Select Payment Method');
  expect(
    [...document.querySelectorAll<HTMLInputElement>('input[name="method"]')].map((m) => m.value),
  ).toEqual(paymentProviders);
  await press('paypal');
  expect(label()).toBe('Pay Annually with PayPal');
  await press('monthly');
  expect(label()).toBe('Select Payment Method');
  await press('stripe');
  expect(label()).toBe('Pay Monthly with Stripe');
});

test('the sum, the next charge and how to cancel are shown above the button, in the chosen currency', async () => {
  await open();
  await press('annual', 'paypal');
  const year = priceText('annual', 'GBP');
  const described = (button()?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id));
  const lines = described.flatMap((part) => (part?.children.length ? [...part.children] : [part]));
  expect(lines.map((line) => line?.textContent)).toEqual([
    `${year} today, then ${year} each year.`,
    expect.stringMatching(
      `^Your next charge is ${year} on \\w+\\s\\d+,\\s\\d{4}\\. The plan renews until you cancel\\.$`,
    ),
    "Cancel any time in Settings. You keep access until the end of the period you've paid for.",
  ]);
  for (const part of described)
    expect(part?.compareDocumentPosition(button() as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(text('form')).toContain('Secure payment, handled by PayPal.');
});

const country = () => document.querySelector('select');

async function chooseCountry(code: string) {
  const select = country();
  if (!select) throw new Error('no country to choose');
  await act(async () => select.focus()); // The other countries are listed only then.
  await act(async () => {
    select.value = code;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

test('an assumed country is marked as assumed and has no pin', async () => {
  await open();
  expect(country()?.value).toBe('GB');
  expect(document.querySelector('.lucide-map-pin')).not.toBeNull();
  expect(text('main')).not.toContain('This is a guess');
  answers['/api/location'] = () => ({ countryCode: 'US', currency: 'USD', assumed: true });
  forgetRequests();
  await reopen();
  expect(country()?.value).toBe('US');
  expect(document.querySelector('.lucide-map-pin')).toBeNull();
  const why = document.getElementById(country()?.getAttribute('aria-describedby') ?? '');
  // True as well where somebody looked and found nothing.
  expect(why?.textContent).toBe('This is a guess. We don’t know where you are, so change it if it’s wrong.');
});

test('the chosen country brings its currency to the prices, the order and the checkout, and lasts', async () => {
  answers['/api/payments/paypal/subscription'] = () => ({ success: false, code: 'payment_declined' });
  await open();
  await press('annual', 'paypal');
  await chooseCountry('BG');
  expect(label()).toBe('Pay Annually with PayPal');
  expect(text('form')).toContain(`${priceText('annual', 'EUR')} today`);
  await press('pay');
  expect(sent['/api/orders/create']).toMatchObject({ amount: priceAmount('annual', 'EUR'), currency: 'EUR' });
  expect(sent['/api/payments/paypal/subscription']).toMatchObject({ countryCode: 'BG', currency: 'EUR' });
  asked = [];
  await reopen();
  expect(country()?.value).toBe('BG');
  expect(text('form')).toContain(`${priceText('annual', 'EUR')} today`);
  expect(asked).not.toContain('/api/location');
});

test('each plan says what it is for, and what it saves in which time', async () => {
  await open();
  const cards = [...document.querySelectorAll('label:has([name="plan"])')].map((card) => card.textContent);
  expect(cards[0]).toContain('A whole year of reflections');
  const { annual, monthly } = plansFor(defaultPrices, 'GBP');
  const saved = [annual.yearlyDiscountCents, annual.savingsCents, monthly.savingsCents];
  const [aYear, comparedWithMonthly, aMonth] = saved.map((cents) => formatCents(cents, 'GBP'));
  expect(cards[0]).toContain(`, you save ${aYear}`);
  expect(cards[0]).toContain(`${comparedWithMonthly} less than monthly`);
  expect(cards[1]).toContain('One month at a time');
  expect(cards[1]).toContain(`, you save ${aMonth}`);
});

test('a subscriber, whose currency is settled, is offered no other country', async () => {
  answers['/api/subscriptions/user/current'] = () => held;
  await open();
  expect(country()).toBeNull();
});

test('a reload keeps plan and method', async () => {
  await open();
  await press('monthly', 'stripe');
  await reopen();
  expect(label()).toBe('Pay Monthly with Stripe');
});

test('only what costs nothing is marked as sandbox', async () => {
  await open();
  await press('annual', 'paypal');
  expect(text('form')).toContain('Sandbox: no money moves');
  await press('stripe');
  expect(text('form')).not.toContain('Sandbox');
});

test('a refusal by the provider is shown above the button, which works again', async () => {
  answers['/api/payments/paypal/subscription'] = () => ({ success: false, code: 'payment_declined' });
  await open();
  await press('annual', 'paypal', 'pay');
  expect(text('[role="alert"]')).toContain('Your payment was declined');
  expect(button()?.getAttribute('aria-busy')).toBeNull();
  expect(asked.filter((url) => url.startsWith('/api/payments'))).toEqual([
    '/api/payments/paypal/subscription',
  ]);
});

test('an answer of PayPal without an address counts as cancelled', async () => {
  answers['/api/payments/paypal/subscription'] = () => ({ success: true });
  await open();
  await press('annual', 'paypal', 'pay');
  expect(window.location.pathname).toBe('/subscription-cancel');
});

test('a subscription bought elsewhere meanwhile replaces the form', async () => {
  answers['/api/payments/stripe/subscription'] = () => ({ success: false, code: 'already_subscribed' });
  await open();
  expect(text('h1')).toBe('Your Journey is Just a Step Away');
  await press('annual', 'stripe');
  answers['/api/subscriptions/user/current'] = () => held;
  await press('pay');
  expect(text('h1')).toBe('Manage your subscription');
  expect(text('h2')).toBe("You're subscribed");
  expect(document.body.textContent).not.toMatch(/Step Away|buy/);
  expect(button()).toBeNull();
  expect(document.activeElement?.tagName).toBe('H1');
});

test('whose charge failed is offered nothing to buy and no countdown', async () => {
  answers['/api/subscriptions/user/current'] = () => ({ ...held, status: 'past_due', hasAccess: false });
  await open();
  expect(text('h1')).toBe('Manage your subscription');
  expect(text('h2')).toBe('Your subscription');
  expect(button()).toBeNull();
  expect(document.querySelector('[role="timer"]')).toBeNull();
});

test('without a network the button says why it does nothing, and failed calls are repeated later', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const turn = (event: 'online' | 'offline') => {
    online.mockReturnValue(event === 'online');
    return act(async () => window.dispatchEvent(new Event(event)));
  };
  await open();
  expect(asked).not.toContain('/api/location'); // Otherwise a price in an assumed currency would be shown.
  expect(text('main')).toContain('You need to be online to pay.');
  await turn('online');
  expect(text('main')).not.toContain('You need to be online to pay.');
  await press('annual', 'paypal');
  await turn('offline');
  expect(button()?.getAttribute('aria-disabled')).toBe('true');
  const [reason] = (button()?.getAttribute('aria-describedby') ?? '').split(' ');
  expect(document.getElementById(reason ?? '')?.textContent).toContain('You need to be online to pay.');
  await press('pay');
  expect(asked).not.toContain('/api/orders/create');
  await turn('online');
  expect(label()).toBe('Pay Annually with PayPal');
  expect(button()?.getAttribute('aria-disabled')).toBeNull();
  online.mockRestore();
});

test('while it is unknown whether the person is subscribed, nothing is sold', async () => {
  delete answers['/api/subscriptions/user/current'];
  await open();
  expect(text('[role="alert"]')).toContain('Failed to check subscription status. Please try again later.');
  expect(button()).toBeNull();
  answers['/api/subscriptions/user/current'] = () => ({});
  await act(async () => document.querySelector<HTMLElement>('[role="alert"] button')?.click());
  expect(label()).toBe('Select a Plan');
});

test('shows the question that waits, what is included and an example', async () => {
  sessionStorage.setItem('returnAfterPayment', '/stream-chat?message=Stay+or+go%3F&sessionId=s1');
  await open();
  expect(text('figure')).toContain('Stay or go?');
  expect(text('main')).toContain('One insight and one next step each time');
  expect(document.querySelector('a[href="/sample"]')?.textContent).toBe('See a finished reflection');
});

test('a subscriber is sold nothing', async () => {
  answers['/api/subscriptions/user/current'] = () => held;
  sessionStorage.setItem('returnAfterPayment', '/stream-chat?message=Stay+or+go%3F&sessionId=s1');
  await open();
  expect(document.querySelector('figure')).toBeNull();
  expect(text('main')).not.toContain('As many reflections as you like');
});

describe('the free first reflection', () => {
  const free = (state: string) => () => ({ state, sessionId: state === 'used' ? 's1' : null });

  test('a visitor reads of it, with the way to begin', async () => {
    localStorage.clear();
    shown.config = { ...config, firstReflectionFree: true };
    await open();
    expect(text('main')).toContain('Your first reflection is free. You can begin without paying.');
    expect(
      [...document.querySelectorAll('a')].find((link) => link.textContent === 'Begin for free')?.pathname,
    ).toBe('/');
    expect(asked).not.toContain('/api/chat/free');
  });

  test.each([
    ['open', 'You can begin without paying.'],
    ['used', 'You’ve had your free reflection.'],
  ])('a person whose one is %s reads it above the plans', async (state, line) => {
    answers['/api/chat/free'] = free(state);
    await open();
    expect(text('main')).toContain(line);
    expect(label()).toBe('Select a Plan');
  });

  test('nothing is said where it is not offered, and to a subscriber', async () => {
    answers['/api/chat/free'] = free('off');
    await open();
    expect(text('main')).not.toMatch(/free/i);
    answers['/api/chat/free'] = free('open');
    answers['/api/subscriptions/user/current'] = () => held;
    await reopen();
    expect(text('main')).not.toMatch(/free/i);
  });
});

describe('a promotion code', () => {
  const preview = {
    code: 'FIFTH',
    currency: 'GBP',
    dueToday: 4.19,
    charges: 1,
    freeMonths: 0,
    fullPrice: 5.25,
    fullPriceFrom: '2026-12-20T10:00:00.000Z',
  };
  /** It arrives with the choice of a plan. */
  const fieldLoads = () =>
    act(async () => void (await import('../features/billing/checkout/offer-field.tsx')));
  const click = async (name: string) => {
    await fieldLoads();
    const found = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
    if (!found) throw new Error(`no button ${name}`);
    await act(async () => found.click());
  };
  const field = () => document.querySelector<HTMLInputElement>('input[autocapitalize]');
  const type = async (code: string) => {
    const input = field();
    if (!input) throw new Error('no field');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    await act(async () => {
      setValue?.call(input, code);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };

  beforeEach(() => {
    shown.config = { ...config, offerCodes: true, offer: null };
    answers['/api/offers/preview'] = () => preview;
  });

  test('is asked for only where there are codes', async () => {
    shown.config = { ...config, offerCodes: false, offer: null };
    await open();
    await press('monthly');
    expect(text('form')).not.toContain('promotion code');
  });

  test('shows what is charged today and from when the full price, and the order says the same', async () => {
    answers['/api/payments/stripe/subscription'] = () => ({ success: false, code: 'payment_declined' });
    await open();
    await press('monthly', 'stripe');
    await click('I have a promotion code');
    await type('fifth');
    await click('Apply');
    expect(text('form')).toContain('Code FIFTH applied');
    expect(text('form')).toContain('£4.19 today.');
    expect(text('form')).toContain('From December\u00a020,\u00a02026: £5.25 each month until you cancel.');
    await press('pay');
    expect(sent['/api/orders/create']).toMatchObject({ offer: { code: 'FIFTH', dueToday: 4.19 } });
    await click('Remove');
    expect(text('form')).not.toContain('£4.19');
  });

  test('that cannot be used says why at its field, and nothing typed is lost', async () => {
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
      url === '/api/offers/preview'
        ? Response.json({ code: 'offer_used_up', message: '' }, { status: 422 })
        : fetchStub(url, init),
    );
    await open();
    await press('monthly');
    await click('I have a promotion code');
    await type('late');
    await click('Apply');
    const why = document.getElementById(field()?.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toBe('This code has been used up.');
    expect(field()?.value).toBe('late');
  });

  test('that is announced is used without typing, and its real end stands where the countdown was', async () => {
    const ends = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const offer = { code: 'FIFTH', plans: ['monthly', 'annual'], percentOff: 20, charges: 1, ends };
    shown.config = { ...config, offerCodes: true, offer };
    await open();
    expect(text('main')).toContain('FIFTH: 20% off your first payment. Offer ends on ');
    expect(text('main')).not.toContain('Urgent offer');
    await press('monthly');
    expect(sent['/api/offers/preview']).toEqual({ code: 'FIFTH', orderType: 'MONTHLY', currency: 'GBP' });
    expect(text('form')).toContain('£4.19 today.');
  });

  test('that is announced and ends within the day counts the time down', async () => {
    const ends = new Date(Date.now() + 2 * 3_600_000).toISOString();
    const offer = { code: 'FREE', plans: ['monthly'], freeMonths: 1, charges: 1, ends };
    shown.config = { ...config, offerCodes: true, offer };
    await open();
    expect(text('main')).toMatch(/FREE: your first month is free\. Urgent offer ends in (2:00:00|1:59:5\d)/);
  });
});
