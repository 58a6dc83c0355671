/** What an answered check-in shows beside the earlier dialogue. */
import type { ReactNode } from 'react';
import type { CheckInAnswers } from '#shared/contract/shapes.ts';
import { checkInTexts } from '../../i18n/en/check-in.ts';
import { languageAttributes } from '../../ui/language-attributes.ts';
import styles from './check-in.module.css';
import { formatDay } from './dates.ts';
import { DatedHeading } from './then-part.tsx';
import type { CheckIn } from './use-check-in.ts';

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
export function FromBoth({
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
      <p className={styles.from}>{t.from(formatDay(createdAt), formatDay(doneAt))}</p>
    </section>
  );
}
