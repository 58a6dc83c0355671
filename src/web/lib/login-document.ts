/** Loads /login as a separate document where Google's script needs it. */
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

/** Whether this document of /login was opened by a link of the app. True once: later calls return false. */
export function takeLoginByLink(): boolean {
  const isByLink = tabStore.read(byLinkKey) !== undefined;
  tabStore.remove(byLinkKey);
  return isByLink;
}
