// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore, readJson, writeJson } from './storage.ts';

function fakeStorage(quota = Number.POSITIVE_INFINITY) {
  const area: Record<string, string> = {};
  Object.defineProperties(area, {
    getItem: { value: (key: string) => area[key] ?? null },
    setItem: {
      value: (key: string, value: string) => {
        if (value.length > quota) throw new DOMException('full', 'QuotaExceededError');
        area[key] = value;
      },
    },
    removeItem: { value: (key: string) => delete area[key] },
  });
  return area as unknown as Storage;
}

describe('a store', () => {
  it('writes, reads, lists and removes', () => {
    const area = fakeStorage();
    const store = createStore(() => area);
    store.write('a', '1');
    expect(store.read('a')).toBe('1');
    expect(area.getItem('a')).toBe('1');
    expect(store.keys()).toEqual(['a']);
    store.remove('a');
    expect(store.read('a')).toBeUndefined();
  });

  it('keeps in memory what a full storage refuses, and gives the newer value', () => {
    const area = fakeStorage(3);
    const store = createStore(() => area);
    store.write('a', 'old');
    store.write('a', 'much newer');
    expect(store.read('a')).toBe('much newer');
    store.write('a', 'new');
    expect(store.read('a')).toBe('new');
    expect(area.getItem('a')).toBe('new');
  });

  it('works without any storage', () => {
    const store = createStore(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(store.read('a')).toBeUndefined();
    store.write('a', '1');
    expect(store.read('a')).toBe('1');
    expect(store.keys()).toEqual(['a']);
    store.remove('a');
    expect(store.keys()).toEqual([]);
  });

  it('takes broken JSON for nothing', () => {
    const store = createStore(() => fakeStorage());
    store.write('a', '{"b":');
    expect(readJson(store, 'a')).toBeUndefined();
    const kept = createStore(
      (
        (area) => () =>
          area
      )(fakeStorage()),
    );
    writeJson(kept, 'a', { b: [1] });
    expect(readJson(kept, 'a')).toEqual({ b: [1] });
  });
});

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 22, 12);

let stop: () => void = () => undefined;
let left: string | undefined;

/** A new import is a new document: stores that are open, the same storage. */
async function openPage() {
  vi.resetModules();
  const wipe = await import('./wipe.ts');
  const storage = await import('./storage.ts');
  return { ...wipe, ...storage };
}

const keysOf = (area: Storage) =>
  Object.keys(area)
    .filter((key) => !key.endsWith('@'))
    .sort();

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  localStorage.clear();
  sessionStorage.clear();
  left = undefined;
  document.body.innerHTML = '<p>What was written</p>';
  window.history.replaceState(null, '', '/confirm?message=private');
  vi.spyOn(window.location, 'replace').mockImplementation((url) => {
    left = String(url);
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the daily cleaning', () => {
  it('removes every text that was written more than a day ago, and keeps ids, choices and the sign-in', async () => {
    const { localStore, tabStore, cleanStores } = await openPage();
    const texts = ['pendingMessage', 'redirectAfterLogin', 'chat_history_s1', 'anything_new'];
    const drafts = ['draft_home', 'draft_confirm', 'turn_s1', 'reading_s1', 'returnAfterPayment'];
    const lasting = ['accessToken', 'helpCountry', 'locale', 'sessionData', 'userEmail'];
    for (const key of [...texts, ...lasting]) localStore.write(key, 'x');
    for (const key of [...drafts, 'care_seen', 'windowId']) tabStore.write(key, 'x');
    cleanStores(now + 24 * hour);
    expect(keysOf(localStorage)).toEqual([...texts, ...lasting].sort());
    cleanStores(now + 24 * hour + 1);
    expect(keysOf(localStorage)).toEqual(lasting);
    expect(keysOf(sessionStorage)).toEqual(['care_seen', 'windowId']);
    expect(Object.keys(localStorage).filter((key) => key.endsWith('@'))).toEqual([]);
  });

  it('counts from the last time that a text was written, and for one without a time from now', async () => {
    const { localStore, cleanStores } = await openPage();
    localStorage.setItem('pendingMessage', 'written before times were kept');
    localStore.write('draft', 'x');
    vi.setSystemTime(now + 20 * hour);
    localStore.write('draft', 'y');
    cleanStores(now + 30 * hour);
    expect(keysOf(localStorage)).toEqual(['draft', 'pendingMessage']);
    cleanStores(now + 45 * hour);
    expect(keysOf(localStorage)).toEqual([]);
  });

  it('runs at the start of a page', async () => {
    const { localStore, watchForWipes } = await openPage();
    localStore.write('pendingMessage', 'x');
    vi.setSystemTime(now + 25 * hour);
    stop = watchForWipes();
    expect(keysOf(localStorage)).toEqual([]);
  });
});

describe('leaving at once', () => {
  it('wipes by what may stay, empties page and address, and lets nothing be written after it', async () => {
    const { localStore, tabStore, leaveImmediately } = await openPage();
    for (const key of ['pendingMessage', 'anything_new', 'accessToken', 'locale']) localStore.write(key, 'x');
    tabStore.write('draft_home', 'x');
    leaveImmediately('en', { keepSignIn: false });
    expect(left).toBe('https://www.bbc.com/weather');
    expect(document.body.innerHTML).toBe('');
    expect(window.location.pathname + window.location.search).toBe('/');
    localStore.write('chat_history_s1', 'a turn that ran on');
    tabStore.write('turn_s1', 'a turn that ran on');
    expect(keysOf(localStorage)).toEqual(['locale', 'wipedAt']);
    expect(keysOf(sessionStorage)).toEqual([]);
  });

  it('ends the sign-in while its token is still known, or leaves it', async () => {
    const { localStore, leaveImmediately, setQuickExitSignOut } = await openPage();
    const ended: (string | undefined)[] = [];
    setQuickExitSignOut(() => ended.push(localStore.read('accessToken')));
    localStore.write('accessToken', 'a');
    leaveImmediately('zh', { keepSignIn: true });
    expect([left, keysOf(localStorage), ended]).toEqual([
      'https://www.weather.com.cn/',
      ['accessToken', 'wipedAt'],
      [],
    ]);
    leaveImmediately('zh', { keepSignIn: false });
    expect([keysOf(localStorage), ended]).toEqual([['wipedAt'], ['a']]);
  });

  it('takes along another tab, to the addresses that are known here alone', async () => {
    const { watchForWipes } = await openPage();
    stop = watchForWipes();
    localStorage.setItem('pendingMessage', 'written back by this tab');
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'leaving', newValue: 'https://elsewhere.example' }),
    );
    expect(left).toBeUndefined();
    window.dispatchEvent(new StorageEvent('storage', { key: 'leaving', newValue: 'en' }));
    expect([left, keysOf(localStorage)]).toEqual(['https://www.bbc.com/weather', []]);
  });

  it('drops what a closed tab brings back when it is opened again', async () => {
    const first = await openPage();
    first.tabStore.write('draft_home', 'of a tab that was closed');
    const brought = { ...sessionStorage };
    vi.setSystemTime(now + 1_000);
    first.leaveImmediately('en', { keepSignIn: false });
    Object.assign(sessionStorage, brought);
    for (const [key, value] of Object.entries(brought)) sessionStorage.setItem(key, String(value));
    stop = (await openPage()).watchForWipes();
    expect(keysOf(sessionStorage)).toEqual([]);
  });

  const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  it('replaces a page that the browser had put aside before, and its address with the question', async () => {
    const { watchForWipes, wipeEverywhere } = await openPage();
    stop = watchForWipes();
    window.dispatchEvent(new Event('pagehide'));
    comeBack();
    expect(left).toBeUndefined();
    vi.setSystemTime(now + 1_000);
    wipeEverywhere('home');
    comeBack();
    expect([left, document.body.innerHTML, window.location.search]).toEqual(['/', '', '']);
  });

  it('shows the landing page, not an empty one, where Back brings this very page from memory', async () => {
    const { watchForWipes, leaveImmediately } = await openPage();
    stop = watchForWipes();
    leaveImmediately('en', { keepSignIn: false });
    vi.setSystemTime(now + 50);
    window.dispatchEvent(new Event('pagehide'));
    comeBack();
    expect(left).toBe('/');
  });
});
