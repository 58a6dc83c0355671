/**
 * A link on the home page to a dialogue without results, which exists in this browser: in session storage if it is
 * unstored (the server keeps nothing of it), otherwise in local storage. Its id is called session id.
 */
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { timing } from '#shared/timing.ts';
import { HelpButton } from '../../features/care/help.tsx';
import { useRiskInTab } from '../../features/care/risk-in-tab.ts';
import { readSessionData, setCurrentSessionId } from '../../features/chat/dialogue-ids.ts';
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

/**
 * The unstored dialogue of this tab that has no results yet, otherwise the newest stored one of the last day, unless
 * `unstoredOnly`. Makes no request. `now` in epoch milliseconds.
 */
function findUnfinished(now: number, unstoredOnly: boolean): string | undefined {
  const storedSessions = unstoredOnly ? [] : listStoredSessions(now);
  const isUnfinished = (sessionId: string) => {
    const { rounds, summary } = readHistory(sessionId);
    return rounds.length > 0 && !summary;
  };
  return [...listTabSessions(), ...storedSessions].find(isUnfinished);
}

/** The ids of the stored dialogues that this browser used in the last 24 hours, newest first. */
function listStoredSessions(now: number): string[] {
  return Object.entries(readSessionData(localStore))
    .map(([sessionId, { timestamp }]) => ({ sessionId, at: Date.parse(timestamp) }))
    .filter(({ at }) => now - at < timing.localDataMs)
    .sort((left, right) => right.at - left.at)
    .map(({ sessionId }) => sessionId);
}

/**
 * A link to the unfinished dialogue, positioned so that it moves nothing when it appears. It does not say what the
 * dialogue is about. If a text in this tab suggested that the user is in danger, the help button comes into the header.
 */
export function UnfinishedDialogueLink({ unstoredOnly = false }: { unstoredOnly?: boolean }) {
  const sessionId = useMemo(() => {
    cleanLocalData(); // An expired dialogue must not be found.
    return findUnfinished(Date.now(), unstoredOnly);
  }, [unstoredOnly]);
  const riskInTab = useRiskInTab();
  function continueDialogue(id: string) {
    setCurrentSessionId(id);
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
      {riskInTab && (
        <InHeader>
          <HelpButton />
        </InHeader>
      )}
    </>
  );
}

/** Puts the children last among the controls of the page's header (ui/page.tsx: the `div` in it), where help is on every screen. */
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
