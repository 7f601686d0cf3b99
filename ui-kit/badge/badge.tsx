import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './badge.module.css';

/** The glyph of each status, cut into a 16 px disc; the word next to it says the same. */
const glyphs = {
  pending: 'M8 4.6V8l2.2 1.5',
  reviewed: 'm4.8 8.2 2.2 2.2 4.3-4.9',
  contacted: 'M4.5 5h7v4.8H8l-2 1.7V9.8H4.5z',
  booked: 'm5.3 5.3 5.4 5.4m0-5.4-5.4 5.4',
  other: 'M4.6 8h.1M8 8h.1M11.3 8h.1',
} as const;

/** pending yellow, reviewed green, contacted blue, booked red, other grey; sample: dashed, marks invented data; plain: a bare outline. */
export type BadgeTone = keyof typeof glyphs | 'plain' | 'sample' | 'gold';

export interface BadgeProps {
  /** The status in a word. */
  children: ReactNode;
  /** Which status it is; the glyph goes with it. */
  tone?: BadgeTone | undefined;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/** A status as glyph and word; colour only repeats it. */
export function Badge({ children, tone = 'plain', className }: BadgeProps) {
  const glyph = tone in glyphs ? glyphs[tone as keyof typeof glyphs] : null;
  return (
    <span className={classNames(styles.badge, styles[tone], className)}>
      {glyph && (
        <svg className={styles.disc} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <circle cx="8" cy="8" r="8" />
          <path d={glyph} />
        </svg>
      )}
      {children}
    </span>
  );
}
