import { beforeEach, expect, it } from 'vitest';
import { createStore } from '../../lib/storage.ts';
import { noteDenial, noteRiskInTab, readRiskInTab } from './risk-in-tab.ts';
import { readStoredRisk } from './stored-risk.ts';

let store = createStore(() => {
  throw new Error('no storage here');
});
beforeEach(() => {
  store = createStore(() => {
    throw new Error('no storage here');
  });
});

it('raises what is known and never lowers it', () => {
  noteRiskInTab('low', 'abuse', store);
  noteRiskInTab('high', 'self-harm', store);
  noteRiskInTab('low', 'abuse', store);
  expect(readRiskInTab(store)).toMatchObject({ level: 'high', kind: 'self-harm' });
});

it('keeps the card after a no, and asks again only about something new', () => {
  noteRiskInTab('low', 'self-harm', store);
  noteDenial(store);
  noteRiskInTab('low', 'self-harm', store);
  expect(readRiskInTab(store)).toEqual({ level: 'low', kind: 'self-harm', denied: true });
  noteRiskInTab('low', 'abuse', store);
  expect(readRiskInTab(store)).toMatchObject({ level: 'low', kind: 'abuse', denied: false });
});

it('ignores an unknown kind and a broken entry', () => {
  noteRiskInTab('high', 'something', store);
  expect(readRiskInTab(store)).toMatchObject({ level: 'high', kind: undefined });
  store.write('care_seen', '{"level":"odd"}');
  expect(readRiskInTab(store)).toBeUndefined();
});

it('is read without the code that notes it', () => {
  expect(readStoredRisk(store)).toBeUndefined();
  noteRiskInTab('high', 'abuse', store);
  expect(readStoredRisk(store)).toEqual({ level: 'high', kind: 'abuse' });
});
