/** A check-in: the user looks back at a dialogue on a day that they chose. It shows then and, once answered, now. */
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import type { CheckInAnswers } from '#shared/contract/shapes.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { checkInTexts } from '../../i18n/en/check-in.ts';
import { summaryTexts } from '../../i18n/en/summary.ts';
import { ApiError, call } from '../../lib/api.ts';
import { languageAttributes } from '../../ui/language-attributes.ts';
import styles from './check-in.module.css';

export type CheckIn = ContractTypes['getCheckIn']['response'];

export type CheckInState =
  | { kind: 'loading' | 'failed' | 'missing' | 'unreadable' }
  | { kind: 'ready'; checkIn: CheckIn };

function toProblem(error: unknown): CheckInState {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'not_found' || code === 'invalid_input') return { kind: 'missing' };
  return { kind: code === 'unreadable' ? 'unreadable' : 'failed' };
}

/** Loads one check-in. `showAnswered` replaces it by the one that the server returned for the user's answers. */
export function useCheckIn(sessionId: string) {
  const [state, setState] = useState<CheckInState>({ kind: 'loading' });
  const [reloads, setReloads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reload` loads again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState({ kind: 'loading' });
    call('getCheckIn', { params: { sessionId }, noCache: true, signal }).then(
      (checkIn) => signal.aborted || setState({ kind: 'ready', checkIn }),
      (error: unknown) => signal.aborted || setState(toProblem(error)),
    );
    return () => controller.abort();
  }, [sessionId, reloads]);
  return {
    state,
    showAnswered: (checkIn: CheckIn) => setState({ kind: 'ready', checkIn }),
    reload: useCallback(() => setReloads((current) => current + 1), []),
  };
}

/** A heading with a leaf and a day. */
export function DatedHeading({ title, at }: { title: string; at: string }) {
  return (
    <h2 className={styles.when}>
      {title}
      <small>{formatLongDay(at)}</small>
    </h2>
  );
}

/** The dialogue as a sheet that unfolds, and below it the user's prediction, once the check-in is due. */
export function ThenPart({ checkIn }: { checkIn: CheckIn }) {
  const t = checkInTexts();
  const { createdAt, question, insight, nextStep, path, prediction, status } = checkIn;
  const headings = summaryTexts();
  return (
    <section aria-label={t.thenTitle}>
      <DatedHeading title={t.thenTitle} at={createdAt} />
      <details className={styles.fold}>
        <summary>
          <span className={styles.up} {...languageAttributes(insight ?? question)}>
            {insight ?? question}
          </span>
          <span className={styles.crease}>
            <span>{t.unfold}</span>
            <span>{t.foldUp}</span>
            <ChevronDown aria-hidden="true" />
          </span>
        </summary>
        <div className={styles.inside}>
          {insight && (
            <Part title={headings.originalQuestion}>
              <p {...languageAttributes(question)}>{question}</p>
            </Part>
          )}
          {nextStep && (
            <Part title={t.nextStep}>
              <p {...languageAttributes(nextStep.text)}>{nextStep.text}</p>
            </Part>
          )}
          {path.length > 0 && (
            <Part title={headings.implementationPath}>
              <ol>
                {path.map((step) => (
                  <li key={step} {...languageAttributes(step)}>
                    {step}
                  </li>
                ))}
              </ol>
            </Part>
          )}
        </div>
      </details>
      {prediction !== undefined && (
        <Envelope label={status === 'done' ? t.guessOpened : t.guess}>{prediction}</Envelope>
      )}
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

/** A closed envelope, sealed with a leaf, for a prediction that is not shown before its day. */
export function SealedEnvelope({ children }: { children: string }) {
  return (
    <figure className={styles.sealed}>
      <svg viewBox="0 0 400 190" aria-hidden="true">
        <rect width="400" height="190" rx="14" fill="var(--env-front)" />
        <path d="M0 20 168 112 0 176z" fill="var(--env-c)" />
        <path d="M400 20 232 112l168 64z" fill="var(--env-d)" />
        <path d="M6 4h388L218 112q-18 11-36 0z" fill="var(--env-b)" />
        <path d="M6 4h194v114q-9 0-18-6z" fill="var(--env-a)" />
        <path d="M178 92q0-18 18-18h34v34q0 18-18 18h-34z" fill="var(--sun)" />
      </svg>
      <figcaption>{children}</figcaption>
    </figure>
  );
}

/** A letter that comes out of an opened envelope. */
function Envelope({ label, children }: { label: string; children: string }) {
  return (
    <figure className={styles.envelope}>
      <span className={styles.back} />
      <svg className={styles.flap} viewBox="0 0 400 56" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 56 200 2 400 56z" fill="var(--env-a)" />
        <path d="M200 2 400 56H200z" fill="var(--env-b)" />
      </svg>
      <blockquote className={styles.letter}>
        <span>{label}</span>
        <p {...languageAttributes(children)}>{children}</p>
      </blockquote>
      <svg className={styles.pocket} viewBox="0 0 400 64" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0 200 44 0 64z" fill="var(--env-c)" />
        <path d="M400 0 200 44l200 20z" fill="var(--env-d)" />
        <path d="M0 64 200 26l200 38z" fill="var(--env-front)" />
      </svg>
    </figure>
  );
}

/** What the user answered at the check-in. `at`: when. */
export function NowPart({
  answers,
  at,
  earlier,
}: {
  answers: CheckInAnswers;
  at: string;
  /** How clear it was at the time of the dialogue, from 0 to 10. */
  earlier?: number | undefined;
}) {
  const t = checkInTexts();
  const { step, changed, known, clarity } = answers;
  return (
    <section aria-label={t.nowTitle}>
      <DatedHeading title={t.nowTitle} at={at} />
      <dl className={styles.answers}>
        <Answer name={t.step}>{t.answers[step]}</Answer>
        <Answer name={t.changed}>{changed}</Answer>
        <Answer name={t.known}>{known}</Answer>
        {clarity !== undefined && (
          <Answer name={t.wasClear}>
            {earlier === undefined ? t.clearNow(clarity) : t.clearBoth(earlier, clarity)}
          </Answer>
        )}
      </dl>
    </section>
  );
}

function Answer({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      {children ? (
        <dd {...languageAttributes(children)}>{children}</dd>
      ) : (
        <dd className="muted">{checkInTexts().nothingWritten}</dd>
      )}
    </div>
  );
}

/** Two quotes of the user, one from the dialogue and one from the check-in, so that both can be compared. */
export function QuotesOfBoth({
  quotes,
  createdAt,
  doneAt,
}: Pick<CheckIn, 'quotes' | 'createdAt' | 'doneAt'>): ReactNode {
  const t = checkInTexts();
  if (!quotes || !doneAt) return null;
  return (
    <section className={styles.both} aria-labelledby="from-both">
      <span className={styles.sun} aria-hidden="true" />
      <h2 id="from-both">{t.fromBoth}</h2>
      <div className={styles.quotes}>
        <p>
          <small>{t.youSaid}</small>
          <q {...languageAttributes(quotes.earlier)}>{quotes.earlier}</q>
        </p>
        <p>
          <small>{t.youSay}</small>
          <q {...languageAttributes(quotes.later)}>{quotes.later}</q>
        </p>
      </div>
      <p className={styles.from}>{t.from(formatLongDay(createdAt), formatLongDay(doneAt))}</p>
    </section>
  );
}

const dayMs = 24 * 3_600_000;

/** `October 25`, with the year unless it is this one. */
export function formatLongDay(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const year = at.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const);
  return new Intl.DateTimeFormat(currentLocale(), { month: 'long', day: 'numeric', year }).format(at);
}

/** How long ago it was, e.g. `Four weeks on.`; undefined on the same day. */
export function formatTimePassed(from: string, to: string): string | undefined {
  const t = checkInTexts();
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
  if (days < 1) return undefined;
  return days < 14 ? t.daysOn(days) : t.weeksOn(Math.round(days / 7));
}
