import { formatDate, formatNumber, getPageData } from '#core/web';
import { countingOf, findBand, type MeasureForm, rangeOf } from '../../lib/measure-form';
import { getForm } from '../../lib/measures';
import type { MeasureView } from '../../schemas/measures';
import { texts } from '../texts/texts';
import styles from './between.module.css';

type Answered = MeasureView & { readonly score: number; readonly answeredAt: string };
const isAnswered = (one: MeasureView): one is Answered => one.score !== null && one.answeredAt !== null;

/** Built-in ranges are translated here, others where they were entered. */
const bandText = (one: Answered): string => {
  const band = findBand(getForm(one, getPageData().language), one.score);
  return one.forms ? band : texts(`band.${band as 'minimal' | 'mild' | 'moderate' | 'moderately severe' | 'severe'}`);
};

/** One questionnaire whose scores may stand side by side, under the name that it had last. */
interface Series {
  readonly key: string;
  readonly form: MeasureForm;
  readonly rows: readonly Answered[];
}

const listSeries = (answered: readonly Answered[]): Series[] => {
  const found = new Map<string, Series>();
  for (const one of answered) {
    const form = getForm(one, getPageData().language);
    const key = `${one.measure} ${countingOf(form)}`;
    found.set(key, { key, form, rows: [...(found.get(key)?.rows ?? []), one] });
  }
  return [...found.values()];
};

/** Scores from left to right in time; the table says the same. */
const Trend = ({ form, rows }: Pick<Series, 'form' | 'rows'>) => {
  const [least, most] = rangeOf(form);
  const points = rows.map(({ score }, index) => ({
    x: rows.length === 1 ? 150 : 10 + (280 * index) / (rows.length - 1),
    y: 90 - (80 * (score - least)) / (most - least),
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
      {listSeries(answered).map(({ key, form, rows }) => (
        <div key={key} className={styles.item}>
          <h3>{form.title}</h3>
          {rows.length > 1 && <Trend form={form} rows={rows} />}
          <table className={styles.table}>
            <caption className="visually-hidden">{texts('results.of', { title: form.title })}</caption>
            <thead>
              <tr>
                <th scope="col">{texts('results.date')}</th>
                <th scope="col">{texts('results.score')}</th>
                {form.bands.length > 0 && <th scope="col">{texts('results.range')}</th>}
              </tr>
            </thead>
            <tbody>
              {[...rows].reverse().map((one) => (
                <tr key={one.id}>
                  <td>{formatDate(one.answeredAt)}</td>
                  <td>{formatNumber(one.score)}</td>
                  {form.bands.length > 0 && <td>{bandText(one)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </>
  );
};
