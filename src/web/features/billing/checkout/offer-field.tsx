import { Tag } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { billingTexts } from '../../../i18n/en/billing.ts';
import { FieldAction, TextField } from '../../../ui/text-field.tsx';
import styles from './checkout.module.css';
import type { OfferState } from './use-offer.ts';

function toErrorText(error: string | undefined): string | undefined {
  const t = billingTexts();
  if (error === undefined) return undefined;
  if (error === 'login') return t.codeNeedsLogin;
  const refusals = new Map(Object.entries(t.refusals));
  return refusals.get(error) ?? t.codeFailed;
}

/**
 * The promotion code in use (`offer.preview`: the prices with it) with a button that removes it; otherwise a field for one,
 * which a button opens.
 */
export function OfferField({ offer }: { offer: OfferState }) {
  const t = billingTexts();
  const [open, setOpen] = useState(offer.code !== '');
  const [value, setValue] = useState(offer.code);
  if (offer.preview)
    return (
      <p className={styles.code} role="status">
        <Tag />
        <span>{t.codeApplied(offer.preview.code)}</span>
        <button type="button" className={styles.hide} onClick={offer.remove}>
          {t.codeRemove}
        </button>
      </p>
    );
  if (!open)
    return (
      <p className={styles.code}>
        <button type="button" className={styles.hide} onClick={() => setOpen(true)}>
          {t.codeAsk}
        </button>
      </p>
    );
  const apply = () => value.trim() && offer.apply(value);
  /** Without this, Enter would submit the payment form. */
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  const error = toErrorText(offer.error);
  return (
    <div className={styles.codeField}>
      <TextField
        label={t.code}
        value={value}
        maxLength={40}
        autoCapitalize="characters"
        spellCheck={false}
        onValue={setValue}
        onKeyDown={applyOnEnter}
        {...(error && { error })}
        action={
          <FieldAction onClick={apply} aria-disabled={offer.pending || undefined}>
            {offer.pending ? t.codeChecking : t.codeApply}
          </FieldAction>
        }
      />
    </div>
  );
}
