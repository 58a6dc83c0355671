import type { ReactNode } from 'react';
import { providerTexts } from '../../i18n/providers.ts';
import { useAppConfig } from '../../lib/app-config.ts';
import { AlertIcon } from '../../ui/icons.tsx';
import { GoogleIdentityButton } from './google-identity-button.tsx';
import { AppleMark, GoogleMark } from './provider-marks.tsx';
import styles from './providers.module.css';
import { useProviderSignIn } from './use-provider-sign-in.ts';

/** Google and Apple above the form (spec 2); a part that is off has no button. */
export function ProviderButtons() {
  const t = providerTexts();
  const config = useAppConfig();
  const { google, apple } = config?.signIn ?? { google: 'sandbox', apple: 'sandbox' };
  const { busy, problem, attempt, finishGoogle, startGoogle, startApple } = useProviderSignIn();
  if (google === 'off' && apple === 'off') return null;
  return (
    <div className={styles.providers} data-part="identity">
      {google === 'real' && config?.googleClientId && (
        <GoogleIdentityButton key={attempt} clientId={config.googleClientId} onCredential={finishGoogle} />
      )}
      {google === 'sandbox' && (
        <ProviderButton look="google" mark={<GoogleMark />} busy={busy === 'google'} onPress={startGoogle}>
          {t.google}
        </ProviderButton>
      )}
      {apple !== 'off' && (
        <ProviderButton look="apple" mark={<AppleMark />} busy={busy === 'apple'} onPress={startApple}>
          {t.apple}
        </ProviderButton>
      )}
      {problem && (
        <p className={styles.problem}>
          <AlertIcon />
          <span>{t.problems[problem]}</span>
        </p>
      )}
      <p className={styles.or}>{t.or}</p>
    </div>
  );
}

interface ProviderButtonProps {
  look: 'google' | 'apple';
  mark: ReactNode;
  busy: boolean;
  onPress: () => void;
  children: ReactNode;
}

function ProviderButton({ look, mark, busy, onPress, children }: ProviderButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${look === 'apple' ? styles.dark : ''}`}
      data-part={look}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onPress()}
    >
      {mark}
      <span>{busy ? providerTexts().opening : children}</span>
    </button>
  );
}
