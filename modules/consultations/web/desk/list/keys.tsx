import { texts } from '../texts/texts';
import styles from './keys.module.css';

const keys = [
  [['J', 'K'], 'keys.move'],
  [['↵'], 'keys.open'],
  [['E'], 'keys.review'],
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
