// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { timing } from '#shared/timing.ts';
import { localStore } from '../../lib/storage.ts';
import { cleanStores, wipeLocalData } from '../../lib/wipe.ts';
import {
  forgetOfflineReflection,
  keepOfflineReflection,
  keepsOffline,
  type OfflineReflection,
  readOfflineReflections,
  setKeepsOffline,
} from './offline-reflections.ts';

const reflection = (number: number, over: Partial<OfflineReflection> = {}): OfflineReflection => ({
  ...{ sessionId: `s${number}`, question: `Question ${number}?`, createdAt: '2026-11-20T10:00:00.000Z' },
  history: [],
  frontendDisplay: {
    problemReview: { originalQuestion: '' },
    instantInsight: { coreAnswer: '• It is clear', moodPhrase: '' },
    deepAnalysis: { frameworkAnalysis: '' },
    dialogueReview: { keyDiscoveries: [] },
    personalizedInsight: { personalLabel: '', decisionStyleAnalysis: '' },
  },
  ...over,
});
const ids = () => readOfflineReflections().map(({ sessionId }) => sessionId);

beforeEach(() => localStorage.clear());

test('nothing is kept unless it was switched on', () => {
  keepOfflineReflection(reflection(1));
  expect([keepsOffline(), ids(), localStore.keys()]).toEqual([false, [], []]);
});

test('the last opened ones are kept, the newest first, and only finished ones', () => {
  setKeepsOffline(true);
  for (let number = 1; number <= 12; number += 1) keepOfflineReflection(reflection(number));
  keepOfflineReflection(reflection(5));
  keepOfflineReflection(reflection(99, { frontendDisplay: null }));
  expect(ids()).toEqual(['s5', 's12', 's11', 's10', 's9', 's8', 's7', 's6', 's4', 's3']);
});

test('they are gone when it is switched off, and one when it is deleted', () => {
  setKeepsOffline(true);
  keepOfflineReflection(reflection(1));
  keepOfflineReflection(reflection(2));
  forgetOfflineReflection('s2');
  expect(ids()).toEqual(['s1']);
  setKeepsOffline(false);
  expect(localStore.keys()).toEqual([]);
});

test('they outlast a day, but neither a sign-out nor a quick exit', () => {
  setKeepsOffline(true);
  keepOfflineReflection(reflection(1));
  cleanStores(Date.now() + 30 * timing.localDataMs);
  expect(ids()).toEqual(['s1']);
  wipeLocalData({ keepSignIn: true, keepSignedInBefore: true });
  expect([keepsOffline(), localStore.keys()]).toEqual([false, []]);
});
