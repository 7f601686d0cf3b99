import { classNames } from '#ui';
import styles from './face-icon.module.css';

/** How far a Labor is. */
export type LaborState = 'completed' | 'in-progress' | 'pending';

export interface FaceIconProps {
  /** How far the Labor is. */
  state: LaborState;
  /** Width and height in px. */
  size?: number | undefined;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/** A Labor's face: gold with a tick, half aubergine, or empty. The word for the state is next to it. */
export function FaceIcon({ state, size = 22, className }: FaceIconProps) {
  return (
    <svg
      className={classNames(styles.face, state === 'in-progress' ? styles.current : styles[state], className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <polygon points="12,2.6 21.7,9.6 18,21.1 6,21.1 2.3,9.6" />
      {state === 'completed' && <path className={styles.tick} d="m8 12.8 2.9 2.9 5.2-5.8" />}
      {state === 'in-progress' && <path className={styles.half} d="M12 2.6v18.5H6L2.3 9.6Z" />}
    </svg>
  );
}
