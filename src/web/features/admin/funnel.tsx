import type { AdminFunnel } from '#shared/contract/admin.ts';
import { adminTexts } from '../../i18n/en/admin.ts';
import styles from './admin.module.css';
import { number, percent } from './format.ts';
import { Section } from './section.tsx';

const order = ['registered', 'ordered', 'paid', 'begun', 'summarised'] as const;

export function Funnel({ funnel }: { funnel: AdminFunnel }) {
  const t = adminTexts();
  return (
    <Section title={t.funnel} text={t.funnelText} half>
      {funnel.registered === 0 ? (
        <p>{t.noFunnel}</p>
      ) : (
        <ol className={styles.funnel}>
          {order.map((step, index) => (
            <Step
              key={step}
              name={t.steps[step]}
              count={funnel[step]}
              all={funnel.registered}
              before={funnel[order[index - 1] ?? step]}
            />
          ))}
        </ol>
      )}
      {funnel.freeBegun > 0 && (
        <p>{t.freeFirst(number(funnel.freeBegun), number(funnel.freeSummarised), number(funnel.freePaid))}</p>
      )}
    </Section>
  );
}

interface StepProps {
  name: string;
  count: number;
  all: number;
  /** The count of the step before. */
  before: number;
}

/** The bar shows what the percentages say. */
function Step({ name, count, all, before }: StepProps) {
  const t = adminTexts();
  return (
    <li>
      <p className={styles.stepHead}>
        <span>{name}</span>
        <b className="num">{number(count)}</b>
      </p>
      <div className={styles.track} aria-hidden="true">
        <i style={{ inlineSize: `${(100 * count) / all}%` }} />
      </div>
      {count !== all || before !== all ? (
        <p className="num muted small">
          {t.ofRegistered(percent(count, all))}
          {before !== all && ` · ${t.ofBefore(percent(count, before))}`}
        </p>
      ) : null}
    </li>
  );
}
