import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './button.module.css';
import { type ButtonVariant, buttonClass } from './button-class';

export type { ButtonVariant } from './button-class';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One loud button a screen; the rest are plain or bare. */
  variant?: ButtonVariant | undefined;
  /** The words of a bare button stand in line with the text above and below. */
  flush?: boolean | undefined;
  /** Work is under way: the button keeps its focus but does nothing when pressed. */
  pending?: boolean | undefined;
  /** What the button says meanwhile, for example 'Analyzing...'. */
  pendingText?: string | undefined;
}

/** A button of type "button" by default; while pending it stays focusable and ignores presses. */
export function Button({ variant, flush, pending, pendingText, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, classNames(flush && styles.flush, className))}
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
      onClick={press}
    >
      {pending && pendingText ? pendingText : children}
    </button>
  );
}
