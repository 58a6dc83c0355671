/** Rewrites one line of a summary with the model, or with the fallback when the model fails. */
import { getLines, type Summary } from '#shared/summary.ts';
import type { GuideInput, RecordOutboundRequest, RewriteTarget } from '../guide.ts';
import { checkSummary, personTexts } from '../rubric/rubric.ts';
import { quotesAreTrue } from '../text/quotes.ts';
import { type CallEnd, callModel } from './calls/call.ts';
import { rewriteRequest } from './calls/outbound-request.ts';
import { readLine } from './drafts.ts';
import { createLeakCheck } from './leak.ts';
import { rewriteMessages } from './messages.ts';
import type { ModelContext } from './model-context.ts';
import { rewritePrompt } from './prompts/rewrite.ts';
import { rewriteSchema } from './schemas.ts';
import { withLine } from './summary-step.ts';
import { languageLine } from './task.ts';
import { createLanguageCheck } from './wrong-language.ts';

interface Rewrite {
  input: GuideInput;
  summary: Summary;
  target: RewriteTarget;
}

const maxLineChars = 400;

async function ask(
  context: ModelContext,
  rewrite: Rewrite,
  note: string,
  signal: AbortSignal,
  recordOutboundRequest: RecordOutboundRequest | undefined,
): Promise<CallEnd> {
  const { input, summary, target } = rewrite;
  const line = getLines(summary, target.part)[target.index] ?? '';
  const provider = await context.provider();
  await recordOutboundRequest?.(rewriteRequest(context.config, input, { line, note: target.note }));
  const call = callModel({
    provider,
    messages: rewriteMessages(input, line, target.note),
    instructions: {
      constant: rewritePrompt.text,
      forStep: [languageLine(input), note].filter(Boolean).join('\n'),
    },
    schema: rewriteSchema,
    name: 'line',
    limits: context.limits,
    signal,
    isShown: () => false,
    firstTextBy: performance.now() + context.limits.totalMs,
  });
  for (;;) {
    const { done, value } = await call.next();
    if (done) return value;
  }
}

/** The changed summary, if the line is supported by quotes, differs from the old one, and fails no further check. */
function accepted({ input, summary, target }: Rewrite, text: string): Summary | undefined {
  const line = readLine(text)?.value;
  const changed = line && withLine(summary, target, line, input);
  if (!line || !changed || line.text.length > maxLineChars) return undefined;
  const said = personTexts(input);
  if (createLeakCheck(rewritePrompt.rules, said)(line.text)) return undefined;
  if (createLanguageCheck(input.question, said)(line.text)) return undefined;
  const [before, after] = [summary, changed].map((one) => getLines(one, target.part)[target.index] ?? '');
  if (after === undefined || after === before || !quotesAreTrue(after, said)) return undefined;
  const failedBefore = new Set(checkSummary({ kind: 'summary', reflection: '', summary }, input));
  const failed = checkSummary({ kind: 'summary', reflection: '', summary: changed }, input);
  return failed.some((id) => !failedBefore.has(id)) ? undefined : changed;
}

/** Two attempts, then the fallback. Throws only when `signal` aborts or a request could not be recorded. */
export async function rewriteLine(
  context: ModelContext,
  rewrite: Rewrite,
  signal: AbortSignal,
  recordOutboundRequest?: RecordOutboundRequest,
): Promise<Summary> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(context.limits.totalMs)]);
  let note = '';
  for (let count = 0; count < 2; count++) {
    const end = await ask(context, rewrite, note, limited, recordOutboundRequest);
    signal.throwIfAborted();
    const changed = end.failure === 'refused' ? undefined : accepted(rewrite, end.text);
    if (changed) return changed;
    if (end.failure === 'refused' || end.failure === 'timeout') break;
    note =
      'Your last try was not usable: the quote was not letter for letter in the answer of its round, or the line broke a rule.';
  }
  return context.fallback.rewrite(rewrite.input, rewrite.summary, rewrite.target, signal);
}
