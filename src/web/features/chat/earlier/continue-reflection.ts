/**
 * Continues a finished reflection: a new dialogue about the same question, in which the guide remembers some lines of
 * it.
 */
import type { EarlierReflection } from '#shared/contract/shapes.ts';
import { toMemory } from '#shared/reflection/memory.ts';
import { unpackSummary } from '#shared/summary.ts';
import { call } from '../../../lib/api.ts';
import { goToConfirm } from '../dialogue-paths.ts';
import { changeConfirmDraft, forgetConfirmDraft } from '../question/draft.ts';

/**
 * Opens the confirm page with the question of a finished reflection and what is to be remembered. Throws `ApiError`.
 */
export async function continueReflection(sessionId: string, signal: AbortSignal): Promise<void> {
  const reflection = await call('getSession', { params: { sessionId }, signal, noCache: true });
  signal.throwIfAborted();
  const { question, frontendDisplay } = reflection;
  const memory = frontendDisplay ? toMemory({ ...unpackSummary(frontendDisplay), question }) : [];
  const earlier: EarlierReflection = { sessionId, memory };
  forgetConfirmDraft(question);
  changeConfirmDraft(question, { earlier });
  goToConfirm(question);
}
