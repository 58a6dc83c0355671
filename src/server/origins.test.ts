import { expect, it } from 'vitest';
import { isOwnAddress } from './origins.ts';

const production = { publicUrl: 'https://clearing.example', publicUrlIsSet: true };
const trial = { publicUrl: 'http://127.0.0.1:3000', publicUrlIsSet: false };

it('takes only the public origin once it is set', () => {
  expect(isOwnAddress(production, 'https://clearing.example/pay?x=1')).toBe(true);
  for (const foreign of [
    'https://clearing.example.evil.test/',
    'http://clearing.example/',
    'https://user@clearing.example/',
    'http://127.0.0.1:3000/',
    '/relative',
    'javascript:alert(1)',
  ]) {
    expect(isOwnAddress(production, foreign), foreign).toBe(false);
  }
});

it('takes every loopback name while trying out', () => {
  expect(isOwnAddress(trial, 'http://localhost:3000/x')).toBe(true);
  expect(isOwnAddress(trial, 'http://[::1]:3000/x')).toBe(true);
  expect(isOwnAddress(trial, 'http://127.0.0.1.evil.test/')).toBe(false);
});
