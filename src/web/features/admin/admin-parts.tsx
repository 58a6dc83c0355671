/** Building blocks of the admin page: sections, tables, and figures and dates in the reader's language. */
import { type ReactNode, useId } from 'react';
import { currentLocale } from '../../i18n/catalogue.ts';
import styles from './admin.module.css';

interface SectionProps {
  title: string;
  text: string;
  /** On wide screens. */
  halfWidth?: boolean;
  children: ReactNode;
}

export function Section({ title, text, halfWidth, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${styles.section} ${halfWidth ? styles.half : ''}`}>
      <div className={styles.sectionHead}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <p className="muted small">{text}</p>
      </div>
      {children}
    </section>
  );
}

/** A value below its label. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
}

interface StatsTableProps<Row> {
  /** For screen readers; visually, the heading above names the table. */
  caption: string;
  /** The first column names the row; the others have figures. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Few enough columns for a phone. */
  fewColumns?: boolean;
}

/** A table whose rows become cards on narrow screens. */
export function StatsTable<Row>({ caption, columns, rows, keyOf, fewColumns }: StatsTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <table className={`${styles.table} ${fewColumns ? '' : styles.wide}`}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{first.cell(row)}</th>
            {others.map(({ title, cell }) => (
              <td key={title} data-label={title} className="num">
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${currentLocale()} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(currentLocale(), options);
  formats.set(key, format);
  return format;
}

export const formatNumber = (value: number): string => numberFormat({}).format(value);

/** `1.2M`, for figures whose last digits do not matter. */
export const formatCompact = (value: number): string =>
  numberFormat({ notation: 'compact', maximumFractionDigits: 1 }).format(value);

/** `amount` in major units. An empty currency is shown without a symbol. */
export function formatMoney(amount: number, currency: string, digits = 2): string {
  if (!currency) return numberFormat({ minimumFractionDigits: digits }).format(amount);
  // `$` alone is the US dollar; other dollars keep their prefix, e.g. `CA$`.
  const currencyDisplay = currency === 'USD' ? 'narrowSymbol' : 'symbol';
  return numberFormat({ style: 'currency', currency, currencyDisplay, maximumFractionDigits: digits }).format(
    amount,
  );
}

/** `12%`; a share of nothing is 0%. */
export function formatPercent(part: number, whole: number): string {
  const share = whole > 0 ? part / whole : 0;
  const maximumFractionDigits = share > 0 && share < 0.1 ? 1 : 0;
  return numberFormat({ style: 'percent', maximumFractionDigits }).format(share);
}

export const formatDate = (iso: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium' }).format(new Date(iso));

/** Day and time of day, for lists in which the order matters. */
export const formatDateTime = (iso: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'medium' }).format(
    new Date(iso),
  );

/** The calendar day of an ISO date such as `2026-11-22`, read in UTC. */
export const formatUtcDay = (iso: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `3 hours ago`. `now` in epoch milliseconds. */
export function formatAgo(iso: string, now: number): string {
  const passedMs = Math.max(0, now - Date.parse(iso));
  const [unit, ms] = units.find(([, size]) => passedMs >= size) ?? units[2];
  const format = new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto' });
  return format.format(-Math.floor(passedMs / ms), unit);
}
