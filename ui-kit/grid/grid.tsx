import type { ComponentProps } from 'react';
import { classNames } from '#ui';
import { type Gap, gapClass } from '#ui/stack/gap';
import styles from './grid.module.css';

export interface GridProps extends ComponentProps<'div'> {
  /** The least width of a column: 200, 280 or 400 px. As many columns as fit. */
  columns?: 'narrow' | 'usual' | 'wide' | undefined;
  /** The space between columns and rows. */
  gap?: Gap | undefined;
  /** All in a row are as high as the highest. */
  even?: boolean | undefined;
}

/** Equal things in as many columns as fit; on phones in one. */
export function Grid({ columns = 'usual', gap = 6, even = false, className, ...rest }: GridProps) {
  const classes = classNames(
    styles.grid,
    columns !== 'usual' && styles[columns],
    even && styles.even,
    gapClass(gap),
    className,
  );
  return <div {...rest} className={classes} />;
}
