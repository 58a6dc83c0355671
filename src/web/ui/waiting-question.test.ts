// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { findOrCreateTurn } from '../features/chat/turn/pending-turn.ts';
import { toUnstoredId } from '../features/chat/unstored/unstored.ts';
import { findPageQuestion } from './waiting-question.tsx';

beforeEach(() => sessionStorage.clear());

test('the question is read from the address', () => {
  expect(findPageQuestion('/stream-chat?message=Stay+%26+go%3F&sessionId=s1')).toBe('Stay & go?');
  expect(findPageQuestion('/confirm?message=+Stay+')).toBe('Stay');
});

test('the question of an unstored dialogue is read from this tab', () => {
  const sessionId = toUnstoredId('s1');
  findOrCreateTurn({ kind: 'start', sessionId, text: 'Stay or go?' });
  expect(findPageQuestion(`/stream-chat?sessionId=${sessionId}&windowId=w1`)).toBe('Stay or go?');
});

test('an answer is no question, and neither is a page without one', () => {
  findOrCreateTurn({ kind: 'message', sessionId: 's1', text: 'Stay', round: 1 });
  expect(findPageQuestion('/buffer?sessionId=s1')).toBeUndefined();
  expect(findPageQuestion('/confirm?message=')).toBeUndefined();
  expect(findPageQuestion('/pay')).toBeUndefined();
  expect(findPageQuestion(undefined)).toBeUndefined();
});
