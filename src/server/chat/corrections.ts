/** Corrections by the user: what the guide has understood, and lines of the summary ('Not right'). */
import { randomUUID } from 'node:crypto';
import type { Transcript } from '#shared/contract/chat.ts';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import type { Evidence, FrontendDisplay, Understanding } from '#shared/contract/shapes.ts';
import {
  getLines,
  type LineRef,
  packSummary,
  replaceLine,
  type Summary,
  unpackSummary,
} from '#shared/summary.ts';
import type { Participant, Subscriber } from '../billing/subscriptions.ts';
import type { GuideInput, RecordOutboundRequest, RewriteTarget } from '../guide/guide.ts';
import { assessRisk, type RiskAssessment } from '../guide/safety/assess.ts';
import { trueEvidence } from '../guide/summary/evidence.ts';
import { emptyUnderstanding, ownLines, type UnderstoodPart } from '../guide/understanding.ts';
import { AppError } from '../http/app-error.ts';
import type { UserCipher } from '../privacy/user-cipher.ts';
import { untilAborted } from '../process/until-aborted.ts';
import { toAnsweredRounds, toCareFields, toGuideInput } from './dialogue.ts';
import {
  type DialogueRef,
  findDialogue,
  listRounds,
  lockDialogue,
  storeSummary,
  storeUnderstanding,
} from './dialogue-rows.ts';
import { createGuideCallRecord, type GuideCallRecord, lockUser } from './turns/turn-rows.ts';
import type { TurnDeps } from './turns/turns.ts';
import { parseTranscript, textsOfTranscript } from './unstored.ts';

/** Marks every line that the guide did not write as the user's, even if the client claims otherwise. */
function markOwnLines(written: Understanding, stored: Understanding | null): Understanding {
  const mark = (part: UnderstoodPart) => {
    const known = new Set((stored?.[part] ?? []).filter(({ own }) => !own).map(({ text }) => text));
    return written[part].map(({ text, own }) => ({ text, own: own || !known.has(text) }));
  };
  return { wants: mark('wants'), fears: mark('fears'), limits: mark('limits'), unknown: mark('unknown') };
}

/**
 * Stores the user's corrected lines for the next turn. Lines with high risk are not stored; the earlier ones are
 * returned. Throws `not_found`, and `dialogue_finished` after the summary.
 */
export async function saveUnderstanding(
  deps: Pick<TurnDeps, 'db' | 'keyStore' | 'now'>,
  participant: Participant,
  body: { sessionId: string; understanding: Understanding },
): Promise<ResponseBody<'saveUnderstanding'>> {
  const ref = { userId: participant.userId, sessionId: body.sessionId };
  const cipher = await deps.keyStore.getCipher(ref.userId);
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, ref.userId);
    const dialogue = await lockDialogue(tx, cipher, ref);
    if (!dialogue) throw new AppError('not_found');
    if (dialogue.summary) throw new AppError('dialogue_finished');
    const understanding = markOwnLines(body.understanding, dialogue.understanding);
    const risk = assessRisk(ownLines(understanding));
    if (risk?.level === 'high') {
      return { understanding: dialogue.understanding ?? emptyUnderstanding, ...toCareFields(risk) };
    }
    await storeUnderstanding(tx, cipher, ref, understanding, deps.now());
    return { understanding, ...toCareFields(risk) };
  });
}

/** Like `saveUnderstanding`, for an unstored dialogue: the browser keeps the result. `_` proves the subscription. */
export function checkUnderstanding(
  _: Subscriber,
  body: { understanding: Understanding; transcript: Transcript },
): ResponseBody<'saveUnderstanding'> {
  const before = body.transcript.understanding ?? emptyUnderstanding;
  const understanding = markOwnLines(body.understanding, before);
  const risk = assessRisk(ownLines(understanding));
  return { understanding: risk?.level === 'high' ? before : understanding, ...toCareFields(risk) };
}

/** A user would rather keep the old line than wait longer. */
const rewriteTimeoutMs = 45_000;

interface RewriteBody extends RewriteTarget {
  sessionId: string;
}

/** A rewritten line, with the user's words that support it. */
interface WrittenLine {
  text: string;
  evidence: Evidence[];
}

/** Throws `invalid_input` for a line that the summary does not have. */
function requireLine(summary: Summary, { part, index }: LineRef): string {
  const line = getLines(summary, part)[index];
  if (line === undefined) throw new AppError('invalid_input', { fields: { index: 'is no line of it' } });
  return line;
}

/**
 * Takes only the rewritten line from the guide's new summary. Throws if the line is unchanged or lacks valid
 * evidence.
 */
function getRewrittenLine(input: GuideInput, before: Summary, after: Summary, target: RewriteBody) {
  const { part, index } = target;
  const text = requireLine(after, target);
  const evidence = trueEvidence(input, after.evidence).filter(
    (entry) => entry.part === part && entry.index === index,
  );
  const isUnchanged = getLines(before, part).includes(text);
  // Refuses a text that the API's format would split into several lines.
  const isOneLine = getLines(unpackSummary(packSummary(after)), part)[index] === text;
  if (isUnchanged || evidence.length === 0 || !isOneLine)
    throw new Error('the line is not what was asked for');
  return { text, evidence };
}

async function writeLine(
  deps: Pick<TurnDeps, 'guide' | 'stopping'>,
  input: GuideInput,
  summary: Summary,
  target: RewriteBody,
  recordOutboundRequest?: RecordOutboundRequest,
): Promise<WrittenLine> {
  const signal = AbortSignal.any([AbortSignal.timeout(rewriteTimeoutMs), deps.stopping]);
  const { part, index, note } = target;
  try {
    const work = deps.guide.rewrite(
      input,
      summary,
      { part, index, ...(note && { note }) },
      signal,
      recordOutboundRequest,
    );
    return getRewrittenLine(input, summary, await untilAborted(work, signal), target);
  } catch (cause) {
    throw new AppError(deps.stopping.aborted ? 'restarting' : 'guide_failed', { cause });
  }
}

/** Replaces the line in the stored summary, where other lines may have changed meanwhile. */
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
    await lockUser(tx, ref.userId);
    const dialogue = await lockDialogue(tx, cipher, ref);
    if (!dialogue?.summary) throw new AppError('not_found');
    if (requireLine(dialogue.summary, target) !== old) throw new AppError('line_changed');
    const summary = replaceLine(dialogue.summary, target, line);
    await storeSummary(tx, cipher, ref, summary, deps.now());
    const guide = record.hasSent() ? null : deps.guide.kind;
    await record.end(tx, { outcome: 'done', guide, report: undefined });
  });
}

/**
 * Rewrites one line of a finished dialogue's summary. Returns the risk in the note: with high risk, nothing
 * changes. The summary is not returned, because the response is stored for repeated calls. Throws
 * `not_found`, `guide_failed`, and `line_changed` if the line is missing or changed meanwhile.
 */
export async function rewritePart(
  deps: Pick<TurnDeps, 'db' | 'keyStore' | 'now' | 'guide' | 'stopping'>,
  participant: Participant,
  body: RewriteBody,
): Promise<RiskAssessment | undefined> {
  const ref = { userId: participant.userId, sessionId: body.sessionId };
  const cipher = await deps.keyStore.getCipher(ref.userId);
  const dialogue = await findDialogue(deps.db, cipher, ref);
  if (!dialogue) throw new AppError('not_found');
  if (!dialogue.summary) throw new AppError('line_changed');
  const risk = assessRisk([body.note]);
  if (risk?.level === 'high') return risk;
  const old = requireLine(dialogue.summary, body);
  const rounds = toAnsweredRounds(await listRounds(deps.db, cipher, ref));
  const call = { ref, id: randomUUID(), kind: 'rewrite' as const, answers: rounds.length };
  const record = createGuideCallRecord(deps, call);
  try {
    const input = toGuideInput({ ref, dialogue }, rounds);
    const line = await writeLine(deps, input, dialogue.summary, body, record.recordOutboundRequest);
    await storeLine(deps, cipher, ref, body, old, line, record);
  } catch (error) {
    await record.fail();
    throw error;
  }
  return risk;
}

/** The summary of a finished dialogue. Throws `not_found`. */
export async function getSummary(
  deps: Pick<TurnDeps, 'db' | 'keyStore'>,
  ref: DialogueRef,
): Promise<Summary> {
  const dialogue = await findDialogue(deps.db, await deps.keyStore.getCipher(ref.userId), ref);
  if (!dialogue?.summary) throw new AppError('not_found');
  return dialogue.summary;
}

/** Like `rewritePart`, for an unstored dialogue. Throws `invalid_input`, `guide_failed`. */
export async function rewriteUnstored(
  deps: Pick<TurnDeps, 'now' | 'guide' | 'stopping'>,
  subscriber: Subscriber,
  body: RewriteBody & { transcript: Transcript & { frontendDisplay: FrontendDisplay } },
): Promise<ResponseBody<'rewritePart'>> {
  const { frontendDisplay, ...transcript } = body.transcript;
  const ref = { userId: subscriber.userId, sessionId: body.sessionId };
  const state = parseTranscript(ref, transcript, deps.guide, deps.now());
  const summary = unpackSummary(frontendDisplay);
  requireLine(summary, body);
  const risk = assessRisk([body.note, ...textsOfTranscript(transcript)]);
  if (risk?.level === 'high') return { frontendDisplay, ...toCareFields(risk) };
  const line = await writeLine(deps, toGuideInput(state, toAnsweredRounds(state.rounds)), summary, body);
  return {
    frontendDisplay: packSummary(replaceLine(summary, body, line)),
    ...toCareFields(assessRisk([body.note])),
  };
}
