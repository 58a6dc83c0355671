/** The lists of the library: all reflections by month, and the results of a search. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { limits } from '#shared/limits.ts';
import { pages, pageUrl } from '#shared/pages.ts';
import { stateText } from '#shared/reflection/reflection-export.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { libraryTexts } from '../../i18n/en/library.ts';
import { useLazyComponent } from '../../lib/lazy.tsx';
import { Button, ButtonLink, DangerButton } from '../../ui/button.tsx';
import { ClarityArc } from '../../ui/clarity-arc.tsx';
import { Icon } from '../../ui/icons.tsx';
import { languageAttributes } from '../../ui/language-attributes.ts';
import { Menu } from '../../ui/menu.tsx';
import patterns from '../../ui/patterns.module.css';
import { announce } from '../../ui/toast.tsx';
import styles from './library.module.css';
import {
  type FoundReflection,
  groupByMonth,
  type Library,
  type LibraryState,
  type Reflection,
  type Search,
  useSaving,
} from './reflections.ts';

const loadTrend = () => import('./clarity-trend.tsx').then(({ ClarityTrend }) => ClarityTrend);

/** Fewer numbers show no trend. */
const minTrendNumbers = 3;

interface CardOptions {
  /** The reflection that is being opened. */
  opening: { sessionId: string; kind: Opening } | undefined;
  /** Further buttons of a card's menu, next to saving and deleting. */
  menuItems: (reflection: Reflection) => ReactNode;
  onOpen: (reflection: Reflection) => void;
  /** Must remove what this browser keeps of it. */
  onDeleted: (reflection: Reflection) => void;
}

interface ReflectionListProps extends CardOptions {
  library: Library;
  state: Extract<LibraryState, { status: 'ready' }>;
}

function focusCard(reflection: Reflection | undefined): void {
  const target = reflection && document.getElementById(cardHeadingId(reflection.sessionId));
  const focused = target ?? document.querySelector<HTMLElement>('main h1');
  if (!focused) return;
  focused.tabIndex = -1;
  focused.focus();
}

interface CardsProps extends CardOptions {
  reflections: readonly FoundReflection[];
  /** Reflections that wait for the user, who can continue them or look back at them; their cards come first. */
  waiting?: readonly Reflection[];
  onDrop: (sessionId: string) => void;
}

const isDue = ({ checkIn }: Reflection) => checkIn?.status === 'due';
const checkInUrl = ({ sessionId }: Reflection) => pageUrl('checkIn', { session: sessionId });

/** Cards by month, below those that wait. When a card is deleted, the focus goes to the one after it. */
function Cards({ reflections, waiting = [], opening, menuItems, onOpen, onDeleted, onDrop }: CardsProps) {
  const others = reflections.filter((reflection) => !waiting.includes(reflection));
  const ordered = [...waiting, ...others];
  function drop(reflection: Reflection) {
    const at = ordered.indexOf(reflection);
    flushSync(() => onDrop(reflection.sessionId));
    focusCard(ordered[at + 1] ?? ordered[at - 1]);
    onDeleted(reflection);
  }
  const toCard = (reflection: FoundReflection) => (
    <ReflectionCard
      key={reflection.sessionId}
      reflection={reflection}
      goOnKind={waiting.includes(reflection) && (reflection === waiting[0] ? 'primary' : 'outline')}
      opening={opening?.sessionId === reflection.sessionId ? opening.kind : undefined}
      menuItems={menuItems(reflection)}
      onOpen={() => onOpen(reflection)}
      onDeleted={() => drop(reflection)}
    />
  );
  return (
    <>
      {waiting.length > 0 && (
        <section aria-labelledby="waiting" className={styles.month}>
          <h2 id="waiting">{libraryTexts().waitingOnes}</h2>
          <ul className={styles.rows}>{waiting.map(toCard)}</ul>
        </section>
      )}
      <div className={styles.months}>
        {groupByMonth(others).map(({ key, reflections: list }) => (
          <section key={key} aria-labelledby={`month-${key}`} className={styles.month}>
            <h2 id={`month-${key}`}>{monthTitle(key)}</h2>
            <ul className={styles.list}>{list.map(toCard)}</ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** 'October', with the year unless it is this one. */
function monthTitle(key: string, now = new Date()): string {
  const [year = 0, month = 1] = key.split('-').map(Number);
  const options = { month: 'long' as const, ...(year !== now.getFullYear() && { year: 'numeric' as const }) };
  return new Intl.DateTimeFormat(currentLocale(), options).format(new Date(year, month - 1, 1));
}

export function ReflectionList({ library, state, ...cards }: ReflectionListProps) {
  const { reflections, cursor } = state;
  const showMore = useShowMore(library);
  const waiting = reflections.filter(
    (reflection) => !reflection.unreadable && (reflection.status === 'active' || isDue(reflection)),
  );
  const numbers = reflections.filter(({ clarity }) => clarity?.after !== undefined);
  const Trend = useLazyComponent(numbers.length >= minTrendNumbers, loadTrend);
  return (
    <div className={styles.body}>
      <Cards {...cards} reflections={reflections} waiting={waiting} onDrop={library.drop} />
      {cursor !== null && <ShowMore state={state.nextPage} onPress={showMore} />}
      {Trend && <Trend reflections={numbers} />}
    </div>
  );
}

/** The field at the top of the library. */
export function SearchField({ search: { words, setWords } }: { search: Search }) {
  const t = libraryTexts();
  return (
    <label className={styles.search}>
      <Icon>
        <circle cx="11" cy="11" r="6.5" />
        <path d="m16 16 4 4" />
      </Icon>
      <span className="sr">{t.search}</span>
      <input
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={limits.searchChars}
        placeholder={t.searchPlaceholder}
        value={words}
        onInput={(event) => setWords(event.currentTarget.value)}
        onChange={() => undefined}
      />
    </label>
  );
}

/** Shown instead of the list while there are words in the field. */
export function SearchResults({ search, ...cards }: CardOptions & { search: Search }) {
  const t = libraryTexts();
  const { state, retry, drop } = search;
  if (!state) return null;
  const found = state.status === 'found' ? state.reflections : [];
  return (
    <div className={styles.body}>
      <p role="status" className="muted num">
        {state.status === 'searching' && t.searching}
        {state.status === 'found' && (found.length > 0 ? t.found(found.length, state.more) : t.noneFound)}
      </p>
      {state.status === 'failed' && (
        <LibraryMessage urgent text={t.searchFailed}>
          <Button onClick={retry}>{t.tryAgain}</Button>
        </LibraryMessage>
      )}
      <Cards {...cards} reflections={found} onDrop={drop} />
    </div>
  );
}

/** Moves the focus to the first new card, because the pressed button may disappear. */
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

interface ShowMoreProps {
  state: 'idle' | 'loading' | 'failed';
  onPress: () => void;
}

function ShowMore({ state, onPress }: ShowMoreProps) {
  const t = libraryTexts();
  return (
    <div className={styles.showMore}>
      {state === 'failed' && (
        <p role="alert" className={patterns.problem}>
          {t.moreFailed}
        </p>
      )}
      <Button kind="outline" busy={state === 'loading'} busyLabel={t.loadingMore} onClick={onPress}>
        {t.showMore}
      </Button>
    </div>
  );
}

/** Shown instead of the list. */
export function LibraryMessage({
  text,
  urgent,
  children,
}: {
  text: string;
  /** Screen readers interrupt for it. */
  urgent?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={styles.message} role={urgent ? 'alert' : undefined}>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Shown while there is no list yet: what will be here, and what leads to it. */
export function NoReflections({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  const t = libraryTexts();
  return (
    <div className={styles.none}>
      <div>
        <h2>{title}</h2>
        <p className="muted">{text}</p>
        {children}
      </div>
      <div>
        <Link href={pages.sample} className={styles.example}>
          <b>{t.exampleInsight}</b>
          <span>{t.exampleQuestion}</span>
          <u>{t.sample}</u>
        </Link>
        <i className={styles.later} aria-hidden="true" />
        <i className={styles.later} aria-hidden="true" />
      </div>
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

/** Takes the focus when the card before or after it is deleted. */
const cardHeadingId = (sessionId: string): string => `reflection-${sessionId}`;

const loadDeletion = () => import('./delete-reflection.tsx').then(({ DeleteReflection }) => DeleteReflection);

/** `waiting`: the guide is still answering in it, in another tab or on another device. */
export type Opening = 'opening' | 'waiting' | undefined;

interface ReflectionCardProps {
  reflection: FoundReflection;
  /** The look of the button that goes on with a reflection; false if it does not wait for the user. */
  goOnKind: 'primary' | 'outline' | false;
  opening: Opening;
  /** Further buttons in the menu. */
  menuItems: ReactNode;
  onOpen: () => void;
  onDeleted: () => void;
}

/** The heading opens the reflection: it is the insight, or the question if there is none yet. */
function ReflectionCard(props: ReflectionCardProps) {
  const t = libraryTexts();
  const { reflection, goOnKind, opening, onOpen } = props;
  const { sessionId, question, insight, unreadable } = reflection;
  const id = useId();
  const dayId = `${id}-day`;
  return (
    <li className={`${styles.card} ${goOnKind ? styles.row : ''}`}>
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
      <Facts reflection={reflection} dayId={dayId} opening={opening} />
      {isDue(reflection) ? (
        <ButtonLink kind={goOnKind || 'outline'} className={styles.goOn} href={checkInUrl(reflection)}>
          {t.openCheckIn}
        </ButtonLink>
      ) : (
        goOnKind && (
          <Button
            kind={goOnKind}
            className={styles.goOn}
            busy={opening !== undefined}
            busyLabel={t.opening}
            aria-describedby={dayId}
            onClick={onOpen}
          >
            {t.goOn}
          </Button>
        )
      )}
      {opening === 'waiting' && (
        <p role="status" className="small muted">
          {t.waiting}
        </p>
      )}
    </li>
  );
}

function CardMenu({ reflection, menuItems, dayId, onDeleted }: ReflectionCardProps & { dayId: string }) {
  const t = libraryTexts();
  const { sessionId, unreadable } = reflection;
  const { busy, saveOne } = useSaving();
  const [isConfirming, setIsConfirming] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const Deletion = useLazyComponent(isConfirming, loadDeletion);
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
                  {menuItems}
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
  const { status, checkIn, clarity, moodPhrase, unreadable } = reflection;
  return (
    <div className={styles.facts}>
      {moodPhrase !== undefined && (
        <p className={styles.mood} {...languageAttributes(moodPhrase)}>
          {moodPhrase}
        </p>
      )}
      <p className={styles.meta}>
        <Day createdAt={reflection.createdAt} id={dayId} />
        {status !== 'finished' && !unreadable && <span>{stateText(t, reflection)}</span>}
        {isDue(reflection) && <span>{t.due}</span>}
        {clarity?.after !== undefined && <Clarity before={clarity.before} after={clarity.after} />}
        {opening === 'opening' && <span role="status">{t.opening}</span>}
      </p>
      {checkIn?.status === 'done' && (
        <Link href={checkInUrl(reflection)} className={styles.lookedBack}>
          {t.thenAndNow}
        </Link>
      )}
    </div>
  );
}

/** How clear it was before and after. */
function Clarity({ before, after }: { before: number | undefined; after: number }) {
  const t = libraryTexts();
  return (
    <span className={styles.clarity}>
      <ClarityArc clarity={after} />
      <span className="sr">{t.clarity}</span>
      <span className="num">{before === undefined ? after : t.fromTo(before, after)}</span>
    </span>
  );
}
