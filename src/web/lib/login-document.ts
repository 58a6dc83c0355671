import { useEffect } from 'react';
import { pages } from '#shared/pages.ts';
import { useAppConfig } from './app-config.ts';
import { tabStore } from './storage.ts';

/** The path that this document was loaded for; its security policy belongs to it. */
const loadedFor = typeof window === 'undefined' ? '' : window.location.pathname;
const byLinkKey = 'loginByLink';

/**
 * Where Google's script is in use, /login is a document of its own: only its policy allows the script, and no
 * other page runs next to it. True while the browser loads the document again because that border is crossed.
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

/** True once when this document of /login only continues a way inside the app, which is no start of the app. */
export function cameByLink(): boolean {
  const came = tabStore.read(byLinkKey) !== undefined;
  tabStore.remove(byLinkKey);
  return came;
}
