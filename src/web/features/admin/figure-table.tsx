import type { ReactNode } from 'react';
import styles from './figure-table.module.css';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
}

interface FigureTableProps<Row> {
  /** What a screen reader calls it; the heading above says it to the eye. */
  caption: string;
  /** The first one names the row; the others hold figures. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** So few columns that they fit on a phone. */
  slim?: boolean;
}

/** A table that becomes one card a row where the screen is narrow. */
export function FigureTable<Row>({ caption, columns, rows, keyOf, slim }: FigureTableProps<Row>) {
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
