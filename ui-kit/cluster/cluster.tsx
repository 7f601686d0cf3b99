import type { ComponentProps } from 'react';
import { classNames } from '#ui';
import { type Gap, gapClass } from '#ui/stack/gap';
import styles from './cluster.module.css';

export interface ClusterProps extends ComponentProps<'div'> {
  /** The space between the children, also between lines. */
  gap?: Gap | undefined;
  /** How children of different heights stand. */
  align?: 'center' | 'baseline' | 'top' | undefined;
  /** Where they stand in a line that is wider than they are. */
  justify?: 'start' | 'end' | 'between' | undefined;
}

/** Things in a row that goes on in the next line where it does not fit: buttons, chips, a name and its status. */
export function Cluster({ gap = 3, align = 'center', justify = 'start', className, ...rest }: ClusterProps) {
  const classes = classNames(
    styles.cluster,
    align !== 'center' && styles[align],
    justify !== 'start' && styles[justify],
    gapClass(gap),
    className,
  );
  return <div {...rest} className={classes} />;
}
