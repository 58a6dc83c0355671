// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { secondsLeft } from '../../../lib/use-seconds-left.ts';
import { formatCountdown, getOrStartOfferDeadline, hideOffer } from './pay-form.tsx';

const now = Date.UTC(2026, 9, 5, 20);

const offerTimeLeft = (deadline: number, at: number) => formatCountdown(secondsLeft(deadline, at));

beforeEach(() => localStorage.clear());

test('the offer starts at 263 seconds', () => {
  expect(offerTimeLeft(getOrStartOfferDeadline(now), now)).toBe('04:23');
});

test('a reload does not restart the offer', () => {
  getOrStartOfferDeadline(now);
  expect(offerTimeLeft(getOrStartOfferDeadline(now + 60_000), now + 60_000)).toBe('03:23');
});

test('the line is gone at 00:00 and stays gone', () => {
  const deadline = getOrStartOfferDeadline(now);
  expect(offerTimeLeft(deadline, deadline - 1)).toBe('00:01');
  expect(offerTimeLeft(deadline, deadline)).toBeUndefined();
  expect(
    offerTimeLeft(getOrStartOfferDeadline(deadline + 86_400_000), deadline + 86_400_000),
  ).toBeUndefined();
});

test('a hidden offer stays hidden after a reload', () => {
  getOrStartOfferDeadline(now);
  hideOffer();
  expect(offerTimeLeft(getOrStartOfferDeadline(now), now)).toBeUndefined();
});

test('a broken stored deadline counts as a first visit', () => {
  localStorage.setItem('offerDeadline', 'soon');
  expect(offerTimeLeft(getOrStartOfferDeadline(now), now)).toBe('04:23');
});
