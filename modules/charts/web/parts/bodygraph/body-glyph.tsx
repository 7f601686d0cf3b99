import { bodyStrokes as strokes } from '#modules/chart-engine/public';
import { classNames } from '#ui';
import styles from './body-glyph.module.css';
import type { Body } from './chart';

export interface BodyGlyphProps {
  body: Body;
  /** Width and height in px. */
  size?: number | undefined;
  className?: string | undefined;
}

/** The sign of a body; a picture next to its name, which may be visually hidden. */
export function BodyGlyph({ body, size = 18, className }: BodyGlyphProps) {
  return (
    <svg
      className={classNames(styles.glyph, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={strokes[body]} />
    </svg>
  );
}
