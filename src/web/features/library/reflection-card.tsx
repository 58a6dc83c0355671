import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cut, widthOf } from '#shared/cut.ts';
import { stateText } from '#shared/reflection-export.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { libraryTexts } from '../../i18n/library.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteReflection } from './delete-reflection.tsx';
import styles from './library.module.css';
import type { Reflection } from './reflections.ts';
import { useSaving } from './use-saving.ts';

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
