/** What the lines of the results are lent: their evidence, 'Not right', and whose words they are. */
import type { FrontendDisplay } from '#shared/contract/shapes.ts';
import { noteCare } from '../../features/care/care-memory.ts';
import { readHistory, updateHistory } from '../../features/chat/history.ts';
import { readNote, writeNote } from '../../features/chat/question/draft.ts';
import { transcriptOf } from '../../features/chat/transcript.ts';
import { callFailure } from '../../features/chat/turn/call-failure.ts';
import { restoreFromServer } from '../../features/chat/turn/server-dialogue.ts';
import { isUnstored } from '../../features/chat/unstored/unstored.ts';
import type { ClaimTools, RewriteOutcome } from '../../features/summary/claim-line.tsx';
import { evidenceFor, lineAt, type Target, takeLine } from '../../features/summary/claims.ts';
import { rewriteLine } from '../../features/summary/rewrite-line.ts';
import { summaryTexts } from '../../i18n/summary.ts';
import { ApiError } from '../../lib/api.ts';
import { useAppConfig } from '../../lib/app-config.ts';

/** Stores the new line beside the others, which sharing and copying read as well. */
async function rewrite(sessionId: string, display: FrontendDisplay, target: Target, note: string) {
  const told = isUnstored(sessionId) ? transcriptOf(readHistory(sessionId)) : undefined;
  const transcript = told && { ...told, frontendDisplay: readHistory(sessionId).summary ?? display };
  const answer = await rewriteLine(sessionId, target, note, transcript);
  if (answer.care) noteCare(answer.care, answer.careKind);
  if (answer.care === 'high') return { kind: 'care' as const };
  updateHistory(sessionId, (history) => ({
    ...history,
    summary: takeLine(history.summary ?? display, answer.frontendDisplay, target),
  }));
  return { kind: 'written' as const, text: lineAt(answer.frontendDisplay, target) };
}

async function failureOf(sessionId: string, error: unknown): Promise<RewriteOutcome> {
  const t = summaryTexts();
  const isChanged = error instanceof ApiError && error.code === 'line_changed';
  if (!isChanged) return { kind: 'failed', text: callFailure(error, t.rewriteFailed) };
  await restoreFromServer(sessionId).catch(() => undefined);
  return { kind: 'failed', text: t.lineChanged };
}

export function claimTools(sessionId: string, display: FrontendDisplay, showCare: () => void): ClaimTools {
  const name = ({ part, index }: Target) => `${part}${index}`;
  return {
    evidence: (target) => evidenceFor(display, target),
    readNote: (target) => readNote(sessionId, name(target)),
    writeNote: (target, note) => writeNote(sessionId, name(target), note),
    rewrite: async (target, note) => {
      try {
        const outcome = await rewrite(sessionId, display, target, note);
        if (outcome.kind !== 'care') return outcome;
        showCare();
        return outcome;
      } catch (error) {
        return failureOf(sessionId, error);
      }
    },
  };
}

/** Whose words the results are: the model's that is in use, or the built-in guide's that took its place. */
export function useWritten(guide: string | undefined): string {
  const t = summaryTexts();
  const inUse = useAppConfig()?.guide;
  if (!guide || !inUse || (inUse.kind === 'built-in' && guide === 'built-in')) return t.software;
  if (guide === 'built-in') return t.byBuiltIn;
  return t.byModel(guide === inUse.kind ? inUse.label : guide);
}
