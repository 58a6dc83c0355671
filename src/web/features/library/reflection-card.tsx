/** One reflection in the library: what it was about, how it stands, and a menu to save or delete it. */
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { pageUrl } from '#shared/pages.ts';
import { stateText } from '#shared/reflection/reflection-export.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { libraryTexts } from '../../i18n/en/library.ts';
import { useDeferred } from '../../lib/lazy.tsx';
import { Button, DangerButton } from '../../ui/button.tsx';
import { languageAttributes } from '../../ui/language-attributes.ts';
import { Menu } from '../../ui/menu.tsx';
import styles from './library.module.css';
import type { FoundReflection, Reflection } from './reflections.ts';
import { useSaving } from './save-reflections.tsx';

/** Takes the focus when the card before or after it is deleted. */
export const cardHeadingId = (sessionId: string): string => `reflection-${sessionId}`;

const loadDeletion = () => import('./delete-reflection.tsx').then(({ DeleteReflection }) => DeleteReflection);

/** `waiting`: the guide is still answering in it, in another tab or on another device. */
export type Opening = 'opening' | 'waiting' | undefined;

export interface ReflectionCardProps {
  reflection: FoundReflection;
  /** The unfinished reflection that comes first: a wide card with a button to continue it. */
  next?: boolean;
  opening: Opening;
  /** Further buttons in the menu. */
  more: ReactNode;
  onOpen: () => void;
  onDeleted: () => void;
}

/** The heading opens the reflection: it is the insight, or the question if there is none yet. */
export function ReflectionCard(props: ReflectionCardProps) {
  const t = libraryTexts();
  const { reflection, next, opening, onOpen } = props;
  const { sessionId, question, insight, moodPhrase, unreadable } = reflection;
  const id = useId();
  const dayId = `${id}-day`;
  return (
    <li className={`${styles.card} ${next ? styles.next : ''}`}>
      <div className={styles.top}>
        <h3 id={cardHeadingId(sessionId)} tabIndex={-1}>
          {unreadable ? (
            t.unreadable
          ) : (
            <button
              type="button"
              className={styles.open}
              aria-busy={opening === 'opening' || undefined}
              aria-describedby={dayId}
              onClick={onOpen}
              {...languageAttributes(insight ?? question)}
            >
              {insight ?? question}
            </button>
          )}
        </h3>
        <CardMenu {...props} dayId={dayId} />
      </div>
      {insight !== undefined && (
        <p className={styles.question} {...languageAttributes(question)}>
          {question}
        </p>
      )}
      {reflection.excerpt !== undefined && (
        <p className={styles.excerpt} {...languageAttributes(reflection.excerpt)}>
          {reflection.excerpt}
        </p>
      )}
      {unreadable && <p className="small">{t.unreadableText}</p>}
      {moodPhrase !== undefined && (
        <p className={styles.mood} {...languageAttributes(moodPhrase)}>
          {moodPhrase}
        </p>
      )}
      <Facts reflection={reflection} dayId={dayId} opening={opening} />
      {next && (
        <Button
          className={styles.goOn}
          busy={opening !== undefined}
          busyLabel={t.opening}
          aria-describedby={dayId}
          onClick={onOpen}
        >
          {t.goOn}
        </Button>
      )}
      {opening === 'waiting' && (
        <p role="status" className="small muted">
          {t.waiting}
        </p>
      )}
    </li>
  );
}

function CardMenu({ reflection, more, dayId, onDeleted }: ReflectionCardProps & { dayId: string }) {
  const t = libraryTexts();
  const { sessionId, unreadable } = reflection;
  const { busy, saveOne } = useSaving();
  const [isConfirming, setIsConfirming] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const Deletion = useDeferred(isConfirming, loadDeletion);
  function keep() {
    flushSync(() => setIsConfirming(false));
    box.current?.querySelector('button')?.focus();
  }
  return (
    <>
      <div ref={box} className={styles.menu}>
        <Menu label={t.actions} describedBy={dayId}>
          {(close) => (
            <>
              {!unreadable && (
                <>
                  {more}
                  <Button
                    kind="text"
                    busy={busy === 'markdown'}
                    onClick={() => saveOne(sessionId, 'markdown')}
                  >
                    {t.saveMarkdown}
                  </Button>
                  <Button kind="text" busy={busy === 'json'} onClick={() => saveOne(sessionId, 'json')}>
                    {t.saveJson}
                  </Button>
                </>
              )}
              <DangerButton
                quiet
                onClick={() => {
                  close();
                  setIsConfirming(true);
                }}
              >
                {t.delete}
              </DangerButton>
            </>
          )}
        </Menu>
      </div>
      {Deletion && <Deletion sessionId={sessionId} onDeleted={onDeleted} onKeep={keep} />}
    </>
  );
}

function Day({ createdAt, id }: { createdAt: string; id?: string }) {
  const date = new Intl.DateTimeFormat(currentLocale(), { month: 'long', day: 'numeric' });
  return (
    <time id={id} dateTime={createdAt} className="num">
      {date.format(new Date(createdAt))}
    </time>
  );
}

interface FactsProps {
  reflection: Reflection;
  dayId: string;
  opening: Opening;
}

function Facts({ reflection, dayId, opening }: FactsProps) {
  const t = libraryTexts();
  const { sessionId, status, checkIn, clarity, unreadable } = reflection;
  return (
    <p className={styles.facts}>
      {checkIn && checkIn.status !== 'planned' && (
        <Link href={pageUrl('checkIn', { session: sessionId })} className={styles.due}>
          {checkIn.status === 'due' ? t.checkInDue : t.thenAndNow}
        </Link>
      )}
      <Day createdAt={reflection.createdAt} id={dayId} />
      {status !== 'finished' && !unreadable && <span>{stateText(t, reflection)}</span>}
      {opening === 'opening' && <span role="status">{t.opening}</span>}
      {clarity?.after !== undefined && <ClarityArc before={clarity.before} after={clarity.after} />}
    </p>
  );
}

const arcPath = 'M4 19Q30 -9 56 19';

/** The arc of the sun's path, filled as far as the second number, from 0 to 10. */
function ClarityArc({ before, after }: { before: number | undefined; after: number }) {
  const t = libraryTexts();
  return (
    <span className={styles.clarity}>
      <svg viewBox="0 0 60 22" fill="none" aria-hidden="true" focusable="false">
        <path className={styles.rail} d={arcPath} />
        <path className={styles.done} d={arcPath} pathLength="10" strokeDasharray={`${after} 10`} />
      </svg>
      <span className="sr">{t.clarity}</span>
      <span className="num">{before === undefined ? after : t.fromTo(before, after)}</span>
    </span>
  );
}
