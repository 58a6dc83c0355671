import { type ReactNode, useEffect, useRef } from 'react';
import { pages } from '#shared/pages.ts';
import { formatDate, formatNumber } from '../features/admin/admin-parts.tsx';
import { Jobs, OperatorLog } from '../features/admin/operations.tsx';
import {
  CareStats,
  CheckIns,
  type Figures,
  Funnel,
  GuideQuality,
  type Overview,
  periods,
  Revenue,
  Tiles,
  useOverview,
} from '../features/admin/overview.tsx';
import { People } from '../features/admin/people.tsx';
import { isSignedIn } from '../features/auth/session.ts';
import { adminTexts } from '../i18n/en/admin.ts';
import { commonTexts } from '../i18n/en/first-screen.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { MessageArt } from '../ui/message-art.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { Page } from '../ui/page.tsx';
import patterns from '../ui/patterns.module.css';
import { announce } from '../ui/toast.tsx';
import styles from './admin.module.css';
import { AccessDeniedPage } from './error-pages.tsx';

/** Figures, jobs and users, for administrators. Nothing is drawn before the server has granted access. */
export function AdminPage() {
  return isSignedIn() ? <Loader /> : <AccessDeniedPage />;
}

function Loader() {
  const t = commonTexts();
  const figures = useOverview();
  const { state, reload } = figures;
  if (state.status === 'loading')
    return (
      <Page apart={0} wide corners={['tr']} className={`${patterns.smallSky} ${styles.page}`}>
        <p role="status" className="sr">
          {t.loading}
        </p>
      </Page>
    );
  if (state.status === 'failed')
    return (
      <MessagePage
        apart={0}
        title={t.brokenTitle}
        text={adminTexts().failed}
        art={<MessageArt name="bent" />}
        action={
          <Button full onClick={reload}>
            {adminTexts().tryAgain}
          </Button>
        }
      >
        <ButtonLink href={pages.home} kind="text">
          {t.backHome}
        </ButtonLink>
      </MessagePage>
    );
  return <Dashboard figures={figures} overview={state.overview} update={state.update} />;
}

interface DashboardProps {
  figures: Figures;
  overview: Overview;
  update: 'idle' | 'loading' | 'failed';
}

function Dashboard({ figures, overview, update }: DashboardProps) {
  const t = adminTexts();
  useAnnounceUpdate(update, t.updated);
  return (
    <Frame overview={overview} figures={figures} update={update}>
      {update === 'failed' && (
        <p role="alert" className={patterns.problem}>
          {t.failed}
        </p>
      )}
      <Tiles overview={overview} />
      <Revenue rows={overview.revenue} />
      <Funnel funnel={overview.funnel} />
      <CheckIns counts={overview.checkIns} />
      <CareStats counts={overview.care} />
      <Jobs queues={overview.queues} onChanged={figures.reload} />
      <GuideQuality rows={overview.guide} limit={overview.guideSteps} />
      <People />
      <OperatorLog />
    </Frame>
  );
}

/** Announces that new figures have arrived. */
function useAnnounceUpdate(update: DashboardProps['update'], text: string): void {
  const previous = useRef(update);
  useEffect(() => {
    if (previous.current === 'loading' && update === 'idle') announce(text);
    previous.current = update;
  }, [update, text]);
}

function Frame({ overview, figures, update, children }: DashboardProps & { children: ReactNode }) {
  const t = adminTexts();
  return (
    <Page
      apart={1}
      wide
      corners={['tr']}
      className={`${patterns.smallSky} ${styles.page}`}
      ground={
        <div className={styles.body} aria-busy={update === 'loading' || undefined}>
          {children}
        </div>
      }
    >
      <div className={styles.head}>
        <h1>{commonTexts().titles.admin}</h1>
        <p className="muted num">{t.lead(formatDate(overview.from), formatDate(overview.to))}</p>
        <div className={styles.controls}>
          <Period figures={figures} />
          <Button kind="text" busy={update === 'loading'} busyLabel={t.refreshing} onClick={figures.reload}>
            {t.refresh}
          </Button>
        </div>
      </div>
    </Page>
  );
}

function Period({ figures }: { figures: Figures }) {
  const t = adminTexts();
  return (
    <fieldset className={styles.period}>
      <legend className="sr">{t.period}</legend>
      {periods.map((days) => (
        <label key={days} className="num">
          <input
            type="radio"
            name="period"
            className={patterns.coveringInput}
            checked={figures.days === days}
            onChange={() => figures.setDays(days)}
          />
          {t.days(formatNumber(days))}
        </label>
      ))}
    </fieldset>
  );
}
