import { useEffect } from 'react';
import { pages } from '#shared/pages.ts';
import { useAppConfig } from './app-config.ts';
import { tabStore } from './storage.ts';

/** The path that this document was loaded for; its security policy depends on it. */
const loadedFor = typeof window === 'undefined' ? '' : window.location.pathname;
const byLinkKey = 'loginByLink';

/**
 * When Google's script is used, /login must be a separate document, because only its policy allows the script. Returns
 * true while the browser reloads the document on entering or leaving /login.
 */
export function useLoginDocument(path: string): boolean {
  const isReal = useAppConfig()?.signIn.google === 'real';
  const crossing = isReal && (path === pages.login) !== (loadedFor === pages.login);
  useEffect(() => {
    if (!crossing) return;
    if (path === pages.login) tabStore.write(byLinkKey, '1');
    window.location.reload();
  }, [crossing, path]);
  return crossing;
}

/** True once if this document of /login was opened from within the app, which is not a start of the app. */
export function cameByLink(): boolean {
  const came = tabStore.read(byLinkKey) !== undefined;
  tabStore.remove(byLinkKey);
  return came;
}
