import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cut, measureWidth } from '#shared/cut.ts';
import { stateText } from '#shared/reflection-export.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { libraryTexts } from '../../i18n/en/library.ts';
import { Button, DangerButton } from '../../ui/button.tsx';
import patterns from '../../ui/patterns.module.css';
import styles from './library.module.css';
import { deleteReflection, type Reflection } from './reflections.ts';
import { useSaving } from './save-reflections.tsx';

/** Takes the focus when the card before or after it is deleted. */
export const cardHeadingId = (sessionId: string): string => `reflection-${sessionId}`;

/** `waiting`: a turn of it is still running in another tab or on another device. */
export type Opening = 'opening' | 'waiting' | undefined;

/** About three lines of a card. Opening 'Save or delete' shows the whole question. */
const shownWidth = 55;

export interface ReflectionCardProps {
  reflection: Reflection;
  /** Whether this is the one to continue: its button is highlighted. */
  next: boolean;
  opening: Opening;
  /** Further actions, next to saving and deleting. */
  more: ReactNode;
  onOpen: () => void;
  onDeleted: () => void;
}

export function ReflectionCard(props: ReflectionCardProps) {
  return props.reflection.unreadable ? <UnreadableCard {...props} /> : <ReadableCard {...props} />;
}

/** Its encryption key is lost: it can only be deleted. */
function UnreadableCard({ reflection, onDeleted }: ReflectionCardProps) {
  const t = libraryTexts();
  const { sessionId } = reflection;
  return (
    <li className={styles.card}>
      <h2 id={cardHeadingId(sessionId)} tabIndex={-1}>
        {t.unreadable}
      </h2>
      <p className={styles.facts}>
        <Day of={reflection} />
      </p>
      <p className="small">{t.unreadableText}</p>
      <div className={styles.more}>
        <DeleteReflection sessionId={sessionId} onDeleted={onDeleted} />
      </div>
    </li>
  );
}

function ReadableCard({ reflection, next, opening, more: others, onOpen, onDeleted }: ReflectionCardProps) {
  const t = libraryTexts();
  const { sessionId, question, status } = reflection;
  const [more, setMore] = useState(false);
  const id = useId();
  // Distinguishes the cards' buttons for screen readers by date, because reading the question each time would be too
  // long.
  const dayId = `${id}-day`;
  return (
    <li className={styles.card}>
      <h2 id={cardHeadingId(sessionId)} tabIndex={-1} dir="auto">
        {more ? question : cut(question, (start) => measureWidth(start) <= shownWidth)}
      </h2>
      <Facts reflection={reflection} dayId={dayId} />
      <div className={styles.row}>
        <Button
          kind={next ? 'act' : 'line'}
          busy={opening !== undefined}
          busyLabel={t.opening}
          aria-describedby={dayId}
          onClick={onOpen}
        >
          {status === 'finished' ? t.open : t.goOn}
        </Button>
        <button
          type="button"
          className={`${patterns.toggle} ${styles.toggle}`}
          aria-expanded={more}
          aria-controls={more ? id : undefined}
          aria-describedby={dayId}
          onClick={() => setMore(!more)}
        >
          <span>{t.saveOrDelete}</span>
          <ChevronDown aria-hidden="true" className={patterns.chevron} />
        </button>
      </div>
      {opening === 'waiting' && (
        <p role="status" className="small muted">
          {t.waiting}
        </p>
      )}
      {more && (
        <div id={id} className={styles.more}>
          <SaveOne sessionId={sessionId} />
          {others}
          <DeleteReflection sessionId={sessionId} onDeleted={onDeleted} />
        </div>
      )}
    </li>
  );
}

function Day({ of: { createdAt }, id }: { of: Reflection; id?: string }) {
  const date = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' }).format(new Date(createdAt));
  return (
    <time id={id} dateTime={createdAt} className="num">
      {date}
    </time>
  );
}

function Facts({ reflection, dayId }: { reflection: Reflection; dayId: string }) {
  const t = libraryTexts();
  const { status } = reflection;
  return (
    <p className={styles.facts}>
      <Day of={reflection} id={dayId} />
      <span className={`${styles.state} ${status === 'finished' ? styles.done : ''}`}>
        {stateText(t, reflection)}
      </span>
    </p>
  );
}

function SaveOne({ sessionId }: { sessionId: string }) {
  const t = libraryTexts();
  const { busy, saveOne } = useSaving();
  return (
    <>
      <Button kind="text" busy={busy === 'markdown'} onClick={() => saveOne(sessionId, 'markdown')}>
        {t.saveMarkdown}
      </Button>
      <Button kind="text" busy={busy === 'json'} onClick={() => saveOne(sessionId, 'json')}>
        {t.saveJson}
      </Button>
    </>
  );
}

interface DeleteReflectionProps {
  sessionId: string;
  /** Called when the server has deleted it. The caller removes what this browser keeps. */
  onDeleted: () => void;
}

/** Deletes in two steps, because it cannot be undone. */
function DeleteReflection(props: DeleteReflectionProps) {
  const t = libraryTexts();
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function keep() {
    flushSync(() => setAsking(false));
    opener.current?.focus();
  }
  if (asking) return <Confirmation {...props} onKeep={keep} />;
  return (
    <DangerButton ref={opener} quiet onClick={() => setAsking(true)}>
      {t.delete}
    </DangerButton>
  );
}

function useDeletion({ sessionId, onDeleted }: DeleteReflectionProps) {
  const [state, setState] = useState<'asked' | 'busy' | 'failed'>('asked');
  function confirm() {
    setState('busy');
    deleteReflection(sessionId).then(onDeleted, () => setState('failed'));
  }
  return { state, confirm };
}

function Confirmation({ onKeep, ...deletion }: DeleteReflectionProps & { onKeep: () => void }) {
  const t = libraryTexts();
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const { state, confirm } = useDeletion(deletion);
  useEffect(() => container.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, this a heading and a text
    <div
      ref={container}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      className={styles.confirm}
    >
      <h3 id={id}>{t.deleteTitle}</h3>
      <p id={`${id}-text`} className="small">
        {t.deleteText}
      </p>
      {state === 'failed' && (
        <p role="alert" className={patterns.problem}>
          {t.deleteFailed}
        </p>
      )}
      <DangerButton full busy={state === 'busy'} busyLabel={t.deleting} onClick={confirm}>
        {t.deleteConfirm}
      </DangerButton>
      <Button kind="line" full aria-disabled={state === 'busy'} onClick={onKeep}>
        {t.keep}
      </Button>
    </div>
  );
}
