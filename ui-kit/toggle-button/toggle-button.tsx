import type { ComponentProps, ReactNode } from 'react';
import { classNames, Icon } from '#ui';
import styles from './toggle-button.module.css';

export interface ToggleButtonProps extends ComponentProps<'button'> {
  /** Whether it is on. */
  pressed: boolean;
  /** Strokes of `icon/shapes`, filled while pressed. */
  shape: ReactNode;
  /** What it does, the same in both states ('Like'): screen readers announce the pressed state. */
  label: string;
  /** How many have pressed it, next to the icon; said after the label. */
  count?: number | undefined;
  /** Shows the label next to the icon as well. */
  named?: boolean | undefined;
}

/** One thing that is on or off for the person, such as a like or a bookmark. Pressing again takes it back. */
export function ToggleButton(props: ToggleButtonProps) {
  const { pressed, shape, label, count, named = false, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      aria-label={count === undefined ? label : `${label}, ${count}`}
      className={classNames(styles.toggle, className)}
    >
      <Icon shape={shape} className={styles.icon} />
      {named && <span>{label}</span>}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}
