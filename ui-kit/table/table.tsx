import type { ReactNode } from 'react';
import { classNames } from '#ui';
import styles from './table.module.css';

/** One column: its head and how a row's cell is drawn. */
export interface Column<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures are right-aligned, in tabular digits. */
  numeric?: boolean | undefined;
  /** Buttons that name themselves: in the lists of phones they need no label. */
  actions?: boolean | undefined;
}

export interface TableProps<Row> {
  /** What the table shows, with its unit; always there for screen readers. */
  caption: ReactNode;
  captionHidden?: boolean | undefined;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What stands there without rows. */
  empty?: ReactNode;
  /** cards (default): on phones every row becomes a small list. scroll: stays a table and scrolls sideways. */
  phones?: 'cards' | 'scroll' | undefined;
  className?: string | undefined;
}

/** Facts in rows and columns. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionHidden, columns, rows, rowKey, empty, phones = 'cards', className } = props;
  const table = (
    <table className={classNames(styles.table, phones === 'cards' && styles.cards, className)}>
      <caption className={captionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={column.numeric ? styles.numeric : undefined}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column.key}
                  scope={index === 0 ? 'row' : undefined}
                  data-label={column.actions ? undefined : column.head}
                  className={
                    classNames(column.numeric && styles.numeric, column.actions && styles.actions) || undefined
                  }
                >
                  {column.cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
        {!rows.length && empty !== undefined && (
          <tr>
            <td colSpan={columns.length} className={styles.empty}>
              {empty}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
  if (phones === 'cards') return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={typeof caption === 'string' ? caption : 'Table'} tabIndex={0} className={styles.scroll}>
      {table}
    </section>
  );
}
