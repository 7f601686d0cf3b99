import { Link } from '#core/web';
import { classNames } from '#ui';
import { TooltipGroup } from '#ui/tooltip/tooltip';
import type { FigureTableRow, FigureTableView } from '../../../schemas/tables';
import { cellPath } from '../../paths';
import styles from '../figures/figures.module.css';
import { Meaning } from '../figures/meaning';
import tableStyles from './tables.module.css';
import { texts } from './texts/texts';
import { daysText } from './use-period';
import { changeText, valueText } from './value-text';

interface ValueProps {
  readonly view: FigureTableView;
  readonly row: FigureTableRow;
  /** Place of the measure. */
  readonly place: number;
}

/** A value that leads to what it counts, where that is listed. */
export const Value = ({ view, row, place }: ValueProps) => {
  const measure = view.measures[place];
  const value = row.values[place] ?? null;
  if (!measure) return null;
  const text = valueText(value, measure.unit, row.currency);
  if (!measure.isListed || value === null || value === 0) return <>{text}</>;
  const to = cellPath(view.id, {
    row: row.key,
    measure: measure.key,
    currency: row.currency,
    period: view.period.name,
  });
  return (
    <Link
      to={to}
      className={styles.who}
      aria-label={texts('total.rows', { name: `${row.label}, ${measure.label}`, value: text })}
    >
      {text}
    </Link>
  );
};

/** The figures of the whole table as cards, each with its changes and its meaning; a row of cards for each currency. */
export const Totals = ({ view }: { readonly view: FigureTableView }) => {
  const totals = view.rows.filter(({ isTotal }) => isTotal);
  return totals.map((row) => {
    const id = `totals-${row.currency}`;
    const isAlone = totals.length === 1 && row.currency === null;
    return (
      <section key={id} aria-labelledby={id} className={styles.block}>
        <h2 id={id}>{isAlone ? texts('totals') : texts('totals.in', { currency: row.currency ?? '' })}</h2>
        <TooltipGroup>
          <div
            className={classNames(styles.figures, tableStyles.totals)}
            data-columns={view.measures.length % 3 === 0 ? 3 : 4}
          >
            {view.measures.map(({ key, label, definition, unit }, place) => {
              const change = (other: number | null | undefined, days: { readonly from: string; readonly to: string }) =>
                changeText(row.values[place] ?? null, other ?? null, {
                  unit,
                  currency: row.currency,
                  days: daysText(days),
                });
              return (
                <div key={key} className={styles.figure}>
                  <h3>{label}</h3>
                  <p className={styles.number}>
                    <Value view={view} row={row} place={place} />
                  </p>
                  <p className={styles.change}>{change(row.previous[place], view.previous)}</p>
                  {view.yearBefore.from !== view.previous.from && (
                    <p className={styles.change}>{change(row.yearBefore[place], view.yearBefore)}</p>
                  )}
                  <Meaning name={label} definition={definition} />
                </div>
              );
            })}
          </div>
        </TooltipGroup>
      </section>
    );
  });
};
