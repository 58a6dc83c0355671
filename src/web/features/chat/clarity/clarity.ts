/** How clear it is to the person, from 0 to 10, before the first question and after the summary. */
import { call } from '../../../lib/api.ts';
import { readJson, tabStore, writeJson } from '../../../lib/storage.ts';
import { type Clarity, readHistory, updateHistory } from '../history.ts';
import { isUnstored } from '../unstored/unstored.ts';

/** In session storage: the number for the question on the confirm page, whose dialogue does not exist yet. */
const firstKey = 'clarity_before';

interface First {
  message: string;
  value: number;
}

function readFirst(): First | undefined {
  const stored = readJson(tabStore, firstKey);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { message, value } = stored as Partial<First>;
  return typeof message === 'string' && typeof value === 'number' ? { message, value } : undefined;
}

/** The number that was picked for this question; one of another question is forgotten. */
export function findFirst(message: string): number | undefined {
  const first = readFirst();
  if (first?.message === message) return first.value;
  keepFirst(message, undefined);
  return undefined;
}

export function keepFirst(message: string, value: number | undefined): void {
  if (value === undefined) tabStore.remove(firstKey);
  else writeJson(tabStore, firstKey, { message, value });
}

/** Gives the number to the dialogue that has begun. One that leaves no trace has none. */
export function giveFirst(sessionId: string): void {
  const first = readFirst();
  tabStore.remove(firstKey);
  if (!first || isUnstored(sessionId)) return;
  setClarity(sessionId, 'before', first.value);
  void sendClarity(sessionId).catch(() => undefined); // It is sent again on the results page.
}

/** Keeps a number here until it has been sent; null takes it back. */
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
    return history.clarity === clarity ? rest : history; // It was changed meanwhile.
  });
}
