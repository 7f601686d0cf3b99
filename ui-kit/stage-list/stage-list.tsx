import type { ReactNode } from 'react';
import { classNames, Icon, words } from '#ui';
import styles from './stage-list.module.css';

/** How far a stage is. */
export type StageState = 'done' | 'current' | 'waiting' | 'failed';

/** One step of slow work or of a longer way. */
export interface Stage {
  key: string;
  label: ReactNode;
  state: StageState;
  /** What happens in it, or why it failed. */
  detail?: ReactNode;
}

export interface StageListProps {
  /** The name of the list for screen readers. */
  label: string;
  /** The steps in their order, each with its state. */
  stages: readonly Stage[];
  /** Replaces the four words, for other languages. */
  stateWords?: Record<StageState, string> | undefined;
}

/** Steps in order, each with its state as glyph and word. */
export function StageList({ label, stages, stateWords = words() }: StageListProps) {
  return (
    <ol aria-label={label} className={styles.list}>
      {stages.map(({ key, label: name, state, detail }) => (
        <li
          key={key}
          className={classNames(styles.stage, styles[state])}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.dot}>
            {state === 'done' && <Icon name="check" size={14} />}
            {state === 'failed' && <Icon name="close" size={14} />}
          </span>
          <div>
            <span className={styles.name}>{name}</span> <span className={styles.state}>{stateWords[state]}</span>
            {detail && <div className={styles.detail}>{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
