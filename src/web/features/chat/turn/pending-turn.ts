/**
 * The turn under way, which is one text of the user and the guide's reply to it. Kept in session storage: after a
 * reload it is continued, not started twice.
 */
import type { EarlierReflection, Reading } from '#shared/contract/shapes.ts';
import type { OptionLetter } from '#shared/kinds.ts';
import { createIdempotencyKey } from '../../../lib/api.ts';
import { localDay } from '../../../lib/local-day.ts';
import { readJson, type Store, tabStore, writeJson } from '../../../lib/storage.ts';
import { tabKeys } from '../dialogue-ids.ts';
import { createTranscript, readHistory, type Transcript } from '../history.ts';
import { isUnstored } from '../unstored/unstored.ts';

export interface TurnRequest {
  /** `finish`: 'Enough for now'. */
  kind: 'start' | 'message' | 'finish';
  sessionId: string;
  /** The question, the answer, or the label of the button that ends the dialogue. */
  text: string;
  option?: OptionLetter;
  /** The number of the current question. */
  round?: number;
}

export interface PendingTurn extends TurnRequest {
  /** The Idempotency-Key of all attempts of this turn. */
  key: string;
  reading?: Reading;
  /** The reflection that it goes on from. */
  continues?: EarlierReflection;
  /** Only of unstored dialogues; as of the start of the turn, because a repeat must be equal. */
  transcript?: Transcript;
  /** The user's local day, as `YYYY-MM-DD`, if they gave all answers on it. */
  today?: string;
}

function isSame(stored: PendingTurn, request: TurnRequest): boolean {
  return (
    stored.kind === request.kind &&
    stored.sessionId === request.sessionId &&
    stored.text === request.text &&
    stored.option === request.option &&
    stored.round === request.round
  );
}

/** For data that this browser wrote itself: with one expected field it counts as intact. */
const hasField = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && name in value;

export function readStoredTurn(sessionId: string, store: Store = tabStore): PendingTurn | undefined {
  const stored = readJson(store, tabKeys.turn(sessionId));
  return hasField(stored, 'key') ? (stored as PendingTurn) : undefined;
}

function transcriptFor({ kind, sessionId, round }: TurnRequest, store: Store): Transcript | undefined {
  if (kind === 'start' || !isUnstored(sessionId)) return undefined;
  return createTranscript(readHistory(sessionId, store), round);
}

/** Today, as `YYYY-MM-DD`, unless an answer was given on another day. */
function todayIfSameDay(sessionId: string, store: Store, now = new Date()): string | undefined {
  const today = localDay(now);
  const answerTimes = readHistory(sessionId, store).rounds.flatMap(
    ({ userResponse }) => userResponse?.timestamp ?? [],
  );
  return answerTimes.every((at) => localDay(new Date(at)) === today) ? today : undefined;
}

/** The stored turn if it is for the same request, otherwise a new one, which is stored. */
export function findOrCreateTurn(request: TurnRequest, store: Store = tabStore): PendingTurn {
  const stored = readStoredTurn(request.sessionId, store);
  if (stored && isSame(stored, request)) return stored;
  const { kind, sessionId } = request;
  const readAtStart = (key: string) => (kind === 'start' ? readJson(store, key) : undefined);
  const reading = readAtStart(tabKeys.reading(sessionId));
  const continues = readAtStart(tabKeys.earlier(sessionId));
  const transcript = transcriptFor(request, store);
  const today = kind === 'start' ? undefined : todayIfSameDay(sessionId, store);
  const turn = {
    ...request,
    key: createIdempotencyKey(),
    ...(hasField(reading, 'frame') && { reading: reading as Reading }),
    ...(hasField(continues, 'memory') && { continues: continues as EarlierReflection }),
    ...(transcript && { transcript }),
    ...(today && { today }),
  };
  writeJson(store, tabKeys.turn(request.sessionId), turn);
  return turn;
}

/** Called after a step back: the same answer is then a new turn. */
export function forgetTurn(sessionId: string, store: Store = tabStore): void {
  store.remove(tabKeys.turn(sessionId));
}
