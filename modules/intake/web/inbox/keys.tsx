import styles from './keys.module.css';
import { texts } from './texts/texts';

const keys = [
  [['J', 'K'], 'keys.move'],
  [['↵'], 'keys.open'],
  [['E'], 'keys.answered'],
  [['Esc'], 'keys.close'],
] as const;

/** The keys of this page, where there is a keyboard. */
export const Keys = () => (
  <ul className={styles.keys} aria-label={texts('keys')}>
    {keys.map(([names, key]) => (
      <li key={key}>
        {names.map((name) => (
          <kbd key={name}>{name}</kbd>
        ))}
        {texts(key)}
      </li>
    ))}
  </ul>
);
