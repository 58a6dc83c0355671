// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { secondsLeft } from '../../../lib/use-seconds-left.ts';
import { formatCountdown, getOfferDeadline, hideOffer } from './offer-countdown.tsx';

const now = Date.UTC(2026, 9, 5, 20);

const offerTimeLeft = (deadline: number, at: number) => formatCountdown(secondsLeft(deadline, at));

beforeEach(() => localStorage.clear());

test('the offer starts at 263 seconds', () => {
  expect(offerTimeLeft(getOfferDeadline(now), now)).toBe('04:23');
});

test('a reload does not restart the offer', () => {
  getOfferDeadline(now);
  expect(offerTimeLeft(getOfferDeadline(now + 60_000), now + 60_000)).toBe('03:23');
});

test('the line is gone at 00:00 and stays gone', () => {
  const deadline = getOfferDeadline(now);
  expect(offerTimeLeft(deadline, deadline - 1)).toBe('00:01');
  expect(offerTimeLeft(deadline, deadline)).toBeUndefined();
  expect(offerTimeLeft(getOfferDeadline(deadline + 86_400_000), deadline + 86_400_000)).toBeUndefined();
});

test('a hidden offer stays hidden after a reload', () => {
  getOfferDeadline(now);
  hideOffer();
  expect(offerTimeLeft(getOfferDeadline(now), now)).toBeUndefined();
});

test('a broken stored deadline counts as a first visit', () => {
  localStorage.setItem('offerDeadline', 'soon');
  expect(offerTimeLeft(getOfferDeadline(now), now)).toBe('04:23');
});
