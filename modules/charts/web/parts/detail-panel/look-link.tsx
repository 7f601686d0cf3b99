import type { ReactNode } from 'react';
import { Link } from '#core/web';
import type { BodygraphSelection } from '../bodygraph/chart';
import styles from './look-link.module.css';
import { useLook } from './use-look';

/** A link that opens the sheet of a part of the bodygraph. */
export const LookLink = ({
  to,
  label,
  children,
}: {
  readonly to: BodygraphSelection;
  /** What a screen reader says in place of the content: 'Gate 34, line 6'. */
  readonly label?: string;
  readonly children: ReactNode;
}) => {
  const { linkTo } = useLook();
  return (
    <Link
      {...linkTo(to)}
      className={styles.link ?? ''}
      aria-haspopup="dialog"
      {...(label ? { 'aria-label': label } : {})}
    >
      {children}
    </Link>
  );
};
