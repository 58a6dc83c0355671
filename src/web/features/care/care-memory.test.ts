import { beforeEach, expect, it } from 'vitest';
import { createStore } from '../../lib/storage.ts';
import { noteCare, noteDenial, readCareMemory } from './care-memory.ts';
import { readCareSeen } from './care-seen.ts';

let store = createStore(() => {
  throw new Error('no storage here');
});
beforeEach(() => {
  store = createStore(() => {
    throw new Error('no storage here');
  });
});

it('raises what is known and never lowers it', () => {
  noteCare('low', 'abuse', store);
  noteCare('high', 'self-harm', store);
  noteCare('low', 'abuse', store);
  expect(readCareMemory(store)).toMatchObject({ level: 'high', kind: 'self-harm' });
});

it('keeps the card after a no, and asks again only about something new', () => {
  noteCare('low', 'self-harm', store);
  noteDenial(store);
  noteCare('low', 'self-harm', store);
  expect(readCareMemory(store)).toEqual({ level: 'low', kind: 'self-harm', denied: true });
  noteCare('low', 'abuse', store);
  expect(readCareMemory(store)).toMatchObject({ level: 'low', kind: 'abuse', denied: false });
});

it('ignores an unknown kind and a broken entry', () => {
  noteCare('high', 'something', store);
  expect(readCareMemory(store)).toMatchObject({ level: 'high', kind: undefined });
  store.write('care_seen', '{"level":"odd"}');
  expect(readCareMemory(store)).toBeUndefined();
});

it('is read without the code that notes it', () => {
  expect(readCareSeen(store)).toBeUndefined();
  noteCare('high', 'abuse', store);
  expect(readCareSeen(store)).toEqual({ level: 'high', kind: 'abuse' });
});
