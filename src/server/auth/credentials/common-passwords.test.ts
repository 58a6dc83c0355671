import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

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
