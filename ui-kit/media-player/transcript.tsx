import type { ReactNode } from 'react';
import { Icon, words } from '#ui';
import styles from './media-player.module.css';

/** What is said, folded up; opens without JavaScript and by searching in the page. */
export function Transcript({ children }: { children: ReactNode }) {
  return (
    <details className={styles.transcript}>
      <summary className={styles.summary}>
        <Icon name="down" size={18} className={styles.fold} />
        {words().transcript}
      </summary>
      <div className={styles.said}>{children}</div>
    </details>
  );
}
