/** The understanding on the screen. Stores the user's corrections of it, one save at a time. */
import { useEffect, useRef, useState } from 'react';
import type { RiskKind, Understanding } from '#shared/contract/shapes.ts';
import { timing } from '#shared/timing.ts';
import { understoodTexts } from '../../../i18n/en/chat.ts';
import { ApiError, call, TooFrequentError } from '../../../lib/api.ts';
import { createTranscript, readHistory, updateHistory, useHistory } from '../history.ts';
import { describeCallFailure } from '../turn/server-dialogue.ts';
import { isUnstored } from '../unstored/unstored.ts';
import { confirmUnderstanding, editUnderstanding, emptyUnderstanding } from './understood.ts';

export type SaveOutcome =
  | { kind: 'saved'; care: 'low' | undefined; careKind: RiskKind | undefined }
  /** The lines were refused for high risk: the server stored nothing, the browser keeps them. */
  | { kind: 'care'; careKind: RiskKind | undefined };

const pendingSaves = new Map<string, Promise<SaveOutcome>>();

/** Sends the corrections until none is left: some may be made during a call. */
async function sendAll(sessionId: string): Promise<SaveOutcome> {
  let care: 'low' | undefined;
  let careKind: RiskKind | undefined;
  for (;;) {
    const history = readHistory(sessionId);
    const { understanding, understoodBase } = history;
    if (!understanding || !understoodBase) return { kind: 'saved', care, careKind };
    // The server checks lines of an unstored dialogue for risk, but does not store them.
    const transcript = isUnstored(sessionId) ? createTranscript(history) : undefined;
    const body = { sessionId, understanding, ...(transcript && { transcript }) };
    const response = await call('saveUnderstanding', { body }).catch((error: unknown) => {
      // Two quick corrections: the second is sent when the browser's request limit allows it.
      if (error instanceof TooFrequentError) return undefined;
      throw error;
    });
    if (!response) {
      await new Promise((resolve) => setTimeout(resolve, timing.throttleMs));
      continue;
    }
    if (response.care === 'high') {
      updateHistory(sessionId, (history) => ({ ...history, understoodHeld: true }));
      return { kind: 'care', careKind: response.careKind };
    }
    care = response.care ?? care;
    careKind = response.careKind ?? careKind;
    updateHistory(sessionId, (history) =>
      confirmUnderstanding(history, understanding, response.understanding),
    );
  }
}

/** Resolves when all corrections so far are stored. Rejects if the call fails; the corrections are kept. */
export function saveUnderstood(sessionId: string): Promise<SaveOutcome> {
  const pending = pendingSaves.get(sessionId);
  if (pending) return pending;
  const work = sendAll(sessionId).finally(() => pendingSaves.delete(sessionId));
  pendingSaves.set(sessionId, work);
  return work;
}

export interface Understood {
  lines: Understanding;
  /** `unsaved`: there are corrections that are not stored; `failure` says why. */
  state: 'saved' | 'saving' | 'unsaved';
  failure?: string;
  /** Whether something was stored since the page was opened. */
  hasSaved: boolean;
  change: (change: (understanding: Understanding) => Understanding) => void;
  save: () => void;
}

interface UnderstoodEvents {
  onCare: (level: 'low' | 'high', kind?: RiskKind) => void;
  /** Another tab has ended the dialogue. */
  onFinished: () => void;
}

const isFinished = (error: unknown) => error instanceof ApiError && error.code === 'dialogue_finished';

export function useUnderstood(sessionId: string, { onCare, onFinished }: UnderstoodEvents): Understood {
  const { understanding, understoodBase } = useHistory(sessionId);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [hasSaved, setHasSaved] = useState(false);
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  const save = () => {
    setSaving(true);
    setFailure(undefined);
    saveUnderstood(sessionId)
      .then((outcome) => {
        if (outcome.kind === 'care') return onCare('high', outcome.careKind);
        setHasSaved(true);
        if (outcome.care) onCare(outcome.care, outcome.careKind);
      })
      .catch((error: unknown) => {
        // The user has ended the dialogue and left the page.
        if (isUnmounted.current) return;
        if (isFinished(error)) onFinished();
        else setFailure(describeCallFailure(error, understoodTexts().saveFailed));
      })
      .finally(() => setSaving(false));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per dialogue
  useEffect(() => {
    // Corrections that could not be stored before the page was reloaded.
    const { understoodBase: unsavedBase, understoodHeld } = readHistory(sessionId);
    if (unsavedBase && !understoodHeld) save();
  }, [sessionId]);
  const storedState = understoodBase ? 'unsaved' : 'saved';
  return {
    lines: understanding ?? emptyUnderstanding,
    state: saving ? 'saving' : storedState,
    hasSaved,
    ...(failure !== undefined && { failure }),
    change: (change) => {
      updateHistory(sessionId, (history) => editUnderstanding(history, change));
      save();
    },
    save,
  };
}
