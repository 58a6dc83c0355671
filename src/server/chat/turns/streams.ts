/** Streams the events of turns to browsers, and resumes a stream that broke. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TurnAnswer } from '#shared/contract/shapes.ts';
import type { SessionCheck } from '../../auth/sessions/sessions.ts';
import type { Participant } from '../../billing/subscriptions.ts';
import { AppError } from '../../http/app-error.ts';
import {
  fixedEvents,
  formatEvent,
  type SseSource,
  type StreamMetrics,
  streamEvents,
} from '../../http/sse.ts';
import { findOpenRound } from '../dialogue.ts';
import { type DialogueRef, findTurnResult, hasDialogue, listRounds } from '../dialogue-rows.ts';
import { findUnstoredTurn } from '../unstored.ts';
import { findTurnToFollow } from './follow-turn.ts';
import { finalEventId, type Turn } from './turn-log.ts';
import { findNewestTurn } from './turn-rows.ts';
import type { TurnDeps, TurnStart } from './turns.ts';

/** Limited because each stream holds a connection. */
const maxStreamsPerUser = 2;

/** Permission for one of a user's `maxStreamsPerUser` streams, acquired before the turn begins. */
interface StreamSlot {
  /** Registers the function that closes the stream when a newer one of the same dialogue replaces it. */
  onReplaced(close: () => void): void;
  release(): void;
}

/** Limits the open streams of each user, and holds what every stream needs while it is open. */
export interface StreamLimiter {
  /**
   * If the user has no free slot, closes their older stream of the same dialogue, which is most often the broken one
   * that is being resumed. Throws `too_many_requests` if there is no such stream.
   */
  acquire(ref: DialogueRef): StreamSlot;
  isSignedIn: SessionCheck;
  metrics: StreamMetrics;
}

export function createStreamLimiter(isSignedIn: SessionCheck, metrics: StreamMetrics): StreamLimiter {
  interface HeldSlot extends StreamSlot {
    sessionId: string;
    replace(): void;
  }
  const slotsByUser = new Map<string, Set<HeldSlot>>();
  return {
    isSignedIn,
    metrics,
    acquire: ({ userId, sessionId }) => {
      const heldSlots = slotsByUser.get(userId) ?? new Set<HeldSlot>();
      if (heldSlots.size >= maxStreamsPerUser) {
        const older = [...heldSlots].find((slot) => slot.sessionId === sessionId);
        if (!older) throw new AppError('too_many_requests', { retryAfterS: 5 });
        older.replace();
      }
      let replaced = false;
      let close = () => {};
      const slot: HeldSlot = {
        sessionId,
        onReplaced: (next) => {
          close = next;
          if (replaced) close();
        },
        release: () => {
          heldSlots.delete(slot);
          if (heldSlots.size === 0 && slotsByUser.get(userId) === heldSlots) slotsByUser.delete(userId);
        },
        replace: () => {
          replaced = true;
          slot.release();
          close();
        },
      };
      heldSlots.add(slot);
      slotsByUser.set(userId, heldSlots);
      return slot;
    },
  };
}

/** An HTTP request that is answered with a stream. */
export interface StreamCall {
  request: FastifyRequest;
  reply: FastifyReply;
}

export function wantsStream(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/event-stream') ?? false;
}

function sendStream(
  streamLimiter: StreamLimiter,
  { request, reply }: StreamCall,
  slot: StreamSlot,
  source: SseSource,
  /** How many events of the source the client has received. */
  after: number,
): FastifyReply {
  const { user } = request;
  const opened = streamEvents(reply, source, {
    after,
    metrics: streamLimiter.metrics,
    // Closes an open stream soon after its session was revoked.
    mayStillRead: async () =>
      user !== undefined && (await streamLimiter.isSignedIn({ sessionId: user.sessionId, userId: user.id })),
  });
  slot.onReplaced(opened.close);
  opened.done.then(slot.release);
  return reply;
}

/** A stream of only the final event. */
function createFinalEvents(turnId: string, answer: TurnAnswer): SseSource {
  return fixedEvents([formatEvent(finalEventId(turnId), 'final', JSON.stringify(answer))]);
}

/** Responds to a call that starts a turn with a stream: all events of its turn, or only the stored answer. */
export async function streamTurn(
  streamLimiter: StreamLimiter,
  call: StreamCall & { ref: DialogueRef },
  begin: () => Promise<TurnStart>,
): Promise<FastifyReply> {
  const slot = streamLimiter.acquire(call.ref);
  try {
    const start = await begin();
    const source = start.kind === 'turn' ? start.turn : createFinalEvents(start.turnId, start.answer);
    return sendStream(streamLimiter, call, slot, source, 0);
  } catch (error) {
    slot.release();
    throw error;
  }
}

/** How many of the turn's events the client has received. 0 if its last event belongs to another turn. */
function countSeenEvents(turn: Turn, lastEventId: string | undefined): number {
  return turn.events().findIndex((event) => event.startsWith(`id: ${lastEventId}\n`)) + 1;
}

/** The stored answer of a turn, unless the user has gone back since or the client has received it. */
async function findStoredFinal(
  deps: TurnDeps,
  ref: DialogueRef,
  turnId: string,
  lastEventId: string | undefined,
): Promise<SseSource | undefined> {
  if (lastEventId === finalEventId(turnId)) return undefined;
  const cipher = await deps.keyStore.getCipher(ref.userId);
  const data = await findTurnResult(deps.db, cipher, turnId);
  if (!data) return undefined;
  const open = findOpenRound(await listRounds(deps.db, cipher, ref));
  // An answer with a summary is always current: a dialogue that was ended early also has an open question.
  if (!data.frontendDisplay && data.currentRound !== open?.number) return undefined;
  return createFinalEvents(turnId, { sessionId: ref.sessionId, data });
}

/** The events of a turn that the client has not received. Undefined if it has all of an ended turn. */
function findUnseenEvents(turn: Turn, lastEventId: string | undefined) {
  const after = countSeenEvents(turn, lastEventId);
  return turn.ended() && after >= turn.events().length ? undefined : { source: turn, after };
}

/** The events to resume with. Undefined if the client has everything. Throws `not_found`. */
async function findResumption(deps: TurnDeps, ref: DialogueRef, lastEventId: string | undefined) {
  const unstored = findUnstoredTurn(deps, ref);
  if (unstored) return findUnseenEvents(unstored, lastEventId);
  if (!(await hasDialogue(deps.db, ref))) throw new AppError('not_found');
  const row = await findNewestTurn(deps.db, ref);
  if (!row) return undefined;
  const turn = await findTurnToFollow(deps, ref, row);
  if (!turn) {
    // The newest turn has no answer. That of an older turn must not be sent instead.
    if (row.status !== 'done') return undefined;
    const source = await findStoredFinal(deps, ref, row.id, lastEventId);
    return source && { source, after: 0 };
  }
  return findUnseenEvents(turn, lastEventId);
}

/** Continues the running turn, or replays the last one. Sends 204 if the client has everything. */
export async function resumeStream(
  deps: TurnDeps,
  streamLimiter: StreamLimiter,
  participant: Participant,
  call: StreamCall & { sessionId: string },
): Promise<FastifyReply> {
  const ref = { userId: participant.userId, sessionId: call.sessionId };
  const header = call.request.headers['last-event-id'];
  const resumption = await findResumption(deps, ref, typeof header === 'string' ? header : undefined);
  if (!resumption) return call.reply.code(204).send();
  return sendStream(streamLimiter, call, streamLimiter.acquire(ref), resumption.source, resumption.after);
}
