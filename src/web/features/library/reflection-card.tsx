import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cut, widthOf } from '#shared/cut.ts';
import { stateText } from '#shared/reflection-export.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { libraryTexts } from '../../i18n/library.ts';
import { Button } from '../../ui/button.tsx';
import { DangerButton } from '../../ui/danger-button.tsx';
import styles from './library.module.css';
import { deleteReflection, type Reflection } from './reflections.ts';
import { useSaving } from './save-reflections.tsx';

/** Where focus goes on when the card before or after it has gone. */
export const cardHeadingId = (sessionId: string): string => `reflection-${sessionId}`;

/** `waiting`: its turn is running elsewhere and has not ended yet. */
export type Opening = 'opening' | 'waiting' | undefined;

/** About three lines of a card; the whole question shows with what can be done with it. */
const shownWidth = 55;

export interface ReflectionCardProps {
  reflection: Reflection;
  /** The one to go on with: its button stands out. */
  next: boolean;
  opening: Opening;
  /** Stands beside saving and deleting. */
  more: ReactNode;
  onOpen: () => void;
  onDeleted: () => void;
}

export function ReflectionCard(props: ReflectionCardProps) {
  return props.reflection.unreadable ? <UnreadableCard {...props} /> : <ReadableCard {...props} />;
}

/** Its key is lost: it says so and from when it is, and can be deleted. */
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
  // The day tells one card from another; the question would be read three times over.
  const dayId = `${id}-day`;
  return (
    <li className={styles.card}>
      <h2 id={cardHeadingId(sessionId)} tabIndex={-1} dir="auto">
        {more ? question : cut(question, (start) => widthOf(start) <= shownWidth)}
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
          className={styles.toggle}
          aria-expanded={more}
          aria-controls={more ? id : undefined}
          aria-describedby={dayId}
          onClick={() => setMore(!more)}
        >
          <span>{t.saveOrDelete}</span>
          <ChevronDown aria-hidden="true" className={styles.chevron} />
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
  /** It is gone on the server; what this browser keeps of it is the caller's to remove. */
  onDeleted: () => void;
}

/** In two taps, because nothing brings it back. */
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
  const place = useRef<HTMLDivElement>(null);
  const { state, confirm } = useDeletion(deletion);
  useEffect(() => place.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, this a heading and a text
    <div
      ref={place}
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
        <p role="alert" className={styles.problem}>
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
