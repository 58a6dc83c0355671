import type { AdminFunnel } from '#shared/contract/admin.ts';
import { adminTexts } from '../../i18n/en/admin.ts';
import styles from './admin.module.css';
import { formatNumber, formatPercent } from './format.ts';
import { Section } from './section.tsx';

/** How many users reached each step from registration to a summary. */
const funnelSteps = ['registered', 'ordered', 'paid', 'begun', 'summarised'] as const;

export function Funnel({ funnel }: { funnel: AdminFunnel }) {
  const t = adminTexts();
  return (
    <Section title={t.funnel} text={t.funnelText} half>
      {funnel.registered === 0 ? (
        <p>{t.noFunnel}</p>
      ) : (
        <ol className={styles.funnel}>
          {funnelSteps.map((step, index) => (
            <Step
              key={step}
              name={t.steps[step]}
              count={funnel[step]}
              registered={funnel.registered}
              previousCount={funnel[funnelSteps[index - 1] ?? step]}
            />
          ))}
        </ol>
      )}
      {funnel.freeBegun > 0 && (
        <p>
          {t.freeFirst(
            formatNumber(funnel.freeBegun),
            formatNumber(funnel.freeSummarised),
            formatNumber(funnel.freePaid),
          )}
        </p>
      )}
    </Section>
  );
}

interface StepProps {
  name: string;
  count: number;
  /** The count of the first step. */
  registered: number;
  /** The count of the step before this one. */
  previousCount: number;
}

/** The bar is hidden from screen readers: the numbers say the same. */
function Step({ name, count, registered, previousCount }: StepProps) {
  const t = adminTexts();
  return (
    <li>
      <p className={styles.stepHead}>
        <span>{name}</span>
        <b className="num">{formatNumber(count)}</b>
      </p>
      <div className={styles.track} aria-hidden="true">
        <i style={{ inlineSize: `${(100 * count) / registered}%` }} />
      </div>
      {count !== registered || previousCount !== registered ? (
        <p className="num muted small">
          {t.ofRegistered(formatPercent(count, registered))}
          {previousCount !== registered && ` · ${t.ofBefore(formatPercent(count, previousCount))}`}
        </p>
      ) : null}
    </li>
  );
}
