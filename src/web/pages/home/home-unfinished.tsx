import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { timing } from '#shared/timing.ts';
import { useCareSeen } from '../../features/care/care-memory.ts';
import { HelpButton } from '../../features/care/help.tsx';
import { readSessionData, setCurrentSession } from '../../features/chat/dialogue-ids.ts';
import { goToQuestion } from '../../features/chat/dialogue-paths.ts';
import { historyKey, readHistory } from '../../features/chat/history.ts';
import { cleanLocalData } from '../../features/chat/local-data.ts';
import { libraryTexts } from '../../i18n/en/library.ts';
import { localStore, tabStore } from '../../lib/storage.ts';
import styles from './home-unfinished.module.css';

/** The ids of this tab's unstored dialogues. */
function listTabSessions(): string[] {
  const prefix = historyKey('');
  return tabStore.keys().flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
}

/** The last used dialogue without results in this browser, within the last day. Makes no request. */
function findNewestUnfinished(now: number, unstoredOnly: boolean): string | undefined {
  const stored = unstoredOnly ? [] : listStoredSessions(now);
  const isUnfinished = (sessionId: string) => {
    const { rounds, summary } = readHistory(sessionId);
    return rounds.length > 0 && !summary;
  };
  return [...listTabSessions(), ...stored].find(isUnfinished);
}

/** The ids of the dialogues of the last 24 hours in this browser, newest first. `now` in epoch milliseconds. */
function listStoredSessions(now: number): string[] {
  return Object.entries(readSessionData(localStore))
    .map(([sessionId, { timestamp }]) => ({ sessionId, at: Date.parse(timestamp) }))
    .filter(({ at }) => now - at < timing.localDataMs)
    .sort((left, right) => right.at - left.at)
    .map(({ sessionId }) => sessionId);
}

/**
 * A link to the unfinished dialogue, positioned so that it moves nothing when it appears. It does not say what the
 * dialogue is about. If a text in this tab suggested a risk, the help button comes into the header.
 */
export function Unfinished({ unstoredOnly = false }: { unstoredOnly?: boolean }) {
  const sessionId = useMemo(() => {
    cleanLocalData();
    return findNewestUnfinished(Date.now(), unstoredOnly);
  }, [unstoredOnly]);
  const care = useCareSeen();
  function continueDialogue(id: string) {
    setCurrentSession(id);
    goToQuestion(id);
  }
  return (
    <>
      {sessionId !== undefined && (
        <button type="button" className={styles.line} onClick={() => continueDialogue(sessionId)}>
          {libraryTexts().whereStopped}
          <ArrowRight aria-hidden="true" />
        </button>
      )}
      {care && (
        <InHeader>
          <HelpButton />
        </InHeader>
      )}
    </>
  );
}

/** Last among the controls of the header, where help is on every screen. */
function InHeader({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Element>();
  useEffect(() => {
    const element = document.createElement('div');
    element.className = styles.help ?? '';
    document.querySelector('header > div')?.append(element);
    setPlace(element);
    return () => element.remove();
  }, []);
  return place && createPortal(children, place);
}
