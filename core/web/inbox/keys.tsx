import styles from './keys.module.css';

interface KeysProps {
  readonly label: string;
  /** Names of keys, and what they do. */
  readonly keys: readonly (readonly [names: readonly string[], does: string])[];
}

/** The keys of a page, where there is a keyboard. */
export const Keys = ({ label, keys }: KeysProps) => (
  <ul className={styles.keys} aria-label={label}>
    {keys.map(([names, does]) => (
      <li key={does}>
        {names.map((name) => (
          <kbd key={name}>{name}</kbd>
        ))}
        {does}
      </li>
    ))}
  </ul>
);
