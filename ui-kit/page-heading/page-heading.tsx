import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './page-heading.module.css';

export interface PageHeadingProps extends ComponentPropsWithRef<'h1'> {
  /**
   * `cover` opens a public page and has it to itself; `page` is what an `h1` looks like anyway; `tool` heads lists, forms and
   * inboxes that somebody works with every day.
   */
  size?: 'cover' | 'page' | 'tool' | undefined;
}

/** The heading of a page, in one of three sizes, at the left edge of the content. */
export function PageHeading({ size = 'page', className, ...props }: PageHeadingProps) {
  return <h1 {...props} className={classNames(styles[size], className)} />;
}
