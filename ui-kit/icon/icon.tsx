import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './icon.module.css';

/** Our own strokes in a 24-unit box; discs are filled and carry a cut-out glyph. */
const shapes = {
  arrow: <path d="M4 12h16m-5-5 5 5-5 5" />,
  back: <path d="m14.5 5-7 7 7 7" />,
  check: <path d="m5 12.5 4.5 4.5L19 7" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  down: <path d="m6 9.5 6 6 6-6" />,
  eye: (
    <>
      <path d="M3 12s3.3-5.5 9-5.5S21 12 21 12s-3.3 5.5-9 5.5S3 12 3 12Z" />
      <circle cx="12" cy="12" r="2.3" />
    </>
  ),
  'eye-off': (
    <>
      <path d="M9.5 6.8A10 10 0 0 1 12 6.5C17.7 6.5 21 12 21 12a16 16 0 0 1-3 3.4M6.4 8A15 15 0 0 0 3 12s3.3 5.5 9 5.5a9 9 0 0 0 3.5-.7" />
      <path d="m4 4 16 16" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.2l3.4 2" />
    </>
  ),
  error: (
    <>
      <circle className={styles.disc} cx="12" cy="12" r="11" />
      <path className={styles.cut} d="M12 6v7M12 17.2v.1" />
    </>
  ),
  success: (
    <>
      <circle className={styles.disc} cx="12" cy="12" r="11" />
      <path className={styles.cut} d="m7 12.5 3.5 3.5L17 8.5" />
    </>
  ),
  info: (
    <>
      <circle className={styles.disc} cx="12" cy="12" r="11" />
      <path className={styles.cut} d="M12 11v6.5M12 7v.1" />
    </>
  ),
  gem: (
    <>
      <path d="M12 3.5 20.1 9.4 17 18.9H7L3.9 9.4z" />
      <path d="m12 8.2 3.7 2.7-1.4 4.3H9.7l-1.4-4.3zM12 3.5v4.7M20.1 9.4l-4.4 1.5M17 18.9l-2.7-3.7M7 18.9l2.7-3.7M3.9 9.4l4.4 1.5" />
    </>
  ),
  help: (
    <>
      <circle cx="12" cy="12" r="7.8" />
      <circle cx="12" cy="12" r="3.2" />
      <path d="m6.5 6.5 3.2 3.2m4.6 4.6 3.2 3.2m0-11-3.2 3.2m-4.6 4.6-3.2 3.2" />
    </>
  ),
  lock: (
    <>
      <path d="M6 11h12v8.5H6z" />
      <path d="M8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
    </>
  ),
  mail: <path d="M4 6h16v12H4zM4.5 6.5 12 13l7.5-6.5" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  message: <path d="M4.5 5.5h15V16H12l-4.5 3.5V16h-3z" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />,
  person: (
    <>
      <circle cx="12" cy="8.5" r="3.8" />
      <path d="M4.5 20c.8-4.3 4-6 7.5-6s6.7 1.7 7.5 6" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 5 5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

export interface IconProps {
  /** One of the pictures that every page has. */
  name?: IconName | undefined;
  /** Strokes in a 24-unit box instead, such as those of icon/shapes, which load with the page that draws them. */
  shape?: ReactNode;
  /** Width and height in px. */
  size?: number | undefined;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/** A picture next to a word: hidden from screen readers, so the word must be there too. */
export function Icon({ name, shape, size = 20, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {name ? shapes[name] : shape}
    </svg>
  );
}
