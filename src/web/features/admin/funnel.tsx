import type { AdminFunnel } from '#shared/contract/admin.ts';
import { adminTexts } from '../../i18n/admin.ts';
import styles from './admin.module.css';
import { Section } from './section.tsx';
import { number, percent } from './words.ts';

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
            <Step key={step} name={t.steps[step]} count={funnel[step]} all={funnel.registered}>
              {funnel[order[index - 1] ?? step]}
            </Step>
          ))}
        </ol>
      )}
    </Section>
  );
}

interface StepProps {
  name: string;
  count: number;
  all: number;
  /** How many took the step before. */
  children: number;
}

/** The bar says to the eye what the percentages say in words. */
function Step({ name, count, all, children: before }: StepProps) {
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
