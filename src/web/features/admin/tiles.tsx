import type { ReactNode } from 'react';
import type { AdminRevenue } from '#shared/contract/admin.ts';
import { adminTexts } from '../../i18n/en/admin.ts';
import styles from './admin.module.css';
import { formatMoney, formatNumber } from './format.ts';
import type { Overview } from './use-overview.ts';

/** One sum per currency, the largest first; sums of different currencies are never added. */
function formatSums(rows: readonly AdminRevenue[], getValue: (row: AdminRevenue) => number): string[] {
  const sums = new Map<string, number>();
  for (const row of rows)
    if (row.currency) sums.set(row.currency, (sums.get(row.currency) ?? 0) + getValue(row));
  return [...sums]
    .filter(([, sum]) => sum !== 0)
    .sort(([, a], [, b]) => b - a)
    .map(([currency, sum]) => formatMoney(sum, currency));
}

const sumOf = (rows: readonly AdminRevenue[], getValue: (row: AdminRevenue) => number) =>
  rows.reduce((sum, row) => sum + getValue(row), 0);

function Tile({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd className={`num ${styles.value}`}>{children}</dd>
      {note && <dd className="num muted small">{note}</dd>}
    </div>
  );
}

function Sums({ label, sums }: { label: string; sums: string[] }) {
  const [first = formatNumber(0), ...others] = sums;
  return (
    <Tile label={label} note={others.join(' · ')}>
      {first}
    </Tile>
  );
}

/** The most important figures. */
export function Tiles({ overview }: { overview: Overview }) {
  const t = adminTexts();
  const { revenue, funnel, people, queues } = overview;
  const monthly = sumOf(revenue, (row) => row.activeMonthly);
  const annual = sumOf(revenue, (row) => row.activeAnnual);
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  return (
    <dl className={styles.tiles}>
      <Sums label={t.net} sums={formatSums(revenue, ({ net }) => net)} />
      <Sums label={t.monthly} sums={formatSums(revenue, ({ mrr }) => mrr)} />
      <Tile label={t.running} note={t.runningParts(formatNumber(monthly), formatNumber(annual))}>
        {formatNumber(monthly + annual)}
      </Tile>
      <Tile label={t.newPeople} note={t.ofAll(people, formatNumber(people))}>
        {formatNumber(funnel.registered)}
      </Tile>
      <Tile label={t.failedJobs} note={failed ? t.lookBelow : t.allRan}>
        <span className={failed ? styles.wrong : undefined}>{formatNumber(failed)}</span>
      </Tile>
    </dl>
  );
}
