/** Lines of the results that quote the person's words: their evidence, and rewriting one ('Not right'). */

import type { ContractTypes } from '#shared/contract/endpoints.ts';
import type { Evidence, FrontendDisplay } from '#shared/contract/shapes.ts';
import { splitBullets } from '#shared/reflection.ts';
import { ApiError, call } from '../../lib/api.ts';
import { newKey } from '../../lib/new-key.ts';

export type Part = Evidence['part'];

export interface Target {
  part: Part;
  /** Position of the bullet or reason, from 0. */
  index: number;
}

export function evidenceFor(display: FrontendDisplay, { part, index }: Target): Evidence[] {
  return (display.evidence ?? []).filter((one) => one.part === part && one.index === index);
}

export function lineAt(display: FrontendDisplay, { part, index }: Target): string {
  const lines =
    part === 'insight'
      ? splitBullets(display.instantInsight.coreAnswer)
      : display.dialogueReview.keyDiscoveries;
  return lines[index] ?? '';
}

/** `display` with this one line and its evidence replaced by those of `written`. */
export function replaceLine(
  display: FrontendDisplay,
  written: FrontendDisplay,
  target: Target,
): FrontendDisplay {
  const text = lineAt(written, target);
  const swap = (line: string, at: number) => (at === target.index && text ? text : line);
  const own = evidenceFor(display, target);
  const others = (display.evidence ?? []).filter((one) => !own.includes(one));
  const evidence = [...others, ...evidenceFor(written, target)];
  if (target.part === 'reason') {
    const keyDiscoveries = display.dialogueReview.keyDiscoveries.map(swap);
    return { ...display, dialogueReview: { ...display.dialogueReview, keyDiscoveries }, evidence };
  }
  const bullets = splitBullets(display.instantInsight.coreAnswer).map(swap);
  const coreAnswer = bullets.map((line) => `• ${line}`).join('\n');
  return { ...display, instantInsight: { ...display.instantInsight, coreAnswer }, evidence };
}

export type Rewritten = ContractTypes['rewritePart']['response'];

/** Idempotency keys of calls without a clear answer: repeating one must not rewrite the line twice. */
const unanswered = new Map<string, string>();

const isUnclear = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** `transcript`: of an unstored dialogue. Throws what the call throws. */
export async function rewriteLine(
  sessionId: string,
  target: Target,
  note: string,
  transcript?: ContractTypes['rewritePart']['body']['transcript'],
): Promise<Rewritten> {
  const words = note.trim();
  const body = { sessionId, ...target, ...(words && { note: words }), ...(transcript && { transcript }) };
  const identity = `rewritePart ${JSON.stringify(body)}`;
  const key = unanswered.get(identity) ?? newKey();
  unanswered.set(identity, key);
  try {
    const answer = await call('rewritePart', { body, idempotencyKey: key });
    unanswered.delete(identity);
    return answer;
  } catch (error) {
    if (!isUnclear(error)) unanswered.delete(identity);
    throw error;
  }
}
