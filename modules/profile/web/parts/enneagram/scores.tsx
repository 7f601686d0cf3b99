import { enneagramTypes, mostPoints } from '#modules/chart-engine/public';
import type { EnneagramView } from '../../../schemas/enneagram';
import styles from './scores.module.css';
import { texts } from './texts/texts';

/** Points of the nine types: a table whose cells draw themselves as bars. */
export const Scores = ({ view }: { readonly view: EnneagramView }) => (
  <table className={styles.scores}>
    <caption>{texts('scores')}</caption>
    <thead>
      <tr>
        <th scope="col">{texts('type')}</th>
        <th scope="col">{texts('points', { most: mostPoints })}</th>
      </tr>
    </thead>
    <tbody>
      {enneagramTypes.map((type) => {
        const points = view.scores[type] ?? 0;
        const state = type === view.type ? 'type' : type === view.wing ? 'wing' : undefined;
        return (
          <tr key={type} data-state={state}>
            <th scope="row">{texts('typeName', { type, name: texts(`name.${type}`) })}</th>
            <td>
              <span className={styles.bar} aria-hidden>
                <i style={{ inlineSize: `${(points / mostPoints) * 100}%` }} />
              </span>
              <span className={styles.points}>{points}</span>
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
