import type { CSSProperties } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Number of lines of text to stand in for. */
  lines?: number | undefined;
  /** CSS width and height of a single block instead of lines, equal to what will come. */
  width?: CSSProperties['width'];
  /** The height of what is on its way, as in CSS. */
  height?: CSSProperties['height'];
  /** What is loading; announced once. Leave out on all but one skeleton of a page. */
  label?: string | undefined;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/** Holds the place of what loads; invisible for the first 200 ms, so that fast answers never flicker. */
export function Skeleton({ lines = 1, width, height, label, className }: SkeletonProps) {
  return (
    <div className={classNames(styles.skeleton, className)} role={label ? 'status' : undefined}>
      {label && <span className="visually-hidden">{label}</span>}
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
        <i key={line} aria-hidden="true" className={styles.line} style={{ width, height }} />
      ))}
    </div>
  );
}
