import { expect, test } from 'vitest';
import { newKey } from './new-key.ts';

test('every attempt has its own key', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});
