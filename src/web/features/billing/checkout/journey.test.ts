// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { continuation, forgetJourney, rememberDialogue, rememberPending } from './journey.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the dialogue that asked for a subscription is gone on with after paying', () => {
  const search = '?message=Stay+or+go%3F&sessionId=s1&windowId=w1';
  rememberDialogue({ pathname: '/stream-chat', search });
  expect(continuation()).toBe(`/stream-chat${search}`);
});

test('from the confirm page the question goes on to be confirmed', () => {
  rememberDialogue({ pathname: '/confirm', search: '?message=Stay+%26+go' });
  expect(continuation()).toBe('/confirm?message=Stay+%26+go');
});

test('from the list of reflections the way leads back to it', () => {
  rememberDialogue({ pathname: '/library', search: '' });
  expect(continuation()).toBe('/library');
});

test('a page without a question is no way back', () => {
  rememberDialogue({ pathname: '/second', search: '' });
  expect(continuation()).toBeUndefined();
});

test('a question that waits in the browser is kept over the login', () => {
  localStorage.setItem('pendingMessage', 'Stay or go?');
  rememberPending();
  localStorage.removeItem('pendingMessage');
  expect(continuation()).toBe('/confirm?message=Stay+or+go%3F');
});

test('a known way back is not replaced by an older question', () => {
  rememberDialogue({ pathname: '/stream-chat', search: '?message=new' });
  localStorage.setItem('pendingMessage', 'old');
  rememberPending();
  expect(continuation()).toBe('/stream-chat?message=new');
});

test('only a page of this site is gone on with, and only once', () => {
  sessionStorage.setItem('returnAfterPayment', '//evil.example');
  expect(continuation()).toBeUndefined();
  sessionStorage.setItem('returnAfterPayment', '/confirm?message=x');
  forgetJourney();
  expect(continuation()).toBeUndefined();
});
