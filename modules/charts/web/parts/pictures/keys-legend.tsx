import { texts } from './around/texts/texts';
import lines from './keys-diamond.module.css';
import type { keysWays } from './keys-layout';
import styles from './keys-legend.module.css';

/** What the three kinds of lines are. */
export const KeysLegend = ({ names }: { readonly names: Readonly<Record<keyof typeof keysWays, string>> }) => (
  <ul className={styles.legend} aria-label={texts('legend')}>
    {(['activation', 'venus', 'pearl'] as const).map((way) => (
      <li key={way}>
        <svg width="30" height="8" aria-hidden="true" focusable="false">
          <path className={lines[way]} d="M0 4H30" />
        </svg>
        {names[way]}
      </li>
    ))}
  </ul>
);
