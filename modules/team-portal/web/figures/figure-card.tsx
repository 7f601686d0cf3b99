import { formatNumber, Link } from '#core/web';
import type { FigureName, FigureView, PeriodDays } from '../../schemas/metrics';
import { figurePath } from '../paths';
import styles from './figures.module.css';
import { Meaning } from './meaning';
import { ofPeriod } from './period';
import { texts } from './texts/texts';

/** A value as it is read. */
const said = (value: number, unit: FigureView['unit']): string =>
  unit === 'percent' ? formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 1 }) : formatNumber(value);

const changeOf = ({ value, previous, unit }: FigureView, days: PeriodDays): string => {
  if (value === null || previous === null) return texts('figure.noEarlier');
  const by = formatNumber(value - previous, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return texts(`${unit === 'percent' ? 'points' : 'change'}.${days}`, { by });
};

const Value = ({ name, figure, days }: FigureCardProps) => {
  const { value, unit, listed } = figure;
  if (value === null)
    return (
      <>
        <span aria-hidden="true">{texts('figure.none')}</span>
        <span className="visually-hidden">{texts('figure.none.read')}</span>
      </>
    );
  if (!listed) return said(value, unit);
  const label = texts('figure.who', { name: texts(`figure.${name}`), value: said(value, unit) });
  return (
    <Link to={ofPeriod(figurePath(name), days)} className={styles.who} aria-label={label}>
      {said(value, unit)}
    </Link>
  );
};

interface FigureCardProps {
  readonly name: FigureName;
  readonly figure: FigureView;
  readonly days: PeriodDays;
}

/** One figure with its change and its meaning; the number leads to those who count, where they are told. */
export const FigureCard = ({ name, figure, days }: FigureCardProps) => (
  <div className={styles.figure}>
    <h3>{texts(`figure.${name}`)}</h3>
    <p className={styles.number}>
      <Value name={name} figure={figure} days={days} />
    </p>
    <p className={styles.change}>{changeOf(figure, days)}</p>
    <Meaning name={texts(`figure.${name}`)} definition={figure.definition} />
  </div>
);
