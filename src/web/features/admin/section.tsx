/** Building blocks of the admin page: sections, figures and tables. */
import { type ReactNode, useId } from 'react';
import styles from './admin.module.css';

interface SectionProps {
  title: string;
  text: string;
  /** Half of the width on wide screens. */
  half?: boolean;
  children: ReactNode;
}

export function Section({ title, text, half, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${styles.section} ${half ? styles.half : ''}`}>
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
  slim?: boolean;
}

/** A table whose rows become cards on narrow screens. */
export function StatsTable<Row>({ caption, columns, rows, keyOf, slim }: StatsTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <table className={`${styles.table} ${slim ? '' : styles.wide}`}>
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
