import * as argon2 from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

/** The real thing, with a note of every call. */
function createCounted() {
  const verified: string[] = [];
  const passwords = createPasswords({
    hash: argon2.hash,
    verify: (stored, password) => {
      verified.push(String(stored));
      return argon2.verify(stored, password);
    },
  });
  return { passwords, verified };
}

it('stores argon2id with at least 19456 kB, two passes, one lane, and another salt each time', async () => {
  const passwords = createPasswords();
  const first = await passwords.hash('quiet forest 7');
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.hash('quiet forest 7')).not.toBe(first);
  expect(passwords.isOutdated(first)).toBe(false);
});

it('takes 128 characters whole, without trimming or changing case', async () => {
  const passwords = createPasswords();
  const long = `${'x'.repeat(127)}1`;
  const stored = await passwords.hash(long);
  expect(await passwords.verify(stored, long)).toBe(true);
  expect(await passwords.verify(stored, `${'x'.repeat(127)}2`)).toBe(false);
  const spaced = await passwords.hash(' Quiet 7 ');
  expect(await passwords.verify(spaced, ' Quiet 7 ')).toBe(true);
  expect(await passwords.verify(spaced, 'Quiet 7')).toBe(false);
  expect(await passwords.verify(spaced, ' quiet 7 ')).toBe(false);
});

it('knows a hash that was made with weaker parameters', async () => {
  const weak = await argon2.hash('quiet forest 7', { memoryCost: 8_192, timeCost: 1 });
  const passwords = createPasswords();
  expect(passwords.isOutdated(weak)).toBe(true);
  expect(await passwords.verify(weak, 'quiet forest 7')).toBe(true);
});

it('does one verification of the same cost whether the account exists or not', async () => {
  const { passwords, verified } = createCounted();
  const stored = await passwords.hash('quiet forest 7');
  expect(await passwords.verify(stored, 'wrong')).toBe(false);
  expect(await passwords.verify(null, 'wrong')).toBe(false);
  expect(verified).toHaveLength(2);
  const [known = '', unknown = ''] = verified;
  const shape = (phc: string) => phc.split('$').map((part, at) => (at < 4 ? part : part.length));
  expect(shape(unknown)).toEqual(shape(known));
});

it('answers busy when more wait than the queue holds', async () => {
  const passwords = createPasswords(undefined, { concurrency: 1, queue: 1, waitMs: 10_000 });
  const all = await Promise.allSettled([1, 2, 3, 4].map(() => passwords.hash('quiet forest 7')));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const refused = all.filter((result) => result.status === 'rejected').map(({ reason }) => reason.code);
  expect(refused).toEqual(['busy', 'busy']);
});
