// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { pages } from '#shared/pages.ts';
import { slowAbove } from '#shared/performance.ts';
import { watchPerformance } from './performance-watch.ts';

interface Listener {
  seen: (list: { getEntries: () => object[] }) => void;
  isOpen: boolean;
}

let observers: Map<string, Listener>;
let supported: string[];
let sent: { url: string; init: RequestInit }[];
let memory: { usedJSHeapSize: number } | undefined;
let clock: number;
let isHidden: boolean;
let stop: () => void;

class ObserverStub {
  static get supportedEntryTypes() {
    return supported;
  }
  readonly listener: Listener;
  constructor(seen: Listener['seen']) {
    this.listener = { seen, isOpen: true };
  }
  observe({ type }: { type: string }) {
    observers.set(type, this.listener);
  }
  disconnect() {
    this.listener.isOpen = false;
  }
}

const reports = () => sent.map(({ init }) => JSON.parse(String(init.body)));
const draw = (heading: string) => {
  document.body.innerHTML = `<main>${heading ? `<h1>${heading}</h1>` : ''}</main>`;
};
/** Observers of the document are notified in a microtask. */
const settle = () => vi.advanceTimersByTimeAsync(0);

function measure(type: string, entry: object) {
  const listener = observers.get(type);
  if (listener?.isOpen) listener.seen({ getEntries: () => [entry] });
}

const resource = (path: string, duration: number, more: object = {}) =>
  measure('resource', {
    name: `http://localhost:3000${path}`,
    startTime: 10,
    responseStart: 20,
    duration,
    ...more,
  });

beforeEach(() => {
  vi.useFakeTimers();
  observers = new Map();
  supported = ['resource', 'longtask'];
  [sent, clock, isHidden] = [[], 0, false];
  memory = { usedJSHeapSize: 1_000 };
  vi.stubGlobal('PerformanceObserver', ObserverStub);
  vi.stubGlobal('performance', {
    now: () => clock,
    get memory() {
      return memory;
    },
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    throw new TypeError('nobody answers');
  });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  window.history.replaceState(null, '', '/confirm?message=private');
  draw('Before');
  stop = watchPerformance();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a resource', () => {
  it('is reported once above 15 s and not at it, without its address', () => {
    resource('/assets/font.woff2?token=secret', 15_000);
    expect(sent).toEqual([]);
    resource('/assets/font.woff2?token=secret', 15_001);
    expect(reports()).toEqual([{ kind: 'slow_resource' }]);
  });

  it('goes out apart from the sign-in, and may outlive the page', () => {
    resource('/assets/font.woff2', 20_000);
    expect(sent[0]).toMatchObject({
      url: '/api/performance',
      init: { method: 'POST', credentials: 'omit', keepalive: true, referrerPolicy: 'no-referrer' },
    });
  });

  it('of the dialogue counts until its answer begins', () => {
    resource('/api/chat/start', 60_000);
    expect(sent).toEqual([]);
    resource('/api/chat/start', 60_000, { responseStart: 15_011 });
    expect(sent).toHaveLength(1);
  });

  it('that is a report makes no further one', () => {
    resource('/api/performance', 60_000);
    expect(sent).toEqual([]);
  });

  it('makes no more than 20 reports a page', () => {
    for (let at = 0; at < 30; at += 1) resource('/slow', 20_000);
    expect(sent).toHaveLength(20);
  });
});

it('a long task is reported once above 3 s and not at it', () => {
  measure('longtask', {
    duration: slowAbove.longTaskMs,
    attribution: [{ containerSrc: 'https://x.example' }],
  });
  expect(sent).toEqual([]);
  measure('longtask', { duration: 3_001, attribution: [{ containerSrc: 'https://x.example' }] });
  expect(reports()).toEqual([{ kind: 'long_task' }]);
});

it('memory is reported once above 500 MB and not at it', async () => {
  memory = { usedJSHeapSize: 500_000_000 };
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  memory = { usedJSHeapSize: 500_000_001 };
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reports()).toEqual([{ kind: 'high_memory' }]);
});

describe('a change of route', () => {
  async function goTo(path: string, tookMs: number) {
    navigate(path);
    draw('');
    await settle();
    clock += tookMs;
    draw('After');
    await settle();
  }

  it('is reported once above 5 s and not at it, by its name', async () => {
    await goTo('/second?aiResponse=private', 5_000);
    expect(sent).toEqual([]);
    await goTo('/third?summaryData=private', 5_001);
    expect(reports()).toEqual([{ kind: 'slow_route', route: 'third', bucketMs: 7_500 }]);
    clock += 60_000;
    draw('Drawn again');
    await settle();
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(reports())).not.toMatch(/private|http|[/?]/);
  });

  it('is rounded up, the slowest to the last step', async () => {
    await goTo(pages.pay, 7_501);
    await goTo(pages.login, 900_000);
    expect(reports().map(({ bucketMs }) => bucketMs)).toEqual([10_000, 120_000]);
  });

  it('does not take the heading of the page before for the new one', async () => {
    navigate(pages.pay);
    document.querySelector('main')?.append('text');
    await settle();
    clock = 6_000;
    draw('After');
    await settle();
    expect(reports()).toMatchObject([{ route: 'pay' }]);
  });

  it('that the person leaves before it is there counts until then', async () => {
    navigate(pages.pay);
    draw('');
    clock = 6_000;
    await goTo(pages.login, 100);
    expect(reports()).toEqual([{ kind: 'slow_route', route: 'pay', bucketMs: 7_500 }]);
    navigate(pages.register);
    clock += 6_000;
    isHidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reports()).toMatchObject([{ route: 'pay' }, { route: 'register' }]);
  });

  it('is left alone out of sight, on unknown paths, and where only the query changes', async () => {
    await goTo('/nowhere', 9_000);
    await goTo(pages.login, 100);
    await goTo(`${pages.login}?more`, 9_000);
    isHidden = true;
    await goTo(pages.pay, 9_000);
    expect(sent).toEqual([]);
  });
});

it('watches once, however often it is begun', async () => {
  watchPerformance();
  navigate(pages.pay);
  clock = 6_000;
  draw('After');
  await settle();
  expect(sent).toHaveLength(1);
});

it('reports nothing once it is stopped', async () => {
  stop();
  resource('/slow', 20_000);
  measure('longtask', { duration: 9_000 });
  memory = { usedJSHeapSize: 900_000_000 };
  navigate(pages.pay);
  clock = 9_000;
  draw('After');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});

it('works where the browser measures none of it', () => {
  stop();
  [supported, memory] = [[], undefined];
  observers.clear();
  stop = watchPerformance();
  expect(observers.size).toBe(0);
  vi.stubGlobal('PerformanceObserver', undefined);
  stop();
  stop = watchPerformance();
  expect(sent).toEqual([]);
});
