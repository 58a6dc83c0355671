import { expect, it } from 'vitest';
import { errors } from '#shared/contract/errors.ts';
import { privacyTexts } from '../../i18n/privacy.ts';
import { ApiError } from '../../lib/api-error.ts';
import { missingIn, problemsOf } from './delete-flow.ts';

const t = privacyTexts();
const typed = { email: 'a@example.org', password: 'x' };
const refused = (code: ApiError['code'], fields = {}) =>
  new ApiError(code in errors ? errors[code as keyof typeof errors].status : 0, code, '', fields);

it.each([
  [refused('not_confirmed', { email: 'no' }), typed, { email: t.wrongEmail }],
  [refused('invalid_input', { email: 'no' }), typed, { email: t.wrongEmail }],
  [refused('not_confirmed', { password: 'no' }), typed, { password: t.wrongPassword }],
  [refused('not_confirmed', { password: 'no' }), { ...typed, password: '' }, { password: t.passwordNeeded }],
  [refused('provider_failed'), typed, { form: t.providerFailed }],
  [refused('too_many_requests'), typed, { form: t.tooMany }],
  [refused('network'), typed, { form: t.noAnswer }],
  [refused('timeout'), typed, { form: t.noAnswer }],
  [refused('busy'), typed, { form: t.failed }],
  [new Error('another'), typed, { form: t.failed }],
])('a deletion refused by %o is told where it belongs', (error, given, problems) =>
  expect(problemsOf(t, error, given)).toEqual(problems),
);

it('an empty address is refused before anybody is asked, with a text that says what is missing', () => {
  expect(missingIn(t, { email: ' ', password: '' })).toEqual({ email: t.emailNeeded });
  expect(missingIn(t, { email: 'a@b.test', password: '' })).toEqual({});
});
