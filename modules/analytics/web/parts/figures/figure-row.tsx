import type { ReactNode } from 'react';
import { classNames, Skeleton } from '#ui';
import { TooltipGroup } from '#ui/tooltip/tooltip';
import type { Metrics } from '../../../schemas/metrics';
import type { FigureName, PeriodDays } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import { FigureCard } from './figure-card';
import styles from './figures.module.css';

interface FigureRowProps {
  readonly names: readonly FigureName[];
  readonly data: Metrics;
  readonly days: PeriodDays;
  readonly columns?: 3 | 4;
  /** Further cards of this row. */
  readonly children?: ReactNode;
}

/** Figures that say nothing yet, in one sentence; what they will count stays within reach. */
const Silent = ({ names, data }: Pick<FigureRowProps, 'names' | 'data'>) => (
  <div className={styles.silent}>
    <p>
      {texts('figures.silent', {
        names: new Intl.ListFormat('en').format(names.map((name) => texts(`figure.${name}`))),
      })}
    </p>
    <details>
      <summary>{texts('figures.silent.what')}</summary>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{texts(`figure.${name}`)}</dt>
            <dd>{data.details[name].definition}</dd>
          </div>
        ))}
      </dl>
    </details>
  </div>
);

/** The places of figures that are still being counted: each name, and the room that value, change and meaning take. */
export const FigurePlaces = ({ names }: Pick<FigureRowProps, 'names'>) => (
  <div className={classNames(styles.figures, styles.places)}>
    {names.map((name) => (
      <div key={name} className={styles.figure}>
        <h3>{texts(`figure.${name}`)}</h3>
        <div className={styles.number}>
          <Skeleton width="3ch" height="1.1em" />
        </div>
        <div className={styles.change}>
          <Skeleton width="12em" height="1.55em" />
        </div>
        <span className={styles.what} />
      </div>
    ))}
  </div>
);

/** Cards of the figures that have a value, and one sentence for the others. */
export const FigureRow = ({ names, data, days, columns = 4, children }: FigureRowProps) => {
  const shown = names.filter((name) => data.details[name].value !== null);
  const silent = names.filter((name) => data.details[name].value === null);
  return (
    <>
      {(shown.length > 0 || children) && (
        <TooltipGroup>
          <div className={styles.figures} data-columns={columns}>
            {shown.map((name) => (
              <FigureCard key={name} name={name} figure={data.details[name]} days={days} />
            ))}
            {children}
          </div>
        </TooltipGroup>
      )}
      {silent.length > 0 && <Silent names={silent} data={data} />}
    </>
  );
};
