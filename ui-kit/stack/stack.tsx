import type { ComponentProps } from 'react';
import { classNames } from '#ui';
import { type Gap, gapClass } from './gap';
import styles from './stack.module.css';

export type { Gap } from './gap';

export interface StackProps extends ComponentProps<'div'> {
  /** The space between the children, a step of the rhythm. */
  gap?: Gap | undefined;
  /** stretch: as wide as the column. start: as wide as each child is by itself. */
  align?: 'stretch' | 'start' | undefined;
}

/** One thing under the other, with the same space between all. */
export function Stack({ gap = 4, align = 'stretch', className, ...rest }: StackProps) {
  return (
    <div {...rest} className={classNames(styles.stack, align === 'start' && styles.start, gapClass(gap), className)} />
  );
}
