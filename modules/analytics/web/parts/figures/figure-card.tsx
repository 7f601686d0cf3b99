import { formatNumber, Link } from '#core/web';
import type { FigureView } from '../../../schemas/metrics';
import type { FigureName, PeriodDays } from '../../../schemas/values';
import { figurePath } from '../../paths';
import { texts } from '../../texts/texts';
import { ofPeriod } from '../period';
import styles from './figures.module.css';
import { Meaning } from './meaning';

const amountOf = (minor: number, currency: string, more: Intl.NumberFormatOptions = {}): string =>
  formatNumber(minor / 100, { style: 'currency', currency, maximumFractionDigits: 0, ...more });

/** A value as it is read. */
const said = (value: number, { unit, currency }: FigureView): string => {
  if (unit === 'percent') return formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 1 });
  if (unit === 'weeks') return texts('value.weeks', { count: value, weeks: formatNumber(value) });
  return currency ? amountOf(value, currency) : formatNumber(value);
};

const changeOf = ({ value, previous, unit, currency }: FigureView, days: PeriodDays): string => {
  if (value === null || previous === null) return texts('figure.noEarlier');
  const by = currency
    ? amountOf(value - previous, currency, { signDisplay: 'exceptZero' })
    : formatNumber(value - previous, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return texts(`${unit === 'percent' ? 'points' : 'change'}.${days}`, { by });
};

const Value = ({ name, figure, days }: FigureCardProps) => {
  const { value, listed } = figure;
  if (value === null) return null;
  if (!listed) return said(value, figure);
  const label = texts('figure.who', { name: texts(`figure.${name}`), value: said(value, figure) });
  return (
    <Link to={ofPeriod(figurePath(name), days)} className={styles.who} aria-label={label}>
      {said(value, figure)}
    </Link>
  );
};

interface FigureCardProps {
  readonly name: FigureName;
  readonly figure: FigureView;
  readonly days: PeriodDays;
}

/** One figure that has a value, with its change and its meaning; the number leads to those who count, where they are listed. */
export const FigureCard = ({ name, figure, days }: FigureCardProps) => (
  <div className={styles.figure}>
    <h3>{texts(`figure.${name}`)}</h3>
    <p className={styles.number}>
      <Value name={name} figure={figure} days={days} />
    </p>
    {figure.middle && (
      <p className={styles.change}>
        {texts('value.middle', {
          low: formatNumber(figure.middle[0] ?? 0),
          high: formatNumber(figure.middle[1] ?? 0),
        })}
      </p>
    )}
    <p className={styles.change}>{changeOf(figure, days)}</p>
    <Meaning name={texts(`figure.${name}`)} definition={figure.definition} />
  </div>
);
