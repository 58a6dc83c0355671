/** Records what was sent to which server for each call of a guide. The privacy receipt shows it; it holds no text. */
import { and, asc, eq } from 'drizzle-orm';
import { type Db, nullable, prepareOnce } from '../../db/database.ts';
import { guideCalls } from '../../db/schema.ts';
import type { GuideReport, OutboundRequest, RecordOutboundRequest } from '../../guide/guide.ts';
import type { DialogueRef } from '../dialogue-rows.ts';

type GuideCallRow = typeof guideCalls.$inferSelect;

/** A call of a guide: a step of a dialogue, or a rewritten line. */
export interface GuideCall {
  ref: DialogueRef;
  /** The turn's id; a rewritten line has a separate id. */
  id: string;
  kind: GuideCallRow['kind'];
  /** How many answers the dialogue had. */
  answers: number;
}

interface CallResult {
  outcome: NonNullable<GuideCallRow['outcome']>;
  /** The guide that wrote the result; null if unknown. */
  guide: string | null;
  report: GuideReport | undefined;
}

export interface GuideCallRecord {
  /** Given to the guide, which calls it before each request. Resolves when the request is recorded. */
  recordOutboundRequest: RecordOutboundRequest;
  /** Records the end, in the transaction that stores the result. */
  end(db: Db, end: CallResult): Promise<void>;
  /** Records a failure if text was to be sent; otherwise there is nothing to record. Call it once the guide has ended. */
  fail(): Promise<void>;
  /** Whether a request was to be sent. */
  hasSent(): boolean;
}

const upsertCall = prepareOnce(
  'record_guide_call',
  [
    'id',
    'userId',
    'sessionId',
    'kind',
    'answers',
    'startedAt',
    'sent',
    'outcome',
    'guide',
    'report',
    'endedAt',
  ],
  (db, { sent, outcome, guide, report, endedAt, ...call }) => {
    const state = {
      sent: nullable(sent, guideCalls.sent),
      outcome: nullable(outcome, guideCalls.outcome),
      guide: nullable(guide, guideCalls.guide),
      report: nullable(report, guideCalls.report),
      endedAt: nullable(endedAt, guideCalls.endedAt),
    };
    return db
      .insert(guideCalls)
      .values({ ...call, ...state })
      .onConflictDoUpdate({ target: guideCalls.id, set: state });
  },
);

/**
 * Writes the whole row each time, so repeating a write adds nothing. Requests are recorded one after another, because a
 * guide may send several at a time.
 */
export function recordGuideCall(deps: { db: Db; now: () => Date }, call: GuideCall): GuideCallRecord {
  const { ref, ...fields } = call;
  const row = { ...fields, userId: ref.userId, sessionId: ref.sessionId, startedAt: deps.now() };
  const sent: OutboundRequest[] = [];
  let written = Promise.resolve();
  const write = async (db: Db, end?: CallResult) => {
    const { outcome = null, guide = null, report = null } = end ?? {};
    await upsertCall(db, { ...row, sent, outcome, guide, report, endedAt: end ? deps.now() : null });
  };
  return {
    recordOutboundRequest: (request) => {
      sent.push(request);
      written = written.then(() => write(deps.db));
      return written;
    },
    end: write,
    fail: async () => {
      if (!sent.length) return;
      // Updates only: there is no row if its dialogue was deleted or recording a request failed.
      const ended = { outcome: 'failed' as const, endedAt: deps.now() };
      await deps.db.update(guideCalls).set(ended).where(eq(guideCalls.id, call.id));
    },
    hasSent: () => sent.length > 0,
  };
}

/** The calls of a dialogue, in the order in which they began. */
export function listGuideCalls(db: Db, ref: DialogueRef): Promise<GuideCallRow[]> {
  return db
    .select()
    .from(guideCalls)
    .where(and(eq(guideCalls.userId, ref.userId), eq(guideCalls.sessionId, ref.sessionId)))
    .orderBy(asc(guideCalls.startedAt));
}
