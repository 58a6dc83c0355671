import { useEffect, useRef, useState } from 'react';
import { currentLocale } from '../../i18n/catalogue.ts';
import { providerTexts } from '../../i18n/providers.ts';
import { loadGoogleIdentity } from './google-identity.ts';
import { requestGoogleNonce } from './provider-sign-in.ts';
import styles from './providers.module.css';

/** The server forgets a nonce after ten minutes. */
const nonceLifeMs = 9 * 60_000;
/** Google draws no wider button. */
const maxWidth = 400;

export interface GoogleIdentityButtonProps {
  clientId: string;
  onCredential: (credential: string | undefined) => void;
}

/** Draws Google's own button into `holder`, with a nonce that counts once. */
async function draw(holder: HTMLElement, { clientId, onCredential }: GoogleIdentityButtonProps) {
  const [google, nonce] = await Promise.all([loadGoogleIdentity(), requestGoogleNonce()]);
  if (!holder.isConnected) return;
  google.initialize({
    client_id: clientId,
    nonce,
    callback: ({ credential }) => onCredential(credential),
  });
  google.renderButton(holder, {
    theme: 'outline',
    size: 'large',
    text: 'continue_with',
    shape: 'rectangular',
    logo_alignment: 'center',
    width: Math.min(maxWidth, holder.clientWidth),
    locale: currentLocale() === 'zh' ? 'zh_CN' : 'en',
  });
}

/** Mount it anew after a sign-in that failed: the nonce is used up. */
export function GoogleIdentityButton(props: GoogleIdentityButtonProps) {
  const holder = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const start = () => {
      const { clientId } = latest.current;
      const onCredential = (credential: string | undefined) => latest.current.onCredential(credential);
      if (holder.current) draw(holder.current, { clientId, onCredential }).catch(() => setFailed(true));
    };
    start();
    const timer = setInterval(start, nonceLifeMs);
    return () => clearInterval(timer);
  }, []);
  if (failed) return <p className={styles.missing}>{providerTexts().googleUnavailable}</p>;
  return <div ref={holder} className={styles.google} />;
}
