/** 'Not right': one line of a summary is written anew, and nothing else changes. */
import { randomUUID } from 'node:crypto';
import type { Evidence } from '#shared/contract/shapes.ts';
import { linesOf, packSummary, replaceLine, type Summary, unpackSummary } from '#shared/summary.ts';
import type { Subscriber } from '../billing/subscriptions.ts';
import { type Part, trueEvidence } from '../guide/evidence.ts';
import type { GuideInput, RewriteTarget, TellSending } from '../guide/guide.ts';
import { assessRisk, type RiskAssessment } from '../guide/safety.ts';
import { AppError } from '../http/app-error.ts';
import type { UserCipher } from '../privacy/user-cipher.ts';
import { answered, toGuideInput } from './dialogue.ts';
import { type DialogueRef, findDialogue, listRounds, lockDialogue, storeSummary } from './transcripts.ts';
import { type GuideCallRecord, recordGuideCall } from './turns/guide-calls.ts';
import { untilAborted } from './turns/guide-step.ts';
import { lockPerson } from './turns/turn-rows.ts';
import type { TurnDeps } from './turns/turns.ts';

/** A line is short; who waits longer would rather keep the old one. */
const longestMs = 45_000;

export interface RewriteBody extends RewriteTarget {
  sessionId: string;
}

/** The line and its evidence. */
export interface WrittenLine {
  text: string;
  evidence: Evidence[];
}

export function lineAt(summary: Summary, { part, index }: { part: Part; index: number }): string {
  const line = linesOf(summary, part)[index];
  if (line === undefined) throw new AppError('invalid_input', { fields: { index: 'is no line of it' } });
  return line;
}

/** Takes of what the guide gave back only this one line. Throws when it is the old one, or not proved. */
function takeLine(input: GuideInput, before: Summary, after: Summary, target: RewriteBody) {
  const { part, index } = target;
  const text = lineAt(after, target);
  const evidence = trueEvidence(input, after.evidence).filter(
    (one) => one.part === part && one.index === index,
  );
  const isOld = linesOf(before, part).includes(text);
  // One that the wire would split is not one line.
  const isOne = linesOf(unpackSummary(packSummary(after)), part)[index] === text;
  if (isOld || evidence.length === 0 || !isOne) throw new Error('the line is not what was asked for');
  return { text, evidence };
}

export async function writeLine(
  deps: Pick<TurnDeps, 'guide' | 'stopping'>,
  input: GuideInput,
  summary: Summary,
  target: RewriteBody,
  tell?: TellSending,
): Promise<WrittenLine> {
  const signal = AbortSignal.any([AbortSignal.timeout(longestMs), deps.stopping]);
  const { part, index, note } = target;
  try {
    const work = deps.guide.rewrite(input, summary, { part, index, ...(note && { note }) }, signal, tell);
    return takeLine(input, summary, await untilAborted(work, signal), target);
  } catch (cause) {
    throw new AppError(deps.stopping.aborted ? 'restarting' : 'guide_failed', { cause });
  }
}

/** Puts the line into the summary as it stands now: another line may have been rewritten meanwhile. */
function storeLine(
  deps: Pick<TurnDeps, 'db' | 'now' | 'guide'>,
  cipher: UserCipher,
  ref: DialogueRef,
  target: RewriteBody,
  old: string,
  line: WrittenLine,
  record: GuideCallRecord,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await lockPerson(tx, ref.userId);
    const dialogue = await lockDialogue(tx, cipher, ref);
    if (!dialogue?.summary) throw new AppError('not_found');
    if (lineAt(dialogue.summary, target) !== old) throw new AppError('line_changed');
    const summary = replaceLine(dialogue.summary, target, line);
    await storeSummary(tx, cipher, ref, summary, deps.now());
    const guide = record.hasSent() ? null : deps.guide.kind;
    await record.end(tx, { outcome: 'done', guide, report: undefined });
  });
}

/**
 * Writes one line of the summary of an own, finished dialogue anew, and tells of risk in the note: with high risk
 * nothing changes. The summary itself is read where it is answered, so that no copy of it is kept for a repeat.
 * Throws `not_found`, `line_changed` when it is not there or was rewritten meanwhile, `guide_failed`.
 */
export async function rewritePart(
  deps: Pick<TurnDeps, 'db' | 'keyStore' | 'now' | 'guide' | 'stopping'>,
  subscriber: Subscriber,
  body: RewriteBody,
): Promise<RiskAssessment | undefined> {
  const ref = { userId: subscriber.userId, sessionId: body.sessionId };
  const cipher = await deps.keyStore.getCipher(ref.userId);
  const dialogue = await findDialogue(deps.db, cipher, ref);
  if (!dialogue) throw new AppError('not_found');
  if (!dialogue.summary) throw new AppError('line_changed');
  const risk = assessRisk([body.note]);
  if (risk?.level === 'high') return risk;
  const old = lineAt(dialogue.summary, body);
  const rounds = answered(await listRounds(deps.db, cipher, ref));
  const call = { ref, id: randomUUID(), kind: 'rewrite' as const, answers: rounds.length };
  const record = recordGuideCall(deps, call);
  try {
    const input = toGuideInput({ ref, dialogue }, rounds);
    const line = await writeLine(deps, input, dialogue.summary, body, record.tell);
    await storeLine(deps, cipher, ref, body, old, line, record);
  } catch (error) {
    await record.fail();
    throw error;
  }
  return risk;
}

/** The summary of an own, finished dialogue. Throws `not_found`. */
export async function getSummary(
  deps: Pick<TurnDeps, 'db' | 'keyStore'>,
  ref: DialogueRef,
): Promise<Summary> {
  const dialogue = await findDialogue(deps.db, await deps.keyStore.getCipher(ref.userId), ref);
  if (!dialogue?.summary) throw new AppError('not_found');
  return dialogue.summary;
}
