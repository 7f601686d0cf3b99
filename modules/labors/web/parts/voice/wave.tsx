import { classNames } from '#ui';
import { stretches as bars, drawn } from './shape';
import styles from './voice.module.css';

const path = (heights: readonly number[], from: number): string =>
  heights.map((height, i) => `M${(from + i) * 6 + 3} ${24 - 2 - height * 20}v${4 + height * 40}`).join('');

/** The shape of a recording; `played` is the part from 0 to 1 that is drawn in ink. A line where no shape is known. */
export const Wave = ({ peaks, played }: { readonly peaks: readonly number[]; readonly played: number }) => {
  const heights = peaks.length > 0 ? drawn(peaks) : Array.from({ length: bars }, () => 0);
  const at = Math.round(played * heights.length);
  return (
    <svg className={styles.wave} viewBox={`0 0 ${bars * 6} 48`} preserveAspectRatio="none" aria-hidden="true">
      <path className={classNames(styles.bar, styles.on)} d={path(heights.slice(0, at), 0)} />
      <path className={styles.bar} d={path(heights.slice(at), at)} />
    </svg>
  );
};
