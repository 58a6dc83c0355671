import { expect, test } from 'vitest';
import {
  codeProblem,
  confirmProblem,
  emailProblem,
  loginPasswordProblem,
  mailAddress,
  nameFromEmail,
  newPasswordProblem,
  passwordChecks,
  requiredConfirmProblem,
  resetCodeProblem,
  resetPasswordProblem,
} from './validation.ts';

test('an email is required and looks like x@y.z', () => {
  expect(emailProblem('  ')).toBe('emailRequired');
  for (const wrong of ['a', 'a@b', '@b.c', 'a@b.', 'a b@c.d', 'a@@b.c', 'a@b .c'])
    expect(emailProblem(wrong), wrong).toBe('emailInvalid');
  for (const right of ['a@b.c', ' first.last+tag@mail.example.org '])
    expect(emailProblem(right), right).toBeUndefined();
});

test('an international domain is taken in the form that mail servers know', () => {
  expect(mailAddress(' Kim@Müller.DE ')).toBe('kim@xn--mller-kva.de');
  expect(mailAddress('kim@邮件.中国')).toBe('kim@xn--5nq051n.xn--fiqs8s');
  expect(mailAddress('kim@xn--mller-kva.de')).toBe('kim@xn--mller-kva.de');
});

test('what no mail server may be trusted with is refused on the page, too', () => {
  const refused = ['用户@example.org', 'a,b@example.org', 'a<b>@example.org', 'kim＠example.org'];
  const domains = [
    'exam_ple.org',
    'ｅxample.org',
    '\u212aelvin.org',
    'ü.',
    'ü/x.org',
    '[::1]',
    'ü..de',
    'a%2eb.de',
  ];
  for (const wrong of [...refused, ...domains.map((domain) => `kim@${domain}`)])
    expect(emailProblem(wrong), wrong).toBe('emailInvalid');
});

test('a very long email is refused without running the pattern into a wall', () => {
  expect(emailProblem(`${'a@'.repeat(200_000)}b.c`)).toBe('emailInvalid');
});

test('a code is exactly six ASCII digits', () => {
  expect(codeProblem('')).toBe('codeRequired');
  for (const wrong of ['12345', '1234567', '12345a', ' 12345', '１２３４５６'])
    expect(codeProblem(wrong), wrong).toBe('codeFormat');
  expect(codeProblem('012345')).toBeUndefined();
});

test('a login password only has to be there', () => {
  expect(loginPasswordProblem('')).toBe('passwordRequired');
  expect(loginPasswordProblem(' ')).toBeUndefined();
});

test('a new password needs eight characters, a letter and a number', () => {
  for (const wrong of ['', 'abc1234', 'abcdefgh', '12345678', '!!!!!!!!'])
    expect(newPasswordProblem(wrong), wrong).toBe('passwordRules');
  expect(newPasswordProblem('abcdefg1')).toBeUndefined();
  expect(newPasswordProblem('pass word 1 ünd mehr')).toBeUndefined();
});

test('the checklist tells which rule is met', () => {
  expect(passwordChecks('abc')).toEqual({ length: false, letter: true, number: false });
  expect(passwordChecks('12345678')).toEqual({ length: true, letter: false, number: true });
});

test('both passwords must be the same', () => {
  expect(confirmProblem('abcdefg1', 'abcdefg2')).toBe('passwordsDiffer');
  expect(confirmProblem('abcdefg1', 'abcdefg1')).toBeUndefined();
});

test('the name comes from the part of the email before the @', () => {
  expect(nameFromEmail(' kim.lee@example.org ')).toBe('kim.lee');
});

test('the reset form asks for six characters of code and password, and for the password twice', () => {
  expect(codeProblem('')).toBe('codeRequired');
  for (const wrong of ['12345', '1234567']) expect(resetCodeProblem(wrong), wrong).toBe('codeLength');
  expect(resetCodeProblem('012345')).toBeUndefined();
  expect(resetPasswordProblem('abcde')).toBe('passwordShort');
  expect(resetPasswordProblem('abcdef')).toBeUndefined();
  expect(requiredConfirmProblem('abcdef', '')).toBe('confirmRequired');
  expect(requiredConfirmProblem('abcdef', 'abcdeg')).toBe('passwordsDiffer');
  expect(requiredConfirmProblem('abcdef', 'abcdef')).toBeUndefined();
});
