/** Stores the person's corrections of the understanding; one save at a time, the last word wins. */

import { useEffect, useRef, useState } from 'react';
import type { RiskKind, Understanding } from '#shared/contract/shapes.ts';
import { understoodTexts } from '../../../i18n/en/chat.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { readHistory, transcriptOf, updateHistory, useHistory } from '../history.ts';
import { callFailureText } from '../turn/server-dialogue.ts';
import { isUnstored } from '../unstored/unstored.ts';
import { confirmUnderstanding, editUnderstanding, nothingUnderstood } from './understood.ts';

export type SaveOutcome =
  | { kind: 'saved'; care: 'low' | undefined; careKind: RiskKind | undefined }
  /** The lines speak of high risk: nothing was stored, they stay in this browser. */
  | { kind: 'care'; careKind: RiskKind | undefined };

const running = new Map<string, Promise<SaveOutcome>>();

async function sendAll(sessionId: string): Promise<SaveOutcome> {
  let care: 'low' | undefined;
  let careKind: RiskKind | undefined;
  for (;;) {
    const history = readHistory(sessionId);
    const { understanding, understoodBase } = history;
    if (!understanding || !understoodBase) return { kind: 'saved', care, careKind };
    // Of a dialogue that leaves no trace the lines are looked at, and stay here.
    const transcript = isUnstored(sessionId) ? transcriptOf(history) : undefined;
    const body = { sessionId, understanding, ...(transcript && { transcript }) };
    const answer = await call('saveUnderstanding', { body });
    if (answer.care === 'high') {
      updateHistory(sessionId, (history) => ({ ...history, understoodHeld: true }));
      return { kind: 'care', careKind: answer.careKind };
    }
    care = answer.care ?? care;
    careKind = answer.careKind ?? careKind;
    updateHistory(sessionId, (history) => confirmUnderstanding(history, understanding, answer.understanding));
  }
}

/** Resolves when all that is corrected by then is stored. Throws what the call throws; nothing is lost. */
export function saveUnderstood(sessionId: string): Promise<SaveOutcome> {
  const known = running.get(sessionId);
  if (known) return known;
  const work = sendAll(sessionId).finally(() => running.delete(sessionId));
  running.set(sessionId, work);
  return work;
}

export interface Understood {
  lines: Understanding;
  /** `unsaved`: corrections wait in this browser; `failed` says why. */
  state: 'saved' | 'saving' | 'unsaved';
  failed?: string;
  /** Something was stored since the panel was opened first. */
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

/** The lines as they stand, and each change of them: shown at once, then stored. */
export function useUnderstood(sessionId: string, { onCare, onFinished }: UnderstoodEvents): Understood {
  const { understanding, understoodBase } = useHistory(sessionId);
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [hasSaved, setHasSaved] = useState(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const save = () => {
    setSaving(true);
    setFailed(undefined);
    saveUnderstood(sessionId)
      .then((outcome) => {
        if (outcome.kind === 'care') return onCare('high', outcome.careKind);
        setHasSaved(true);
        if (outcome.care) onCare(outcome.care, outcome.careKind);
      })
      .catch((error: unknown) => {
        // Who ended the dialogue here is on the way to its results already.
        if (left.current) return;
        if (isFinished(error)) onFinished();
        else setFailed(callFailureText(error, understoodTexts().saveFailed));
      })
      .finally(() => setSaving(false));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a session
  useEffect(() => {
    // What an earlier page could not store; what speaks of high risk waits until it is changed.
    const { understoodBase: waiting, understoodHeld } = readHistory(sessionId);
    if (waiting && !understoodHeld) save();
  }, [sessionId]);
  return {
    lines: understanding ?? nothingUnderstood,
    state: saving ? 'saving' : understoodBase ? 'unsaved' : 'saved',
    hasSaved,
    ...(failed !== undefined && { failed }),
    change: (change) => {
      updateHistory(sessionId, (history) => editUnderstanding(history, change));
      save();
    },
    save,
  };
}
