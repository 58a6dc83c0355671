import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TurnAnswer } from '#shared/contract/shapes.ts';
import type { SessionWatch } from '../../auth/sessions/sessions.ts';
import type { Subscriber } from '../../billing/subscriptions.ts';
import { AppError } from '../../http/app-error.ts';
import { fixedEvents, type SseSource, type StreamWatch, streamEvents } from '../../http/sse.ts';
import { openRound } from '../dialogue.ts';
import { type DialogueRef, findTurnResult, hasDialogue, listRounds } from '../transcripts.ts';
import { findUnstored } from '../unstored/unstored.ts';
import { finalEventId, type Turn } from './turn-log.ts';
import { findNewestTurn } from './turn-rows.ts';
import { findFollowable } from './turn-watch.ts';
import type { TurnDeps, TurnStart } from './turns.ts';

/** One person needs no more, and each costs a connection. */
const maxStreamsPerPerson = 2;

/** A place among a person's streams, taken before the turn begins. */
interface StreamPlace {
  /** Sets what ends the stream when a newer one of the same dialogue takes its place. */
  onReplaced(close: () => void): void;
  free(): void;
}

export interface StreamPlaces {
  /**
   * Throws `too_many_requests` when the person's places are taken. A stream of the same dialogue
   * is closed instead: it is most often the broken one that is being resumed.
   */
  take(ref: DialogueRef): StreamPlace;
  isSignedIn: SessionWatch;
  watch: StreamWatch;
}

export function createStreamPlaces(isSignedIn: SessionWatch, watch: StreamWatch): StreamPlaces {
  interface Taken extends StreamPlace {
    sessionId: string;
    replace(): void;
  }
  const people = new Map<string, Set<Taken>>();
  return {
    isSignedIn,
    watch,
    take: ({ userId, sessionId }) => {
      const taken = people.get(userId) ?? new Set<Taken>();
      if (taken.size >= maxStreamsPerPerson) {
        const older = [...taken].find((place) => place.sessionId === sessionId);
        if (!older) throw new AppError('too_many_requests', { retryAfterS: 5 });
        older.replace();
      }
      let replaced = false;
      let close = () => {};
      const place: Taken = {
        sessionId,
        onReplaced: (next) => {
          close = next;
          if (replaced) close();
        },
        free: () => {
          taken.delete(place);
          if (taken.size === 0 && people.get(userId) === taken) people.delete(userId);
        },
        replace: () => {
          replaced = true;
          place.free();
          close();
        },
      };
      taken.add(place);
      people.set(userId, taken);
      return place;
    },
  };
}

export interface StreamCall {
  request: FastifyRequest;
  reply: FastifyReply;
}

export function wantsStream(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/event-stream') ?? false;
}

function stream(
  places: StreamPlaces,
  { request, reply }: StreamCall,
  place: StreamPlace,
  source: SseSource,
  after: number,
): FastifyReply {
  const { user } = request;
  const opened = streamEvents(reply, source, {
    after,
    watch: places.watch,
    // An open stream ends soon after its sign-in was revoked.
    stillAllowed: async () =>
      user !== undefined && (await places.isSignedIn({ sessionId: user.sessionId, userId: user.id })),
  });
  place.onReplaced(opened.close);
  opened.done.then(place.free);
  return reply;
}

function finalEvents(turnId: string, answer: TurnAnswer): SseSource {
  return fixedEvents([{ id: finalEventId(turnId), event: 'final', data: JSON.stringify(answer) }]);
}

/** The stream form of a start or message: the turn from its first event, or the answer that is there already. */
export async function streamTurn(
  places: StreamPlaces,
  call: StreamCall & { ref: DialogueRef },
  begin: () => Promise<TurnStart>,
): Promise<FastifyReply> {
  const place = places.take(call.ref);
  try {
    const begun = await begin();
    const source = begun.kind === 'turn' ? begun.turn : finalEvents(begun.turnId, begun.answer);
    return stream(places, call, place, source, 0);
  } catch (error) {
    place.free();
    throw error;
  }
}

/** Number of events that the reader has received, by the id of its last one; 0 when that is of another turn. */
function eventsSeen(turn: Turn, lastEventId: string | undefined): number {
  return turn.events().findIndex(({ id }) => id === lastEventId) + 1;
}

/** The dialogue's current answer, unless the person has gone back since or the reader has received it. */
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
  const open = openRound(await listRounds(deps.db, cipher, ref));
  // A dialogue that was ended early has both a summary and an open question.
  if (!data.frontendDisplay && data.currentRound !== open?.number) return undefined;
  return finalEvents(turnId, { sessionId: ref.sessionId, data });
}

/** What a reader has not seen of a turn; undefined when it has seen all of it. */
function findRest(turn: Turn, lastEventId: string | undefined) {
  const after = eventsSeen(turn, lastEventId);
  return turn.ended() && after >= turn.events().length ? undefined : { source: turn, after };
}

/** Where a resumed stream goes on, or undefined when there is nothing more. Throws `not_found`. */
async function findResumption(deps: TurnDeps, ref: DialogueRef, lastEventId: string | undefined) {
  const unstored = findUnstored(deps, ref);
  if (unstored) return findRest(unstored, lastEventId);
  if (!(await hasDialogue(deps.db, ref))) throw new AppError('not_found');
  const row = await findNewestTurn(deps.db, ref);
  if (!row) return undefined;
  const turn = await findFollowable(deps, ref, row);
  if (!turn) {
    // A newest turn that gave no answer: an older one must not pass for it.
    if (row.status !== 'done') return undefined;
    const source = await findStoredFinal(deps, ref, row.id, lastEventId);
    return source && { source, after: 0 };
  }
  return findRest(turn, lastEventId);
}

/** Goes on with the running turn, or replays the last one; 204 when there is nothing more. */
export async function resumeStream(
  deps: TurnDeps,
  places: StreamPlaces,
  subscriber: Subscriber,
  call: StreamCall & { sessionId: string },
): Promise<FastifyReply> {
  const ref = { userId: subscriber.userId, sessionId: call.sessionId };
  const header = call.request.headers['last-event-id'];
  const resumption = await findResumption(deps, ref, typeof header === 'string' ? header : undefined);
  if (!resumption) return call.reply.code(204).send();
  return stream(places, call, places.take(ref), resumption.source, resumption.after);
}
