/** The URLs of the waiting screen, which say what turn it runs: written by `goToThinking`, read by `readEntry`. */
import { navigate } from 'wouter/use-browser-location';
import type { OptionLetter } from '#shared/kinds.ts';
import { pageUrl } from '#shared/pages.ts';
import { chatTexts } from '../../../i18n/en/chat.ts';
import { getOrCreateWindowId, getOrStartSession } from '../dialogue-ids.ts';
import { getCurrentRound, readHistory } from '../history.ts';
import { findOrCreateTurn, readStoredTurn, type TurnRequest } from '../turn/pending-turn.ts';
import { isUnstored } from '../unstored/unstored.ts';

/** Named as in the URLs: `stream-chat` waits for the first question, `buffer` for each later one and the summary. */
export type ThinkingKind = 'stream-chat' | 'buffer';

/** History state of the buffer page, by which a reload knows which question was answered. */
interface BufferState {
  round?: number;
  option?: OptionLetter;
  /** 'Enough for now': ends the dialogue without an answer. */
  finish?: boolean;
}

/** What the waiting screen has to do. */
export type Entry =
  | { kind: 'turn'; request: TurnRequest; backMode: boolean }
  /** It is unclear what to send, so the state of the dialogue is loaded from the server. */
  | { kind: 'recover'; sessionId: string }
  | { kind: 'home' }
  | { kind: 'no session' };

/**
 * Shows the waiting screen, which runs the turn. Its text is in the URL; in unstored dialogues the turn is in session
 * storage instead. `backMode`: a step back led here.
 */
export function goToThinking(turn: TurnRequest, { backMode = false, replace = true } = {}): void {
  const { kind, sessionId, round, option, text } = turn;
  const unstored = isUnstored(sessionId);
  if (unstored) findOrCreateTurn(turn);
  const url = pageUrl(kind === 'start' ? 'streamChat' : 'buffer', {
    message: unstored ? undefined : text,
    sessionId,
    windowId: getOrCreateWindowId(),
    back: backMode ? 'true' : undefined,
  });
  const answered: BufferState = {
    ...(round !== undefined && { round }),
    ...(option && { option }),
    ...(kind === 'finish' && { finish: true }),
  };
  navigate(url, { replace, state: unstored || kind === 'start' ? null : answered });
}

function toBufferState(state: unknown): BufferState {
  return typeof state === 'object' && state !== null ? (state as BufferState) : {};
}

/** The round that the answer belongs to; undefined when that is not certain. */
function findAnsweredRound(sessionId: string, text: string, state: BufferState): BufferState | undefined {
  if (state.round !== undefined) return state;
  const stored = readStoredTurn(sessionId);
  if (stored?.kind === 'finish' && stored.text === text) return { round: stored.round, finish: true };
  if (stored?.kind === 'message' && stored.text === text) return stored;
  const round = getCurrentRound(readHistory(sessionId));
  if (round?.userResponse?.content !== text) return undefined;
  return { round: round.currentRound, option: round.userResponse.option };
}

/** Unstored dialogues have no text in the URL: the turn is in session storage. */
function readUnstoredEntry(sessionId: string, backMode: boolean): Entry {
  const turn = readStoredTurn(sessionId);
  return turn ? { kind: 'turn', request: turn, backMode } : { kind: 'recover', sessionId };
}

export function readEntry(kind: ThinkingKind, search: string, historyState: unknown): Entry {
  const query = new URLSearchParams(search);
  const idInUrl = query.get('sessionId') ?? '';
  if (isUnstored(idInUrl)) return readUnstoredEntry(idInUrl, query.get('back') === 'true');
  const message = query.get('message');
  if (message === null) return { kind: 'home' };
  const text = message.trim() || chatTexts().continueConversation;
  const backMode = query.get('back') === 'true';
  if (kind === 'stream-chat') {
    const sessionId = query.get('sessionId') || getOrStartSession();
    return { kind: 'turn', request: { kind: 'start', sessionId, text }, backMode: false };
  }
  const sessionId = query.get('sessionId');
  if (!sessionId) return { kind: 'no session' };
  const answered = findAnsweredRound(sessionId, text, toBufferState(historyState));
  if (!answered) return { kind: 'recover', sessionId };
  const { round, option, finish } = answered;
  const request: TurnRequest = { kind: finish ? 'finish' : 'message', sessionId, text };
  if (round !== undefined) request.round = round;
  if (option !== undefined) request.option = option;
  return { kind: 'turn', request, backMode };
}
