import type { ReactNode } from 'react';
import styles from './detail.module.css';

/** One fact: its name in small ink over its value. `wide` takes the whole width. */
export const Fact = ({
  name,
  children,
  wide = false,
}: {
  readonly name: string;
  readonly children: ReactNode;
  readonly wide?: boolean;
}) => (
  <div className={wide ? styles.wide : undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Facts in two columns. */
export const Facts = ({ children }: { readonly children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;
