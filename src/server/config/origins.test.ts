import { expect, it } from 'vitest';
import { isLocalTrial, isOwnAddress } from './origins.ts';

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

it('takes no address that two readers could take for two', () => {
  const own = 'https://clearing.example';
  for (const sign of ['\r', '\n', '\r\nSet-Cookie: a=b', '\t', ' ', '\0', '\\@evil.test', '字'])
    for (const address of [`${own}/pay${sign}`, `${own}${sign}/pay`, `${sign}${own}/`])
      expect(isOwnAddress(production, address), JSON.stringify(address)).toBe(false);
  expect(isOwnAddress(production, `${own}/%E5%AD%97?x=%0D%0A#a`)).toBe(true);
});

it('is tried out only where nobody but this machine can call', () => {
  const trialOn = (host: string, publicUrl?: string) =>
    isLocalTrial({ host, publicUrl: publicUrl ?? trial.publicUrl, publicUrlIsSet: publicUrl !== undefined });
  expect(trialOn('127.0.0.1')).toBe(true);
  expect(trialOn('::1', 'http://localhost:3000')).toBe(true);
  expect(trialOn('0.0.0.0')).toBe(false);
  expect(trialOn('127.0.0.1', 'https://clearing.example')).toBe(false);
});
