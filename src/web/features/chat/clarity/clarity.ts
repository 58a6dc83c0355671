/**
 * How clear the question is to the user, from 0 to 10: asked before the guide's first question and after the summary.
 */
import { call } from '../../../lib/api.ts';
import { readJson, tabStore, writeJson } from '../../../lib/storage.ts';
import { type Clarity, readHistory, updateHistory } from '../history.ts';
import { isUnstored } from '../unstored/unstored.ts';

/** In session storage: the number for the question on the confirm page, whose dialogue does not exist yet. */
const beforeKey = 'clarity_before';

interface StoredBefore {
  /** The question. */
  message: string;
  value: number;
}

function readClarityBefore(): StoredBefore | undefined {
  const stored = readJson(tabStore, beforeKey);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { message, value } = stored as Partial<StoredBefore>;
  return typeof message === 'string' && typeof value === 'number' ? { message, value } : undefined;
}

/** The number that was picked for this question. A number for another question is removed. */
export function restoreClarityBefore(question: string): number | undefined {
  const before = readClarityBefore();
  if (before?.message === question) return before.value;
  keepClarityBefore(question, undefined);
  return undefined;
}

export function keepClarityBefore(question: string, value: number | undefined): void {
  if (value === undefined) tabStore.remove(beforeKey);
  else writeJson(tabStore, beforeKey, { message: question, value });
}

/** Called when the dialogue has begun: moves the number to it. An unstored dialogue has none. */
export function storeClarityBefore(sessionId: string): void {
  const before = readClarityBefore();
  tabStore.remove(beforeKey);
  if (!before || isUnstored(sessionId)) return;
  setClarity(sessionId, 'before', before.value);
  void sendClarity(sessionId).catch(() => undefined); // The results page sends it again.
}

/** Keeps a number here until it has been sent; null removes it. */
export function setClarity(sessionId: string, when: keyof Clarity, value: number | null): void {
  updateHistory(sessionId, (history) => ({
    ...history,
    clarity: { ...history.clarity, [when]: value },
    clarityUnsent: true,
  }));
}

/** Sends what was not sent yet. */
export async function sendClarity(sessionId: string): Promise<void> {
  const { clarity, clarityUnsent } = readHistory(sessionId);
  if (!clarity || !clarityUnsent) return;
  for (const when of ['before', 'after'] as const) {
    const value = clarity[when];
    if (value !== undefined) await call('saveClarity', { body: { sessionId, when, value } });
  }
  updateHistory(sessionId, (history) => {
    const { clarityUnsent: _, ...rest } = history;
    return history.clarity === clarity ? rest : history; // A number that changed during the call is still unsent.
  });
}
