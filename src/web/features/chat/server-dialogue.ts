/** Where the server stands in a dialogue, and going there without losing anything. */
import type { ContractTypes } from '#shared/contract.ts';
import { call } from '../../lib/api.ts';
import { requestGate } from '../../lib/request-gate.ts';
import { type ChatHistory, updateHistory } from './history.ts';
import { touchSession, windowId } from './session.ts';

export type ServerSession = ContractTypes['getSession']['response'];

export type Place =
  | { kind: 'summary' }
  | { kind: 'question' }
  /** A turn is running that this tab does not hold. */
  | { kind: 'running' }
  /** The turn was cut off; `question` is what the dialogue began with. */
  | { kind: 'begin'; question: string };

function scope(sessionId: string) {
  return { sessionId, windowId: windowId() };
}

function fetchSession(sessionId: string): Promise<ServerSession> {
  const read = () => call('getSession', { params: { sessionId } });
  return requestGate.run(`getSession ${sessionId}`, scope(sessionId), read);
}

/** Spec 7: POST /chat/back. */
export async function goBackOnServer(sessionId: string, back: number): Promise<void> {
  const body = { sessionId, back };
  const answer = await requestGate.run(`goBack ${JSON.stringify(body)}`, scope(sessionId), () =>
    call('goBack', { body }),
  );
  if (!answer.success) throw new Error(answer.error);
}

function historyOf(session: ServerSession): ChatHistory {
  const rounds = session.history.map((round) => ({ ...round, rawResponse: '' }));
  const { frontendDisplay } = session;
  return { rounds, currentIndex: rounds.length - 1, ...(frontendDisplay && { summary: frontendDisplay }) };
}

function placeOf(session: ServerSession): Place {
  if (session.frontendDisplay) return { kind: 'summary' };
  if (session.turn === 'running') return { kind: 'running' };
  return session.history.length > 0 ? { kind: 'question' } : { kind: 'begin', question: session.question };
}

/** Takes the server's rounds as this browser's own. */
export async function restoreFromServer(sessionId: string): Promise<Place> {
  const session = await fetchSession(sessionId);
  updateHistory(sessionId, () => historyOf(session));
  touchSession(sessionId);
  return placeOf(session);
}
