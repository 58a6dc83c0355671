/** Dialogues that leave no trace: their id says so, and this tab alone keeps them. */
import { createElement, type ReactNode } from 'react';
import { useDeferred } from '../../../lib/lazy.tsx';
import { localStore, type Store, tabStore } from '../../../lib/storage.ts';

const mark = 'unstored-';

/** The id of the same session, for a dialogue that nobody stores. */
export const unstoredId = (sessionId: string): string => mark + sessionId;

export const isUnstored = (sessionId: string): boolean => sessionId.startsWith(mark);

/** Where a dialogue is kept in this browser. */
export const storeOf = (sessionId: string): Store => (isUnstored(sessionId) ? tabStore : localStore);

/** The tab that kept the dialogue was closed, or the person has signed out. */
export class UnstoredGone extends Error {}

const loadMark = () => import('./unstored-view.tsx').then(({ UnstoredMark }) => UnstoredMark);

/** The note on the screens of an unstored dialogue; nothing for the others. */
export function useUnstoredMark(sessionId: string): ReactNode {
  const Mark = useDeferred(isUnstored(sessionId), loadMark);
  return Mark && createElement(Mark);
}
