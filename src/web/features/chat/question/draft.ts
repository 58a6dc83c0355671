/** What the user has typed or picked but not sent, kept in session storage to survive a reload. */
import { useState } from 'react';
import type { EarlierReflection, Reading } from '#shared/contract/shapes.ts';
import { readJson, type Store, tabStore, writeJson } from '../../../lib/storage.ts';
import { tabKeys } from '../dialogue-ids.ts';

/** An answer that was not sent, to the question with the number `round`, which counts from 1. */
export interface Draft {
  /** The text field for an answer in the user's own words is open. */
  open: boolean;
  text: string;
  /** Texts of the picked cards, or the number that is picked on a scale, e.g. `['7']`. */
  picked?: readonly string[] | undefined;
  /** The cards are picked, and the user chooses which one comes first. */
  ordering?: boolean | undefined;
}

const emptyDraft: Draft = { open: false, text: '' };

export function readDraft(sessionId: string, round: number, store: Store = tabStore): Draft {
  const stored = readJson(store, tabKeys.draft(sessionId, round));
  if (typeof stored !== 'object' || stored === null) return emptyDraft;
  const { open, text, picked, ordering } = stored as Partial<Draft>;
  const hasPicked = Array.isArray(picked) && picked.every((card) => typeof card === 'string');
  return {
    open: open === true,
    text: typeof text === 'string' ? text : '',
    ...(hasPicked && { picked }),
    ...(ordering === true && { ordering }),
  };
}

/** Deletes the stored draft when the text field is closed and nothing is picked: closing the field discards its text. */
export function writeDraft(sessionId: string, round: number, draft: Draft, store: Store = tabStore): void {
  const key = tabKeys.draft(sessionId, round);
  if (draft.open || draft.picked?.length) writeJson(store, key, draft);
  else store.remove(key);
}

/** Reads storage at the first render only: the component needs another `key` for another session or round. */
export function useDraft(sessionId: string, round: number) {
  const [draft, setDraft] = useState<Draft>(() => readDraft(sessionId, round));
  const change = (next: Draft) => {
    setDraft(next);
    writeDraft(sessionId, round, next);
  };
  return { draft, change };
}

export function forgetDraft(sessionId: string, round: number, store: Store = tabStore): void {
  store.remove(tabKeys.draft(sessionId, round));
}

/**
 * An unsaved edit of a line of the understanding, which lists in parts (wishes, fears, limits …) what the guide has
 * understood so far. `part`: the part of the line. `was`: its text before; undefined for a new line.
 */
export interface LineDraft {
  part: string;
  was?: string | undefined;
  text: string;
}

export function readLineDraft(sessionId: string, store: Store = tabStore): LineDraft | undefined {
  const stored = readJson(store, tabKeys.lineDraft(sessionId));
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { part, was, text } = stored as Partial<LineDraft>;
  if (typeof part !== 'string' || typeof text !== 'string') return undefined;
  return { part, text, was: typeof was === 'string' ? was : undefined };
}

export function writeLineDraft(
  sessionId: string,
  draft: LineDraft | undefined,
  store: Store = tabStore,
): void {
  if (draft) writeJson(store, tabKeys.lineDraft(sessionId), draft);
  else store.remove(tabKeys.lineDraft(sessionId));
}

/** An unsent note about what is wrong with a line of the summary. `lineKey`: its part and position. */
export function readNote(sessionId: string, lineKey: string, store: Store = tabStore): string | undefined {
  return store.read(tabKeys.note(sessionId, lineKey));
}

export function writeNote(
  sessionId: string,
  lineKey: string,
  note: string | undefined,
  store: Store = tabStore,
): void {
  if (note === undefined) store.remove(tabKeys.note(sessionId, lineKey));
  else store.write(tabKeys.note(sessionId, lineKey), note);
}

/** Edits on the confirm page, for the question `message`. */
export interface ConfirmDraft {
  /** The question as it was asked. It shows which question a stored draft belongs to. */
  message: string;
  /** The edited question. Undefined while it is not being edited. */
  text?: string | undefined;
  /** What the guide takes the question for (its reading), as the user corrected it. */
  reading?: Reading | undefined;
  /** The server will not store the dialogue: the question is kept here instead of in the URL. */
  unstored?: boolean | undefined;
  /** The earlier reflection that this dialogue continues, and what the guide will remember of it. */
  earlier?: EarlierReflection | undefined;
}

const confirmKey = 'draft_confirm';

/** Trusts the other fields, because this browser wrote them. */
function isConfirmDraft(value: unknown): value is ConfirmDraft {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'message') === 'string';
}

/** Ignores a draft that belongs to another question. */
export function readConfirmDraft(message: string, store: Store = tabStore): ConfirmDraft {
  const stored = readJson(store, confirmKey);
  return isConfirmDraft(stored) && stored.message === message ? stored : { message };
}

export function changeConfirmDraft(
  message: string,
  change: Partial<ConfirmDraft>,
  store: Store = tabStore,
): ConfirmDraft {
  const draft = { ...readConfirmDraft(message, store), ...change };
  writeJson(store, confirmKey, draft);
  return draft;
}

/** The question of a dialogue that will be unstored. */
export function readUnstoredQuestion(store: Store = tabStore): string | undefined {
  const stored = readJson(store, confirmKey);
  return isConfirmDraft(stored) && stored.unstored ? stored.message : undefined;
}

/** Deletes the draft of this question, whose text is trimmed. Called when its dialogue is deleted. */
export function forgetConfirmDraft(question: string, store: Store = tabStore): void {
  const stored = readJson(store, confirmKey);
  if (!isConfirmDraft(stored)) return;
  if ([stored.message, stored.text].some((text) => text?.trim() === question)) store.remove(confirmKey);
}
