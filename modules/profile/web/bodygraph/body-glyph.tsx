import { classNames } from '#ui';
import styles from './body-glyph.module.css';
import type { Body } from './chart';

/** Our own strokes in a 24-unit box. */
export const strokes: Record<Body, string> = {
  Sun: 'M20 12A8 8 0 1 1 4 12A8 8 0 1 1 20 12M12 11.9V12.1',
  Earth: 'M20 12A8 8 0 1 1 4 12A8 8 0 1 1 20 12M12 4V20M4 12H20',
  NorthNode:
    'M9.1 17.6A2.4 2.4 0 1 1 4.3 17.6A2.4 2.4 0 1 1 9.1 17.6M19.7 17.6A2.4 2.4 0 1 1 14.9 17.6A2.4 2.4 0 1 1 19.7 17.6M8.3 15.8C2.6 10 6 4 12 4S21.4 10 15.7 15.8',
  SouthNode:
    'M9.1 6.4A2.4 2.4 0 1 1 4.3 6.4A2.4 2.4 0 1 1 9.1 6.4M19.7 6.4A2.4 2.4 0 1 1 14.9 6.4A2.4 2.4 0 1 1 19.7 6.4M8.3 8.2C2.6 14 6 20 12 20S21.4 14 15.7 8.2',
  Moon: 'M16 4.5A8 8 0 1 0 16 19.5A9.6 9.6 0 0 1 16 4.5Z',
  Mercury:
    'M16.3 10.6A4.3 4.3 0 1 1 7.7 10.6A4.3 4.3 0 1 1 16.3 10.6M7.4 2.8A4.7 4.7 0 0 0 16.6 2.8M12 14.9V21.6M8.8 18.4H15.2',
  Venus: 'M17 8.3A5 5 0 1 1 7 8.3A5 5 0 1 1 17 8.3M12 13.3V21.4M8.4 17.5H15.6',
  Mars: 'M15.6 14A5.6 5.6 0 1 1 4.4 14A5.6 5.6 0 1 1 15.6 14M14 10L20 4M14.8 4H20V9.2',
  Jupiter: 'M6 6.6C7 3.4 13.2 3.4 12.6 8.4C12.1 12 8.6 14.4 5.4 16H19.8M16.4 4V20.6',
  Saturn:
    'M9.4 3V15M6 6.2H13.6M9.4 11.2C11.4 8.2 16.6 8.3 16.6 12.5C16.6 15.6 13.6 16.4 13.6 18.8C13.6 20.8 15.6 21.3 17 20',
  Uranus: 'M6.6 4V13M17.4 4V13M6.6 8.5H17.4M12 4V16.6M14.3 19A2.3 2.3 0 1 1 9.7 19A2.3 2.3 0 1 1 14.3 19',
  Neptune: 'M5 4.4V8C5 15 19 15 19 8V4.4M12 3.6V21.2M8.4 17.6H15.6',
  Pluto:
    'M15.1 6.6A3.1 3.1 0 1 1 8.9 6.6A3.1 3.1 0 1 1 15.1 6.6M5.6 6.4C5.6 15.6 18.4 15.6 18.4 6.4M12 13.3V21.4M8.5 17.5H15.5',
};

export interface BodyGlyphProps {
  body: Body;
  /** Width and height in px. */
  size?: number | undefined;
  className?: string | undefined;
}

/** The sign of a body; a picture beside its name, which may be visually hidden. */
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
