/** A turn on its way, kept in the tab so that a reload goes on with it and never makes a second one. */
import type { Reading } from '#shared/contract/shapes.ts';
import { newKey } from '../../../lib/new-key.ts';
import { readJson, type Store, tabStore, writeJson } from '../../../lib/storage.ts';
import { type OptionLetter, readHistory, type Transcript, transcriptOf } from '../history.ts';
import { tabKeys } from '../session.ts';
import { isUnstored } from '../unstored/unstored.ts';

export interface TurnRequest {
  /** `finish`: 'Enough for now'. */
  kind: 'start' | 'message' | 'finish';
  sessionId: string;
  /** The question, the answer, or the words of the button that ends the dialogue. */
  text: string;
  option?: OptionLetter;
  /** The number of the question that is answered, or left open. */
  round?: number;
}

export interface PendingTurn extends TurnRequest {
  /** The Idempotency-Key: every repeat of this turn carries the same. */
  key: string;
  reading?: Reading;
  /** Of a dialogue that leaves no trace; as it was when the turn began, so that a repeat is the same. */
  transcript?: Transcript;
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

function isTurn(value: unknown): value is PendingTurn {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'key') === 'string';
}

export function storedTurn(sessionId: string, store: Store = tabStore): PendingTurn | undefined {
  const stored = readJson(store, tabKeys.turn(sessionId));
  return isTurn(stored) ? stored : undefined;
}

function isReading(value: unknown): value is Reading {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'frame') === 'string';
}

function transcriptFor({ kind, sessionId, round }: TurnRequest, store: Store): Transcript | undefined {
  if (kind === 'start' || !isUnstored(sessionId)) return undefined;
  return transcriptOf(readHistory(sessionId, store), round);
}

/** The stored turn when it is the same request, else a new one with a key of its own, stored at once. */
export function turnFor(request: TurnRequest, store: Store = tabStore): PendingTurn {
  const stored = storedTurn(request.sessionId, store);
  if (stored && isSame(stored, request)) return stored;
  const reading = request.kind === 'start' ? readJson(store, tabKeys.reading(request.sessionId)) : undefined;
  const transcript = transcriptFor(request, store);
  const turn = {
    ...request,
    key: newKey(),
    ...(isReading(reading) && { reading }),
    ...(transcript && { transcript }),
  };
  writeJson(store, tabKeys.turn(request.sessionId), turn);
  return turn;
}

/** After a step back the same answer is a new turn. */
export function forgetTurn(sessionId: string, store: Store = tabStore): void {
  store.remove(tabKeys.turn(sessionId));
}
