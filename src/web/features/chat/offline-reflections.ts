/**
 * Finished reflections that can be read on this device without a network, if the user switched that on. They are
 * stored unencrypted in this browser; signing out, a quick exit and the switch remove them.
 */
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { localStore, readJson, type Store, writeJson } from '../../lib/storage.ts';

export type OfflineReflection = Pick<
  ContractTypes['getSession']['response'],
  'sessionId' | 'question' | 'createdAt' | 'history' | 'frontendDisplay'
>;

/** Keys that begin with `kept` do not expire after a day (lib/storage.ts). */
const switchKey = 'keptOffline';
const listKey = 'keptReflections';

/** Only the reflections that were opened last are kept. */
const maxKept = 10;

export const keepsOffline = (store: Store = localStore): boolean => store.read(switchKey) === 'on';

export function setKeepsOffline(on: boolean, store: Store = localStore): void {
  if (on) {
    store.write(switchKey, 'on');
    return;
  }
  store.remove(switchKey);
  store.remove(listKey);
}

/** The reflection that was opened last comes first. */
export function readOfflineReflections(store: Store = localStore): OfflineReflection[] {
  const stored = readJson(store, listKey);
  return keepsOffline(store) && Array.isArray(stored) ? stored : [];
}

/** Called when a reflection is opened: keeps what is needed to read it without a network. */
export function keepOfflineReflection(opened: OfflineReflection, store: Store = localStore): void {
  if (!keepsOffline(store) || !opened.frontendDisplay) return;
  const { sessionId, question, createdAt, history, frontendDisplay } = opened;
  const others = readOfflineReflections(store).filter((other) => other.sessionId !== sessionId);
  const reflection: OfflineReflection = { sessionId, question, createdAt, history, frontendDisplay };
  writeJson(store, listKey, [reflection, ...others].slice(0, maxKept));
}

export function forgetOfflineReflection(sessionId: string, store: Store = localStore): void {
  const kept = readOfflineReflections(store);
  const others = kept.filter((other) => other.sessionId !== sessionId);
  if (others.length < kept.length) writeJson(store, listKey, others);
}
