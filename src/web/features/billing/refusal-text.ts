import { manageTexts } from '../../i18n/manage.ts';
import { showToast } from '../../ui/toast.tsx';
import type { Refusal } from './checkout/attempts.ts';

interface Texts {
  failed: (reason: string) => string;
  exception: string;
}

/** What to show where the person stands; undefined when they are led away, with the reason in a toast. */
export function refusalText(refusal: Refusal, texts: Texts): string | undefined {
  const t = manageTexts();
  if (refusal.kind === 'exception') return texts.exception;
  if (refusal.kind === 'refused') {
    const known = refusal.code === undefined ? undefined : t.reasons[refusal.code];
    return texts.failed(known ?? (refusal.message || t.reasons.unknown));
  }
  // Spec 6: a 401 of a payment call says so and goes to the login, as the API client does by itself.
  if (refusal.expired) showToast({ text: t.sessionExpired, kind: 'error' });
  return undefined;
}
