/** Answers of a check-in that were not sent, kept in session storage to survive a reload and a sign-in. */
import { useState } from 'react';
import type { CheckInAnswers } from '#shared/contract/shapes.ts';
import { limits } from '#shared/timing.ts';
import { readJson, tabStore, writeJson } from '../../lib/storage.ts';

export type CheckInDraft = Pick<CheckInAnswers, 'changed' | 'known' | 'clarity'> &
  Partial<Pick<CheckInAnswers, 'step'>>;

/**
 * All drafts of a dialogue begin with `draft_` and its id, so that they are removed with it
 * (features/chat/dialogue-ids.ts).
 */
const draftKey = (sessionId: string) => `draft_${sessionId}_check-in`;

function readCheckInDraft(sessionId: string): CheckInDraft {
  const stored = readJson(tabStore, draftKey(sessionId));
  const { step, changed, known, clarity } = (stored ?? {}) as Record<string, unknown>;
  const isNumber = typeof clarity === 'number' && clarity >= 0 && clarity <= limits.clarityMax;
  return {
    changed: typeof changed === 'string' ? changed : '',
    known: typeof known === 'string' ? known : '',
    ...((step === 'yes' || step === 'partly' || step === 'no') && { step }),
    ...(isNumber && { clarity }),
  };
}

export function forgetCheckInDraft(sessionId: string): void {
  tabStore.remove(draftKey(sessionId));
}

export function useCheckInDraft(sessionId: string) {
  const [draft, setDraft] = useState(() => readCheckInDraft(sessionId));
  const change = (part: Partial<CheckInDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    writeJson(tabStore, draftKey(sessionId), next);
  };
  return { draft, change };
}
