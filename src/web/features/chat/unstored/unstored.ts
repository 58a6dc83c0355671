/** Unstored dialogues: their ids have a prefix, and only the tab's session storage keeps them. */
import { createElement, type ReactNode } from 'react';
import { useDeferred } from '../../../lib/lazy.tsx';
import { localStore, type Store, tabStore } from '../../../lib/storage.ts';

const prefix = 'unstored-';

export const unstoredId = (sessionId: string): string => prefix + sessionId;

export const isUnstored = (sessionId: string): boolean => sessionId.startsWith(prefix);

export const storeFor = (sessionId: string): Store => (isUnstored(sessionId) ? tabStore : localStore);

/** The tab with the dialogue was closed, or the person signed out. */
export class UnstoredGone extends Error {}

const loadMark = () => import('./unstored-view.tsx').then(({ UnstoredMark }) => UnstoredMark);

/** The note on the screens of an unstored dialogue; nothing for the others. */
export function useUnstoredMark(sessionId: string): ReactNode {
  const Mark = useDeferred(isUnstored(sessionId), loadMark);
  return Mark && createElement(Mark);
}
