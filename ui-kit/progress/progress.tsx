import { classNames } from '../class-names/class-names';
import { words } from '../words/words';
import styles from './progress.module.css';

/** done: gold, current: half aubergine, open: an outline. */
export type SegmentState = 'done' | 'current' | 'open';

export interface ProgressProps {
  /** What is counted, for screen readers. */
  label: string;
  /** How much is done. */
  value: number;
  /** How much there is to do. */
  max?: number | undefined;
  /** How the value reads in words; '7 of 12' when left out. */
  text?: string | undefined;
  /** Draws one piece a step, such as the twelve Labors, instead of one bar. */
  segments?: readonly SegmentState[] | undefined;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/** How far something is, as a bar; print the same in words next to it. */
export function Progress({ label, value, max = 100, text, segments, className }: ProgressProps) {
  const share = Math.min(100, Math.max(0, (value / max) * 100));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text ?? words().ofTotal(value, max)}
      className={classNames(segments ? styles.steps : styles.bar, className)}
    >
      {segments
        ? // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place in the row
          segments.map((state, index) => <i key={index} className={classNames(styles.step, styles[state])} />)
        : share > 0 && <i className={styles.fill} style={{ inlineSize: `${share}%` }} />}
    </div>
  );
}
