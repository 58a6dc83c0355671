/**
 * Remembers in session storage that a text in this tab spoke of a risk (`care`, as the API calls its level): the help
 * card stays until the tab is closed, and no prices are shown after the help page. It stores no words of the user.
 */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RiskKind } from '#shared/contract/shapes.ts';
import { limits } from '#shared/limits.ts';
import { toRiskKind } from '#shared/reply-parser.ts';
import { call } from '../../lib/api.ts';
import { readJson, type Store, tabStore, writeJson } from '../../lib/storage.ts';

/** The highest risk that a text in this tab spoke of. */
export interface RiskInTab {
  level: 'low' | 'high';
  kind?: RiskKind | undefined;
  /** The user answered no to the card's question: it is not asked again, the card stays. */
  denied?: boolean | undefined;
}

// The keys of single dialogues begin with `care_`, too, so forgetting all dialogues also removes this key.
const key = 'care_seen';
const listeners = new Set<() => void>();

function parseRiskInTab(value: unknown): RiskInTab | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { level, kind, denied } = value as Record<string, unknown>;
  if (level !== 'low' && level !== 'high') return undefined;
  return { level, kind: toRiskKind(kind), denied: denied === true };
}

export function readRiskInTab(store: Store = tabStore): RiskInTab | undefined {
  return parseRiskInTab(readJson(store, key));
}

function storeRisk(risk: RiskInTab, store: Store): void {
  writeJson(store, key, risk);
  for (const listener of listeners) listener();
}

/** Raises the known level, never lowers it. A new kind of risk is asked about again. */
export function noteRiskInTab(level: 'low' | 'high', kind?: string, store: Store = tabStore): void {
  const before = readRiskInTab(store);
  const found = toRiskKind(kind);
  if (before?.level === 'high' && level === 'low') return;
  if (before?.level === level && (found === undefined || before.kind === found)) return;
  storeRisk({ level, kind: found ?? before?.kind }, store);
}

/** Ends the card's question; the card stays. */
export function noteDenial(store: Store = tabStore): void {
  const before = readRiskInTab(store);
  if (before) storeRisk({ ...before, denied: true }, store);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The risk noted in this tab, undefined if none; renders again when it changes. */
export function useRiskInTab(): RiskInTab | undefined {
  const stored = useSyncExternalStore(
    subscribe,
    () => tabStore.read(key),
    () => undefined,
  );
  return stored === undefined ? undefined : readRiskInTab();
}

/**
 * Has the server assess the text before a subscription is offered: without a subscription it refuses the turn before
 * it reads the text. Returns true when the check has ended or failed.
 */
export function useRiskScreening(text: string | undefined): boolean {
  const [screenedText, setScreenedText] = useState<string>();
  useEffect(() => {
    if (!text?.trim()) return;
    const controller = new AbortController();
    const question = [...text].slice(0, limits.questionChars).join('');
    call('readQuestion', { body: { question }, signal: controller.signal })
      .then(
        ({ care, careKind }) => care && noteRiskInTab(care, careKind),
        () => undefined,
      )
      .finally(() => {
        if (!controller.signal.aborted) setScreenedText(text);
      });
    return () => controller.abort();
  }, [text]);
  return text !== undefined && (screenedText === text || !text.trim());
}
