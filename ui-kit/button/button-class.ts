import { classNames } from '../class-names/class-names';
import styles from './button.module.css';

/** loud: the one action of a screen. plain: everything next to it. bare: quiet, no border. */
export type ButtonVariant = 'loud' | 'plain' | 'bare';

/** The class of a button, for elements that cannot be a Button, such as a router's link. */
export function buttonClass(variant: ButtonVariant = 'plain', more?: string): string {
  return classNames(styles.button, styles[variant], more);
}
