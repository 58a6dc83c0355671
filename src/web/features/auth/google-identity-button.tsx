/** Google's own sign-in button, which its script draws. */
import { useEffect, useRef, useState } from 'react';
import { localeFacts } from '#shared/locales.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { providerTexts } from '../../i18n/en/auth.ts';
import styles from './providers.module.css';
import { requestGoogleNonce } from './sign-in.ts';

/** Google Identity Services: developers.google.com/identity/gsi/web/reference/js-reference. */
interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback: (response: { credential?: string }) => void;
  }): void;
  renderButton(holder: HTMLElement, options: Record<string, string | number>): void;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

type GoogleWindow = Window & {
  google?: { accounts?: { id?: GoogleIdentity } };
  trustedTypes?: TrustedTypes;
};

const scriptUrl = 'https://accounts.google.com/gsi/client';
const policyName = 'google-identity';

/** For browsers that enforce Trusted Types: a policy for this one address. */
function trustedUrl(page: GoogleWindow): string {
  const createScriptURL = (url: string) => (url === scriptUrl ? url : '');
  const policy = page.trustedTypes?.createPolicy(policyName, { createScriptURL });
  return policy?.createScriptURL(scriptUrl) ?? scriptUrl;
}

function appendScript(page: GoogleWindow): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedUrl(page);
    script.async = true;
    script.onload = () => {
      const id = page.google?.accounts?.id;
      if (id) resolve(id);
      else reject(new Error('Google Identity Services did not start'));
    };
    script.onerror = () => reject(new Error('Google Identity Services did not load'));
    document.head.append(script);
  });
}

let loading: Promise<GoogleIdentity> | undefined;

/** Loads Google's script once. Only the security policy of /login allows it. */
function loadGoogleIdentity(): Promise<GoogleIdentity> {
  loading ??= appendScript(window);
  return loading;
}

/** The button is drawn again with a new nonce, because the server forgets a nonce after ten minutes. */
const redrawMs = 9 * 60_000;
/** Width in pixels of the widest button that Google draws. */
const maxWidth = 400;

interface GoogleIdentityButtonProps {
  clientId: string;
  onCredential: (credential: string | undefined) => void;
}

/** Draws Google's button into `holder`, with a single-use nonce. */
async function drawButton(holder: HTMLElement, { clientId, onCredential }: GoogleIdentityButtonProps) {
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
    locale: localeFacts[currentLocale()].region.replace('-', '_'),
  });
}

/** Needs a new React `key` after a failed sign-in, because its nonce is used up. */
export function GoogleIdentityButton(props: GoogleIdentityButtonProps) {
  const holder = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const drawWithNonce = () => {
      const { clientId } = latest.current;
      const onCredential = (credential: string | undefined) => latest.current.onCredential(credential);
      if (holder.current) drawButton(holder.current, { clientId, onCredential }).catch(() => setFailed(true));
    };
    drawWithNonce();
    const timer = setInterval(drawWithNonce, redrawMs);
    return () => clearInterval(timer);
  }, []);
  if (failed) return <p className={styles.missing}>{providerTexts().googleUnavailable}</p>;
  return <div ref={holder} className={styles.google} />;
}
