import { useState } from 'react';
import {
  emailProblem,
  resetCodeProblem,
  resetConfirmProblem,
  resetPasswordProblem,
} from '#shared/validation.ts';
import { resetTexts } from '../../i18n/reset.ts';
import { readJson, tabStore, writeJson } from '../../lib/storage.ts';
import { announce } from '../../ui/announce.tsx';
import { type ResetProblems, resetPassword, sendResetCode } from './password-reset.ts';
import { keepTypedEmail, readTypedEmail } from './typed-email.ts';

/** Where the code went and from when another may be asked for, in epoch milliseconds. */
interface SentCode {
  to: string;
  until: number;
}

/** Survives a reload, for the code is read in another app. */
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
    confirmation: resetConfirmProblem(newPassword, confirmation),
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
    setValues((now) => ({ ...now, [field]: value }));
  }
  return { values, set };
}

/** Problems by field; `show` gives the first field, in the order of the form, that has to be corrected. */
function useProblems() {
  const [problems, setProblems] = useState<ResetProblems>({});
  function show(found: ResetProblems): keyof ResetValues | undefined {
    setProblems(found);
    return (['email', 'code', 'newPassword', 'confirmation'] as const).find((field) => found[field]);
  }
  return { problems, show };
}

/** The code that was mailed; undefined before, and again when another address is wanted. */
function useSentCode() {
  const [sent, setSent] = useState(readSent);
  function remember(next: SentCode | undefined) {
    if (next) writeJson(tabStore, sentKey, next);
    else tabStore.remove(sentKey);
    setSent(next);
  }
  return { sent, remember };
}

/** The three steps of spec 2: `email`, `code`, `done`. Calls give the field to correct, if any. */
export function useResetForm() {
  const t = resetTexts();
  const { values, set } = useValues();
  const { problems, show } = useProblems();
  const { sent, remember } = useSentCode();
  const [busy, setBusy] = useState<'code' | 'reset'>();
  const [done, setDone] = useState(false);

  async function requestCode() {
    const wrong = emailProblem(values.email);
    if (wrong) return show({ email: wrong });
    setBusy('code');
    const result = await sendResetCode(values.email);
    setBusy(undefined);
    if ('waitS' in result) {
      remember({ to: values.email.trim(), until: Date.now() + result.waitS * 1_000 });
      if (sent) announce(t.codeSent);
      return show({});
    }
    if (sent) return show({ ...problems, code: 'resendFailed' });
    return show({ email: result.refused === 'emailInvalid' ? 'emailInvalid' : 'sendFailed' });
  }

  async function submit() {
    const first = show(validate(values));
    if (first) return first;
    setBusy('reset');
    const { email, code, newPassword } = values;
    const refused = await resetPassword({ email, code, newPassword });
    setBusy(undefined);
    if (refused) return show(refused);
    remember(undefined);
    setDone(true);
    return undefined;
  }

  function changeEmail() {
    remember(undefined);
    show({});
  }

  const step = done ? ('done' as const) : sent ? ('code' as const) : ('email' as const);
  return { step, sent, values, set, problems, busy, requestCode, submit, changeEmail };
}

export type ResetForm = ReturnType<typeof useResetForm>;
