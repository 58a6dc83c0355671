/** Stores the person's corrections of the understanding; one save at a time, the last word wins. */
import type { RiskKind } from '#shared/contract/shapes.ts';
import { call } from '../../../lib/api.ts';
import { readHistory, updateHistory } from '../history.ts';
import { transcriptOf } from '../transcript.ts';
import { isUnstored } from '../unstored/unstored.ts';
import { confirmUnderstanding } from './understood.ts';

export type SaveOutcome =
  | { kind: 'saved'; care: 'low' | undefined; careKind: RiskKind | undefined }
  /** The lines speak of high risk: nothing was stored, they stay in this browser. */
  | { kind: 'care'; careKind: RiskKind | undefined };

const running = new Map<string, Promise<SaveOutcome>>();

async function sendAll(sessionId: string): Promise<SaveOutcome> {
  let care: 'low' | undefined;
  let careKind: RiskKind | undefined;
  for (;;) {
    const history = readHistory(sessionId);
    const { understanding, understoodBase } = history;
    if (!understanding || !understoodBase) return { kind: 'saved', care, careKind };
    // Of a dialogue that leaves no trace the lines are looked at, and stay here.
    const transcript = isUnstored(sessionId) ? transcriptOf(history) : undefined;
    const body = { sessionId, understanding, ...(transcript && { transcript }) };
    const answer = await call('saveUnderstanding', { body });
    if (answer.care === 'high') {
      updateHistory(sessionId, (history) => ({ ...history, understoodHeld: true }));
      return { kind: 'care', careKind: answer.careKind };
    }
    care = answer.care ?? care;
    careKind = answer.careKind ?? careKind;
    updateHistory(sessionId, (history) => confirmUnderstanding(history, understanding, answer.understanding));
  }
}

/** Resolves when all that is corrected by then is stored. Throws what the call throws; nothing is lost. */
export function saveUnderstood(sessionId: string): Promise<SaveOutcome> {
  const known = running.get(sessionId);
  if (known) return known;
  const work = sendAll(sessionId).finally(() => running.delete(sessionId));
  running.set(sessionId, work);
  return work;
}
