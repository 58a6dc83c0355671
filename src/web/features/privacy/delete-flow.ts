import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import type { PrivacyTexts } from '../../i18n/privacy.ts';
import { ApiError, call } from '../../lib/api.ts';

export interface Typed {
  email: string;
  password: string;
}

/** What to show: at a field, or for all of it. */
export interface Problems {
  email?: string;
  password?: string;
  form?: string;
}

/** The address is always needed; whether the account has a password is for the server to say. */
export function missingIn(t: PrivacyTexts, { email }: Typed): Problems {
  return email.trim() === '' ? { email: t.emailNeeded } : {};
}

/** Throws `ApiError`. */
export async function deleteAccount({ email, password }: Typed): Promise<void> {
  const body: ContractTypes['deleteAccount']['body'] = { email, locale: currentLocale() };
  await call('deleteAccount', { body: password === '' ? body : { ...body, password } });
}

export function problemsOf(t: PrivacyTexts, error: unknown, typed: Typed): Problems {
  if (!(error instanceof ApiError)) return { form: t.failed };
  const { code, fields } = error;
  if (code === 'not_confirmed' || code === 'invalid_input') {
    if (fields.password !== undefined)
      return { password: typed.password === '' ? t.passwordNeeded : t.wrongPassword };
    return { email: t.wrongEmail };
  }
  if (code === 'provider_failed') return { form: t.providerFailed };
  if (code === 'provider_off') return { form: t.providerOff };
  if (code === 'too_many_requests') return { form: t.tooMany };
  if (code === 'network' || code === 'timeout') return { form: t.noAnswer };
  return { form: t.failed };
}
