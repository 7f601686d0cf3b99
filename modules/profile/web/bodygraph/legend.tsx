import styles from './legend.module.css';
import { texts } from './texts/texts';

const entries = [
  ['personality', 'personality'],
  ['design', 'design'],
  ['both', 'both'],
  ['open', 'open'],
] as const;

/** What solid, hatched, striped and empty mean. */
export function BodygraphLegend() {
  return (
    <ul className={styles.legend}>
      {entries.map(([kind, word]) => (
        <li key={kind}>
          <i className={styles[kind]} aria-hidden="true" />
          {texts(word)}
        </li>
      ))}
    </ul>
  );
}
