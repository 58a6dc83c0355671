// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import {
  forgetAfterPayment,
  readAfterPaymentUrl,
  rememberPendingQuestion,
  rememberReturnPage,
} from './after-payment.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the dialogue that asked for a subscription continues after the payment', () => {
  const search = '?message=Stay+or+go%3F&sessionId=s1&windowId=w1';
  rememberReturnPage({ pathname: '/stream-chat', search });
  expect(readAfterPaymentUrl()).toBe(`/stream-chat${search}`);
});

test('from the confirm page, the question is confirmed after the payment', () => {
  rememberReturnPage({ pathname: '/confirm', search: '?message=Stay+%26+go' });
  expect(readAfterPaymentUrl()).toBe('/confirm?message=Stay+%26+go');
});

test('from the library, the way leads back to the library', () => {
  rememberReturnPage({ pathname: '/library', search: '' });
  expect(readAfterPaymentUrl()).toBe('/library');
});

test('a page without a question is not remembered', () => {
  rememberReturnPage({ pathname: '/second', search: '' });
  expect(readAfterPaymentUrl()).toBeUndefined();
});

test('a pending question is kept across the login', () => {
  localStorage.setItem('pendingMessage', 'Stay or go?');
  rememberPendingQuestion();
  localStorage.removeItem('pendingMessage');
  expect(readAfterPaymentUrl()).toBe('/confirm?message=Stay+or+go%3F');
});

test('a remembered dialogue is not replaced by an older question', () => {
  rememberReturnPage({ pathname: '/stream-chat', search: '?message=new' });
  localStorage.setItem('pendingMessage', 'old');
  rememberPendingQuestion();
  expect(readAfterPaymentUrl()).toBe('/stream-chat?message=new');
});

test('only a page of this site is used, and only once', () => {
  sessionStorage.setItem('returnAfterPayment', '//evil.example');
  expect(readAfterPaymentUrl()).toBeUndefined();
  sessionStorage.setItem('returnAfterPayment', '/confirm?message=x');
  forgetAfterPayment();
  expect(readAfterPaymentUrl()).toBeUndefined();
});
