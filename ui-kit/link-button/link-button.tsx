import type { ComponentProps, ElementType } from 'react';
import { type ButtonVariant, buttonClass } from '../button/button-class';

interface Own<As extends ElementType> {
  /** The element to draw, for example a router's Link; an anchor when left out. */
  as?: As | undefined;
  /** loud, plain or bare, as for Button. */
  variant?: ButtonVariant | undefined;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

export type LinkButtonProps<As extends ElementType = 'a'> = Own<As> & Omit<ComponentProps<As>, keyof Own<As>>;

/** A link that looks like a button: use it where pressing goes somewhere, Button where pressing does something. */
export function LinkButton<As extends ElementType = 'a'>({ as, variant, className, ...rest }: LinkButtonProps<As>) {
  const Element: ElementType = as ?? 'a';
  return <Element {...rest} className={buttonClass(variant, className)} />;
}
