/** The landing page of a signed-in user (a member): what waits, and the last insights. */
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { localeFacts } from '#shared/locales.ts';
import { pages, pageUrl } from '#shared/pages.ts';
import { startSignInSession } from '../../features/auth/start-sign-in-session.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { homeTexts } from '../../i18n/en/home.ts';
import { homeMemberTexts } from '../../i18n/en/home-member.ts';
import { libraryTexts } from '../../i18n/en/library.ts';
import { call } from '../../lib/api.ts';
import { loadTexts } from '../../lib/lazy.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { languageAttributes } from '../../ui/language-attributes.ts';
import { Page, Paper } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './home-member.module.css';

type Reflection = ContractTypes['listSessions']['response']['sessions'][number];
type CheckIn = ContractTypes['listCheckIns']['response']['checkIns'][number];

interface MemberContent {
  unfinished: Reflection | undefined;
  due: readonly CheckIn[];
  insights: readonly Reflection[];
}

/** Parts of the page for visitors, which the member's home also shows, further down. */
export interface MemberHomeProps {
  questionId: string;
  composer: ReactNode;
  privacy: ReactNode;
  /** The rest of the page for visitors. */
  visitorPart: ReactNode;
  onAsk: (question: string) => void;
  /** What only this tab knows of: a link to an unstored dialogue, and the help button. Takes no room. */
  children: ReactNode;
}

/** Enough to find three insights among dialogues that were not finished. */
const sessionLimit = 15;
const maxInsights = 3;

/** Loads what the page shows. Undefined when there is nothing yet; then the page for visitors is shown. */
export async function findMemberHome(): Promise<ComponentType<MemberHomeProps> | undefined> {
  await startSignInSession();
  const callOptions = { noCache: true, on401: 'renew' } as const;
  const [{ sessions }, { checkIns }] = await Promise.all([
    call('listSessions', { query: { limit: sessionLimit }, ...callOptions }),
    // Without them, the rest is still worth showing.
    call('listCheckIns', callOptions).catch(() => ({ checkIns: [] })),
    loadTexts('rest'),
    // With the Chinese quotation marks, which visitors do not need here.
    import('../../styles/other-scripts.css'),
  ]);
  const readable = sessions.filter(({ unreadable }) => !unreadable);
  const content: MemberContent = {
    unfinished: readable.find(({ status }) => status === 'active'),
    due: checkIns.filter(({ status }) => status === 'due'),
    insights: readable.filter(({ insight }) => insight).slice(0, maxInsights),
  };
  if (!content.unfinished && content.due.length === 0 && content.insights.length === 0) return undefined;
  return (props) => <MemberHome {...props} {...content} />;
}

function MemberHome(props: MemberHomeProps & MemberContent) {
  const { questionId, composer, privacy, visitorPart, onAsk, children, unfinished, due, insights } = props;
  const t = homeMemberTexts();
  const hasWaiting = unfinished || due.length > 0;
  const ask = (
    <section className={styles.new}>
      <label htmlFor={questionId}>{homeTexts().subtitle}</label>
      {composer}
      {privacy}
    </section>
  );
  return (
    <Page
      apart={0.35}
      wide
      account
      footer
      className={styles.page}
      corners={['tr']}
      ground={
        <>
          {insights.length > 0 && <LastInsights insights={insights} />}
          {hasWaiting && ask}
          <div className={styles.visitor}>{visitorPart}</div>
        </>
      }
    >
      <div>
        <h1>{homeTexts().title}</h1>
        {hasWaiting ? (
          <>
            <p className={styles.welcome}>
              {t.welcome}{' '}
              <button type="button" onClick={() => document.getElementById(questionId)?.focus()}>
                {t.askNew}
              </button>
            </p>
            <div className={styles.cards}>
              {unfinished && <Unfinished reflection={unfinished} onAsk={onAsk} />}
              {due[0] && <DueCheckIn checkIn={due[0]} others={due.slice(1)} />}
            </div>
          </>
        ) : (
          // Nothing waits for the user, so the page begins with a new question.
          ask
        )}
        {children}
      </div>
    </Page>
  );
}

/** `today`, `yesterday`, or the day and month. */
function formatRecentDay(iso: string, now = new Date()): string {
  const t = homeMemberTexts();
  const at = new Date(iso);
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((midnight(now) - midnight(at)) / 86_400_000);
  if (days === 0) return t.today;
  if (days === 1) return t.yesterday;
  const { region } = localeFacts[currentLocale()];
  return new Intl.DateTimeFormat(region, { month: 'long', day: 'numeric' }).format(at);
}

/** Opens one dialogue, and gives up when the page is left. */
function useOpening(sessionId: string) {
  const t = libraryTexts();
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState(false);
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => () => controllerRef.current?.abort(), []);
  async function open() {
    const controller = new AbortController();
    controllerRef.current = controller;
    setOpening(true);
    try {
      const { openReflection } = await import('../library/library.tsx');
      const result = await openReflection(sessionId, {
        signal: controller.signal,
        onWaiting: () => undefined,
      });
      // The library shows the offer to subscribe.
      if (result === 'unpaid') navigate(pages.library);
    } catch {
      if (!controller.signal.aborted) showToast({ text: t.openFailed, kind: 'error' });
    } finally {
      if (!controller.signal.aborted) setOpening(false);
    }
  }
  return { opening, open };
}

function Unfinished({ reflection, onAsk }: { reflection: Reflection; onAsk: (question: string) => void }) {
  const t = homeMemberTexts();
  const { sessionId, question, rounds, updatedAt } = reflection;
  const { opening, open } = useOpening(sessionId);
  const answered = Math.max(0, rounds - 1); // The last round waits for its answer.
  return (
    <section aria-labelledby="unfinished">
      <Paper className={styles.unfinished}>
        <p className={styles.leaves}>
          {Array.from({ length: answered + 1 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all alike
            <i key={index} aria-hidden="true" />
          ))}
          <span>{t.answered(answered, formatRecentDay(updatedAt))}</span>
        </p>
        <h2 id="unfinished" {...languageAttributes(question)}>
          {question}
        </h2>
        <div className={styles.row}>
          <Button busy={opening} busyLabel={t.opening} onClick={() => void open()}>
            {t.goOn}
          </Button>
          <Button kind="text" onClick={() => onAsk(question)}>
            {t.startOver}
          </Button>
        </div>
      </Paper>
    </section>
  );
}

const checkInUrl = ({ sessionId }: CheckIn) => pageUrl('checkIn', { session: sessionId });

/** The first that is due, and links to the others. */
function DueCheckIn({ checkIn, others }: { checkIn: CheckIn; others: readonly CheckIn[] }) {
  const t = homeMemberTexts();
  const { question, hasPrediction } = checkIn;
  return (
    <section aria-labelledby="check-in" className={styles.checkIn}>
      <svg viewBox="0 0 56 48" aria-hidden="true">
        <path className={styles.back} d="M4 16 28 2l24 14v28a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" />
        <path className={styles.letter} d="M10 10h36v26H10z" />
        <path className={styles.side} d="m4 18 24 16L4 46zm48 0L28 34l24 12z" />
        <path className={styles.front} d="M4 46 28 30l24 16z" />
      </svg>
      <h2 id="check-in">{t.checkInDue}</h2>
      <p className={styles.about} {...languageAttributes(question)}>
        {question}
      </p>
      <p>{hasPrediction ? t.checkInSealed : t.checkInText}</p>
      <div className={styles.row}>
        <ButtonLink href={checkInUrl(checkIn)}>{t.openCheckIn}</ButtonLink>
      </div>
      {others.length > 0 && (
        <div className={styles.others}>
          <p id="more-check-ins">{t.moreCheckIns(others.length)}</p>
          <ul aria-labelledby="more-check-ins">
            {others.map((other) => (
              <li key={other.sessionId}>
                <Link href={checkInUrl(other)} {...languageAttributes(other.question)}>
                  {other.question}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function LastInsights({ insights }: { insights: readonly Reflection[] }) {
  const t = homeMemberTexts();
  return (
    <section aria-labelledby="insights">
      <div className={styles.heading}>
        <h2 id="insights">{t.lastInsights}</h2>
        <ButtonLink kind="text" href={pages.library}>
          {t.seeAll}
        </ButtonLink>
      </div>
      <div className={styles.insights}>
        {insights.map(({ sessionId, insight, question, updatedAt }) => (
          <Link key={sessionId} href={pages.third} state={{ sessionId }} className={styles.insight}>
            <span className={styles.asked} {...languageAttributes(question)}>
              {question}
            </span>
            <b {...languageAttributes(insight)}>{insight}</b>
            <span className={styles.day}>{formatRecentDay(updatedAt)}</span>
          </Link>
        ))}
      </div>
    </section>
  );
}
