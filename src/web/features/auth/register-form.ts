/** The state of the registration form: it mails a code to the address, and creates the account with it. */
import { useState } from 'react';
import { codeProblem, emailProblem, newPasswordProblem, requiredConfirmProblem } from '#shared/validation.ts';
import { authTexts } from '../../i18n/en/auth.ts';
import { announce, showToast } from '../../ui/toast.tsx';
import type { RegisterProblems } from './sign-in.ts';
import { register, sendCode } from './sign-in-calls.ts';
import {
  continueAfterLogin,
  forgetTypedFields,
  keepSentCode,
  keepTypedCode,
  keepTypedEmail,
  readSentCode,
  readTypedCode,
  readTypedEmail,
} from './sign-in-storage.ts';

export interface RegisterValues {
  email: string;
  code: string;
  password: string;
  confirmation: string;
}

function validate({ email, code, password, confirmation }: RegisterValues): RegisterProblems {
  return {
    email: emailProblem(email),
    code: codeProblem(code),
    password: newPasswordProblem(password),
    confirmation: requiredConfirmProblem(password, confirmation),
  };
}

/** The first field to correct, in the order of the form. */
function firstProblem(problems: RegisterProblems): keyof RegisterValues | undefined {
  return (['email', 'code', 'password', 'confirmation'] as const).find((field) => problems[field]);
}

/**
 * Problems of fields are shown at the fields, alerts as toasts. `showProblems` returns the first field to correct.
 */
function useProblems() {
  const [problems, setProblems] = useState<RegisterProblems>({});
  const t = authTexts();
  function showProblems(found: RegisterProblems) {
    setProblems(found);
    if (found.alert) showToast({ text: t[found.alert], kind: 'error' });
    return firstProblem(found);
  }
  return { problems, showProblems };
}

export function useRegisterForm() {
  const t = authTexts();
  const { problems, showProblems } = useProblems();
  const [busy, setBusy] = useState<'code' | 'register'>();
  // Whether a code was sent before this page was opened or reloaded.
  const [sentBefore] = useState(() => readSentCode(readTypedEmail()) !== undefined);
  const [codeSent, setCodeSent] = useState(() => readSentCode(readTypedEmail()));
  const [values, setValues] = useState<RegisterValues>(() => ({
    email: readTypedEmail(),
    code: codeSent ? readTypedCode() : '',
    password: '',
    confirmation: '',
  }));

  function set(field: keyof RegisterValues, value: string) {
    if (field === 'email') keepTypedEmail(value);
    if (field === 'code') keepTypedCode(value);
    setValues((current) => ({ ...current, [field]: value }));
    if (problems[field]) showProblems({ ...problems, [field]: undefined, alert: undefined }); // It is being corrected.
  }

  async function requestCode() {
    setBusy('code');
    const result = await sendCode(values.email);
    setBusy(undefined);
    if ('problems' in result) return showProblems(result.problems);
    setCodeSent(keepSentCode(values.email, result.waitS));
    announce(t.codeSent);
    return showProblems({});
  }

  async function submit() {
    const first = showProblems(validate(values));
    if (first) return first;
    setBusy('register');
    const serverProblems = await register(values);
    setBusy(undefined);
    if (serverProblems) return showProblems(serverProblems);
    forgetTypedFields();
    continueAfterLogin();
    return undefined;
  }

  return { values, set, problems, busy, codeSent, sentBefore, requestCode, submit };
}

export type RegisterForm = ReturnType<typeof useRegisterForm>;
