/** The last opened reflections, to read without a network. */

import { summaryParts } from '#shared/reflection/reflection-export.ts';
import { unpackSummary } from '#shared/summary.ts';
import { currentLocale } from '../../i18n/catalogue.ts';
import { libraryTexts } from '../../i18n/en/library.ts';
import { summaryTexts } from '../../i18n/en/summary.ts';
import styles from './offline-list.module.css';
import type { WholeReflection } from './reflection-files.ts';

/** What the browser stores of a reflection. */
type OfflineReflection = Pick<
  WholeReflection,
  'sessionId' | 'question' | 'createdAt' | 'history' | 'frontendDisplay'
>;

export interface OfflineListProps {
  reflections: readonly OfflineReflection[];
}

export function OfflineList({ reflections }: OfflineListProps) {
  const t = libraryTexts();
  return (
    <section aria-labelledby="kept" className={styles.kept}>
      <h2 id="kept">{t.keptTitle}</h2>
      {reflections.map((reflection) => (
        <OfflineListItem key={reflection.sessionId} reflection={reflection} />
      ))}
    </section>
  );
}

function OfflineListItem({ reflection }: { reflection: OfflineReflection }) {
  const { question, createdAt, history, frontendDisplay } = reflection;
  if (!frontendDisplay) return null;
  const summary = unpackSummary(frontendDisplay);
  const date = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' }).format(new Date(createdAt));
  const parts = summaryParts({ ...summary, question }, summaryTexts());
  return (
    <details className={styles.one}>
      <summary>
        <span dir="auto">{summary.insights[0] ?? question}</span>
        <time dateTime={createdAt} className="small muted">
          {date}
        </time>
      </summary>
      {parts.map(([heading, lines]) => (
        <div key={heading} dir="auto">
          {heading !== '' && <h3>{heading}</h3>}
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ))}
      <h3>{summaryTexts().dialogueHistory}</h3>
      <dl>
        {history.map((round) => (
          <div key={round.id} dir="auto">
            <dt>{round.question}</dt>
            <dd>{round.userResponse?.content ?? libraryTexts().notAnswered}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
