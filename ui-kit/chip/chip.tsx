import type { ComponentProps } from 'react';
import { classNames } from '#ui';
import styles from './chip.module.css';

export interface ChipProps extends ComponentProps<'button'> {
  /** Whether it is chosen. */
  pressed: boolean;
  /** Cannot be chosen now: dashed, still reachable; say why next to it. */
  blocked?: boolean | undefined;
}

/** One of several that can be switched on; pressing again switches it off. */
export function Chip({ pressed, blocked, className, onClick, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      aria-disabled={blocked || undefined}
      className={classNames(styles.chip, className)}
      onClick={(event) => !blocked && onClick?.(event)}
    />
  );
}
