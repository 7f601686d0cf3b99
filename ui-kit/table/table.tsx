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
  /** Leaves the caption to screen readers, where a heading says the same. */
  captionHidden?: boolean | undefined;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  /** What is listed, one thing a row. */
  rows: readonly Row[];
  /** A stable key for a row. */
  rowKey: (row: Row) => string;
  /** What stands there without rows. */
  empty?: ReactNode;
  /** cards (default): on phones every row becomes a small list. scroll: stays a table and scrolls sideways. */
  phones?: 'cards' | 'scroll' | undefined;
  /** In front of the first column: a box that chooses the row. */
  choice?: { head: ReactNode; cell: (row: Row) => ReactNode } | undefined;
  /** Rows close to each other, for those who read many. */
  dense?: boolean | undefined;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/** Facts in rows and columns. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionHidden, columns, rows, rowKey, empty, phones = 'cards', choice, dense, className } = props;
  const looks = classNames(styles.table, phones === 'cards' && styles.cards, dense && styles.dense, className);
  const table = (
    <table className={looks}>
      <caption className={captionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {choice && <td className={styles.choice}>{choice.head}</td>}
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
            {choice && <td className={styles.choice}>{choice.cell(row)}</td>}
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
            <td colSpan={columns.length + (choice ? 1 : 0)} className={styles.empty}>
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
