import styles from './legend.module.css';

const entries = [
  ['personality', 'Personality'],
  ['design', 'Design'],
  ['both', 'Both'],
  ['open', 'Open'],
] as const;

/** What solid, hatched, striped and empty mean. */
export function BodygraphLegend() {
  return (
    <ul className={styles.legend}>
      {entries.map(([kind, word]) => (
        <li key={kind}>
          <i className={styles[kind]} aria-hidden="true" />
          {word}
        </li>
      ))}
    </ul>
  );
}
