import { formatDate } from '#core/web';
import { findBand, type MeasureKey, measureKeys, measures } from '../../lib/measures';
import type { MeasureView } from '../../schemas/measures';
import { texts } from '../texts/texts';
import styles from './between.module.css';

type Answered = MeasureView & { readonly score: number; readonly answeredAt: string };
const isAnswered = (one: MeasureView): one is Answered => one.score !== null && one.answeredAt !== null;

const bandText = (key: MeasureKey, score: number): string =>
  texts(`band.${findBand(key, score) as 'minimal' | 'mild' | 'moderate' | 'moderately severe' | 'severe'}`);

/** Scores from left to right in time; the table says the same. */
const Trend = ({ measure, rows }: { readonly measure: MeasureKey; readonly rows: readonly Answered[] }) => {
  const most = measures[measure].questions.length * 3;
  const points = rows.map(({ score }, index) => ({
    x: rows.length === 1 ? 150 : 10 + (280 * index) / (rows.length - 1),
    y: 90 - (80 * score) / most,
  }));
  return (
    <svg className={styles.trend} viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <line x1="0" y1="90" x2="300" y2="90" />
      <path d={points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')} />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="3" />
      ))}
    </svg>
  );
};

/** Scores of each questionnaire over time, as a line and as a table. */
export const Results = ({ list, none }: { readonly list: readonly MeasureView[]; readonly none: string }) => {
  const answered = list.filter(isAnswered).sort((a, b) => (a.answeredAt < b.answeredAt ? -1 : 1));
  if (answered.length === 0) return <p className="quiet">{none}</p>;
  return (
    <>
      <p className="quiet small">{texts('noDiagnosis')}</p>
      {measureKeys.map((measure) => {
        const rows = answered.filter((one) => one.measure === measure);
        if (rows.length === 0) return null;
        return (
          <div key={measure} className={styles.item}>
            <h3>{measures[measure].title}</h3>
            {rows.length > 1 && <Trend measure={measure} rows={rows} />}
            <table className={styles.table}>
              <caption className="visually-hidden">{texts('results.of', { title: measures[measure].title })}</caption>
              <thead>
                <tr>
                  <th scope="col">{texts('results.date')}</th>
                  <th scope="col">{texts('results.score')}</th>
                  <th scope="col">{texts('results.range')}</th>
                </tr>
              </thead>
              <tbody>
                {[...rows].reverse().map((one) => (
                  <tr key={one.id}>
                    <td>{formatDate(one.answeredAt)}</td>
                    <td>{one.score}</td>
                    <td>{bandText(measure, one.score)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      })}
    </>
  );
};
