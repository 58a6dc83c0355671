/** Google Identity Services: developers.google.com/identity/gsi/web/reference/js-reference. */
export interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential?: string }) => void;
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

/** Where scripts need a trusted address, this policy trusts the one. */
function trustedUrl(page: GoogleWindow): string {
  const only = (url: string) => (url === scriptUrl ? url : '');
  const policy = page.trustedTypes?.createPolicy(policyName, { createScriptURL: only });
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

/** Loads Google's script once; only the document of /login may (its policy is sent by the server). */
export function loadGoogleIdentity(): Promise<GoogleIdentity> {
  loading ??= appendScript(window);
  return loading;
}
