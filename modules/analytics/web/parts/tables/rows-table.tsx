import { Table } from '#ui/table/table';
import type { FigureTableRow, FigureTableView } from '../../../schemas/tables';
import styles from './tables.module.css';
import { texts } from './texts/texts';
import { Value } from './totals';
import { valueText } from './value-text';

/** All rows but the totals, each value with that of the period before. */
export const RowsTable = ({ view, period }: { readonly view: FigureTableView; readonly period: string }) => {
  const rows = view.rows.filter(({ isTotal }) => !isTotal);
  if (rows.length === 0) return null;
  const hasMoney = rows.some(({ currency }) => currency !== null);
  return (
    <section aria-label={texts('rows')} className={styles.rows}>
      <Table
        caption={texts('rows.caption', { title: view.title, period })}
        rows={rows}
        rowKey={({ key, currency }) => `${key} ${currency}`}
        columns={[
          { key: 'row', head: view.rowLabel, cell: ({ label }: FigureTableRow) => label },
          ...(hasMoney
            ? [{ key: 'currency', head: texts('rows.currency'), cell: ({ currency }: FigureTableRow) => currency }]
            : []),
          ...view.measures.map(({ key, label, unit }, place) => ({
            key,
            head: label,
            numeric: true,
            cell: (row: FigureTableRow) => (
              <span className={styles.cell}>
                <Value view={view} row={row} place={place} />
                {(row.previous[place] ?? null) !== null && (
                  <small>
                    {texts('rows.before', { value: valueText(row.previous[place] ?? null, unit, row.currency) })}
                  </small>
                )}
              </span>
            ),
          })),
        ]}
      />
      {view.rowCount > view.rows.length && (
        <p className={styles.quiet}>{texts('rows.first', { shown: view.rows.length, count: view.rowCount })}</p>
      )}
    </section>
  );
};
