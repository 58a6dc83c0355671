/** The state of the page for a forgotten password: it mails a code, and sets a new password with it. */
import { useState } from 'react';
import { timing } from '#shared/timing.ts';
import {
  type EmailProblem,
  emailProblem,
  type RequiredConfirmProblem,
  type ResetCodeProblem,
  type ResetPasswordProblem,
  requiredConfirmProblem,
  resetCodeProblem,
  resetPasswordProblem,
} from '#shared/validation.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { resetTexts } from '../../i18n/en/reset.ts';
import { ApiError, call } from '../../lib/api.ts';
import { readJson, tabStore, writeJson } from '../../lib/storage.ts';
import { announce } from '../../ui/toast.tsx';
import { keepTypedEmail, readTypedEmail, type SentCode } from './sign-in-storage.ts';

/** What is wrong with which field. */
interface ResetProblems {
  email?: EmailProblem | 'sendFailed' | undefined;
  code?: ResetCodeProblem | 'codeInvalid' | 'resendFailed' | undefined;
  newPassword?: ResetPasswordProblem | 'passwordWeak' | 'tooOften' | 'resetFailed' | undefined;
  confirmation?: RequiredConfirmProblem | undefined;
}

type ResetCodeResult = { waitS: number } | { refused: 'emailInvalid' | 'failed' };

/** Requests a code. The response does not reveal whether the address has an account. */
export async function sendResetCode(email: string): Promise<ResetCodeResult> {
  try {
    const body = { email: email.trim(), locale: currentLocale() };
    const { expireTime } = await call('sendResetCode', { body });
    return { waitS: expireTime > 0 ? expireTime : timing.codeCountdownS };
  } catch (error) {
    const { fields = {} } = error instanceof ApiError ? error : {};
    return { refused: fields.email ? 'emailInvalid' : 'failed' };
  }
}

interface NewPassword {
  email: string;
  code: string;
  newPassword: string;
}

/** Messages with 'invalid' or 'expired' belong to the code field, all others to the new password. */
function toProblems(error: unknown): ResetProblems {
  const { code, status, fields, message } =
    error instanceof ApiError ? error : new ApiError(0, 'network', '');
  if (code === 'weak_password') return { newPassword: 'passwordWeak' };
  if (fields.email) return { code: 'codeInvalid' }; // It was accepted when the code was sent.
  if (fields.newPassword) return { newPassword: 'passwordShort' };
  if (fields.code || code === 'code_invalid' || /\b(invalid|expired)\b/i.test(message))
    return { code: 'codeInvalid' };
  return { newPassword: status === 429 ? 'tooOften' : 'resetFailed' };
}

/** Sets the new password, without signing in. Returns undefined on success. */
export async function resetPassword(input: NewPassword): Promise<ResetProblems | undefined> {
  try {
    const { success } = await call('resetPassword', {
      body: { ...input, email: input.email.trim(), locale: currentLocale() },
    });
    return success ? undefined : { newPassword: 'resetFailed' };
  } catch (error) {
    return toProblems(error);
  }
}

/** Survives a reload: on a phone, reading the code in another app may cause one. */
const sentKey = 'resetCodeSent';

function readSent(): SentCode | undefined {
  const { to, until } = (readJson(tabStore, sentKey) ?? {}) as Partial<SentCode>;
  return typeof to === 'string' && typeof until === 'number' ? { to, until } : undefined;
}

export interface ResetValues {
  email: string;
  code: string;
  newPassword: string;
  confirmation: string;
}

function validate({ code, newPassword, confirmation }: ResetValues): ResetProblems {
  return {
    code: resetCodeProblem(code),
    newPassword: resetPasswordProblem(newPassword),
    confirmation: requiredConfirmProblem(newPassword, confirmation),
  };
}

function useValues() {
  const [values, setValues] = useState<ResetValues>(() => ({
    email: readSent()?.to ?? readTypedEmail(),
    code: '',
    newPassword: '',
    confirmation: '',
  }));
  function set(field: keyof ResetValues, value: string) {
    if (field === 'email') keepTypedEmail(value);
    setValues((current) => ({ ...current, [field]: value }));
  }
  return { values, set };
}

/** `showProblems` returns the first field to correct, in the order of the form. */
function useProblems() {
  const [problems, setProblems] = useState<ResetProblems>({});
  function showProblems(found: ResetProblems): keyof ResetValues | undefined {
    setProblems(found);
    return (['email', 'code', 'newPassword', 'confirmation'] as const).find((field) => found[field]);
  }
  return { problems, showProblems };
}

/** The code that was mailed; undefined before, and after a change of the address. */
function useSentCode() {
  const [sent, setSent] = useState(readSent);
  function remember(next: SentCode | undefined) {
    if (next) writeJson(tabStore, sentKey, next);
    else tabStore.remove(sentKey);
    setSent(next);
  }
  return { sent, remember };
}

/** Three steps: `email`, `code`, `done`. Calls return the field to correct, if any. */
export function useResetForm() {
  const t = resetTexts();
  const { values, set } = useValues();
  const { problems, showProblems } = useProblems();
  const { sent, remember } = useSentCode();
  const [busy, setBusy] = useState<'code' | 'reset'>();
  const [done, setDone] = useState(false);

  async function requestCode() {
    const wrong = emailProblem(values.email);
    if (wrong) return showProblems({ email: wrong });
    setBusy('code');
    const result = await sendResetCode(values.email);
    setBusy(undefined);
    if ('waitS' in result) {
      remember({ to: values.email.trim(), until: Date.now() + result.waitS * 1_000 });
      if (sent) announce(t.codeSent);
      return showProblems({});
    }
    if (sent) return showProblems({ ...problems, code: 'resendFailed' });
    return showProblems({ email: result.refused === 'emailInvalid' ? 'emailInvalid' : 'sendFailed' });
  }

  async function submit() {
    const first = showProblems(validate(values));
    if (first) return first;
    setBusy('reset');
    const { email, code, newPassword } = values;
    const serverProblems = await resetPassword({ email, code, newPassword });
    setBusy(undefined);
    if (serverProblems) return showProblems(serverProblems);
    remember(undefined);
    setDone(true);
    return undefined;
  }

  function changeEmail() {
    remember(undefined);
    showProblems({});
  }

  const openStep = sent ? ('code' as const) : ('email' as const);
  const step = done ? ('done' as const) : openStep;
  return { step, sent, values, set, problems, busy, requestCode, submit, changeEmail };
}

export type ResetForm = ReturnType<typeof useResetForm>;
