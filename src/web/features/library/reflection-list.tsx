import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { libraryTexts } from '../../i18n/en/library.ts';
import { Button } from '../../ui/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { announce } from '../../ui/toast.tsx';
import styles from './library.module.css';
import { cardHeadingId, type Opening, ReflectionCard } from './reflection-card.tsx';
import { filterByWords, type Reflection } from './reflections.ts';
import { SaveAll } from './save-reflections.tsx';
import type { Library, LibraryState } from './use-library.ts';

/** The search field appears from this many reflections. */
const searchFrom = 5;

export interface ReflectionListProps {
  library: Library;
  state: Extract<LibraryState, { status: 'ready' }>;
  /** The one that is being opened. */
  opening: { sessionId: string; kind: Opening } | undefined;
  /** Further actions of a card, next to saving and deleting. */
  more: (reflection: Reflection) => ReactNode;
  onOpen: (reflection: Reflection) => void;
  /** Must remove what this browser keeps of it. */
  onDeleted: (reflection: Reflection) => void;
}

function focusCard(reflection: Reflection | undefined): void {
  const target = reflection && document.getElementById(cardHeadingId(reflection.sessionId));
  const focused = target ?? document.querySelector<HTMLElement>('main h1');
  if (!focused) return;
  focused.tabIndex = -1;
  focused.focus();
}

export function ReflectionList({ library, state, opening, more, onOpen, onDeleted }: ReflectionListProps) {
  const t = libraryTexts();
  const [words, setWords] = useState('');
  const { reflections, cursor } = state;
  const showMore = useShowMore(library);
  const shown = filterByWords(reflections, words);
  const next = shown.find(({ status, unreadable }) => status === 'active' && !unreadable);
  const canSearch = words !== '' || cursor !== null || reflections.length >= searchFrom;

  function drop(reflection: Reflection) {
    const at = shown.indexOf(reflection);
    flushSync(() => library.drop(reflection.sessionId));
    focusCard(shown[at + 1] ?? shown[at - 1]);
    onDeleted(reflection);
  }

  return (
    <div className={styles.body}>
      {canSearch && <Search words={words} onWords={setWords} found={shown.length} of={reflections.length} />}
      <ul className={styles.list}>
        {shown.map((reflection) => (
          <ReflectionCard
            key={reflection.sessionId}
            reflection={reflection}
            next={reflection === next}
            opening={opening?.sessionId === reflection.sessionId ? opening.kind : undefined}
            more={more(reflection)}
            onOpen={() => onOpen(reflection)}
            onDeleted={() => drop(reflection)}
          />
        ))}
      </ul>
      {words !== '' && shown.length === 0 && <p className="muted">{t.noneFound(reflections.length)}</p>}
      {cursor !== null && <More state={state.more} onPress={showMore} />}
      <SaveAll />
    </div>
  );
}

interface SearchProps {
  words: string;
  onWords: (words: string) => void;
  found: number;
  of: number;
}

/** Searches only what is loaded: the words are sent nowhere. */
function Search({ words, onWords, found, of }: SearchProps) {
  const t = libraryTexts();
  return (
    <div className={styles.search}>
      <TextField
        label={t.search}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={words}
        onValue={onWords}
      />
      <p role="status" className="small muted num">
        {words.trim() !== '' && t.found(found, of)}
      </p>
    </div>
  );
}

/** Moves the focus to the first new card, because the button may be gone. */
function useShowMore(library: Library): () => void {
  const t = libraryTexts();
  const [added, setAdded] = useState<readonly Reflection[]>([]);
  useEffect(() => {
    const [first] = added;
    if (!first) return;
    announce(t.moreShown(added.length));
    focusCard(first);
  }, [added, t]);
  return () => void library.showMore().then(setAdded);
}

interface MoreProps {
  state: 'idle' | 'loading' | 'failed';
  onPress: () => void;
}

function More({ state, onPress }: MoreProps) {
  const t = libraryTexts();
  return (
    <div className={styles.showMore}>
      {state === 'failed' && (
        <p role="alert" className={patterns.problem}>
          {t.moreFailed}
        </p>
      )}
      <Button kind="line" busy={state === 'loading'} busyLabel={t.loadingMore} onClick={onPress}>
        {t.showMore}
      </Button>
    </div>
  );
}

/** Shown instead of the list. */
export function LibraryMessage({
  title,
  text,
  urgent,
  children,
}: {
  title?: string;
  text: string;
  /** Screen readers interrupt for it. */
  urgent?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={styles.message} role={urgent ? 'alert' : undefined}>
      {title !== undefined && <h2>{title}</h2>}
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Placeholders that keep the page from jumping. */
export function LoadingList() {
  return (
    <>
      <p role="status" className="sr">
        {libraryTexts().loading}
      </p>
      <div className={styles.list} aria-hidden="true">
        <div className={styles.ghost} />
        <div className={styles.ghost} />
        <div className={styles.ghost} />
      </div>
    </>
  );
}
