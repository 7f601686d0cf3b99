import type { Quote, Reading } from '../../schemas/reading';
import { pageLanguage } from '../api/page-language';
import { texts } from '../texts/texts';
import styles from './theme-table.module.css';

const numbers = Array.from({ length: 12 }, (_, index) => index + 1);

const countLabors = (themes: Reading['themes']): number =>
  new Set(themes.flatMap(({ quotes }) => quotes.map(({ laborNumber }) => laborNumber))).size;

const counted = (quotes: readonly Quote[]): (readonly [labor: number, passages: number])[] =>
  numbers.flatMap((number) => {
    const count = quotes.filter(({ laborNumber }) => laborNumber === number).length;
    return count > 0 ? [[number, count] as const] : [];
  });

/** Which Labors each theme drew on: one row a theme, one dot for each passage; where twelve columns do not fit, a list with their numbers. */
export const ThemeTable = ({ themes }: Pick<Reading, 'themes'>) => (
  <section className={styles.map} aria-label={texts('themesAcrossTheTwelve')}>
    <table className={styles.table}>
      <caption lang={pageLanguage()}>
        <b>{texts('themesInLabors', { themes: themes.length, labors: countLabors(themes) })}</b> {texts('eachDotIsA')}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{texts('theme')}</span>
          </th>
          {numbers.map((number) => (
            <th key={number} scope="col" className="tnum">
              {number}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {themes.map(({ id, title, quotes }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`#${id}`}>{title}</a>
            </th>
            {numbers.map((number) => {
              const count = quotes.filter(({ laborNumber }) => laborNumber === number).length;
              return (
                <td key={number}>
                  {count > 0 && (
                    <>
                      <span className="visually-hidden">{count}</span>
                      <span className={styles.dots} data-count={Math.min(count, 3)} aria-hidden="true" />
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
    <div className={styles.narrow}>
      <p lang={pageLanguage()}>
        <b>{texts('themesInLabors', { themes: themes.length, labors: countLabors(themes) })}</b>
      </p>
      <ol className={styles.list}>
        {themes.map(({ id, title, quotes }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
            <p>
              {counted(quotes).map(([labor, count]) => (
                <span key={labor} className={styles.labor}>
                  <span className="visually-hidden">{texts('labor')} </span>
                  {labor}
                  {count > 1 && ` ×${count}`}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
