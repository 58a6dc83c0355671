import * as argon2 from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPasswords, isCommonPassword } from './passwords.ts';

describe('stored passwords', () => {
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
});

describe('common passwords', () => {
  it.each(
    `password1 Password123 PASSWORD1! passw0rd1 p@ssw0rd1 qwerty123 qwerty12345 1q2w3e4r 1qaz2wsx abc12345 a1b2c3d4
  iloveyou1 welcome1 Welcome2024 admin123 letmein1 monkey12 dragon123 sunshine1 princess1 football1 superman1
  123password 1234qwer q1w2e3r4 zaq12wsx trustno1 a12345678 woaini1314 wang1234 charlie7 asdfgh123 test1234
  summer2025! michael1 changeme1 hello_123 abcd1234 qazwsx123 iloveyou520 lovelove1`.split(/\s+/),
  )('refuses %s', (password) => {
    expect(isCommonPassword(password, 'Clearing')).toBe(true);
  });

  it.each(['clearing1', 'Clearing2026', 'clearing!123', '1clearing', 'Clearing_7'])(
    "refuses the product's own name in %s",
    (password) => {
      expect(isCommonPassword(password, 'Clearing')).toBe(true);
      expect(isCommonPassword(password, 'Other')).toBe(false);
    },
  );

  it.each([
    'quiet forest 7',
    'correct horse battery 1',
    'password for my third garden 4',
    'kq7vxw2m',
    'dragonfly88moss',
    'wang8274',
    'michael73915',
    '密码password安全9',
  ])('lets %s pass', (password) => {
    expect(isCommonPassword(password, 'Clearing')).toBe(false);
  });

  it('answers at once for long text of any kind', () => {
    for (const text of ['1'.repeat(128), '!'.repeat(128), 'a'.repeat(128), `${'1!'.repeat(63)}a_`]) {
      expect(isCommonPassword(text, 'Clearing')).toBe(false);
    }
  });
});
