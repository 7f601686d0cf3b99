import styles from './scrim.module.css';

export interface ScrimProps {
  /** A press outside what lies over it. */
  readonly onPress?: () => void;
}

/** Holds the page still behind something that has to be answered first. */
export const Scrim = ({ onPress }: ScrimProps) => (
  <div className={styles.scrim} aria-hidden="true" onPointerDown={onPress} />
);
