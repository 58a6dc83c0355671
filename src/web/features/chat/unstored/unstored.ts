/**
 * Unstored dialogues, which the server answers but does not store, as the user chose on the confirm page. Their ids
 * have a prefix, and only the tab's session storage keeps them.
 */
import { createElement, type ReactNode } from 'react';
import { useLazyComponent } from '../../../lib/lazy.tsx';
import { localStore, type Store, tabStore } from '../../../lib/storage.ts';

const prefix = 'unstored-';

export const toUnstoredId = (sessionId: string): string => prefix + sessionId;

export const isUnstored = (sessionId: string): boolean => sessionId.startsWith(prefix);

/** The storage that holds this browser's copy of the dialogue. */
export const storeFor = (sessionId: string): Store => (isUnstored(sessionId) ? tabStore : localStore);

/** The tab with the dialogue was closed, or the user signed out. */
export class UnstoredNotFoundError extends Error {}

const loadNote = () => import('./unstored-view.tsx').then(({ UnstoredNote }) => UnstoredNote);

/** The note on the screens of an unstored dialogue; nothing for the others. */
export function useUnstoredNote(sessionId: string): ReactNode {
  const Note = useLazyComponent(isUnstored(sessionId), loadNote);
  return Note && createElement(Note);
}
