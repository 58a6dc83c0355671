import { describe, expect, it } from 'vitest';
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
