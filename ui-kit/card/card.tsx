import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './card.module.css';

export interface CardProps {
  /** The name of the thing, as a heading. */
  title: ReactNode;
  /** Level of the heading, so that the page's outline stays whole. */
  level?: 2 | 3 | 4 | undefined;
  /** A short line above the title. */
  eyebrow?: ReactNode;
  children?: ReactNode;
  /** Facts under the text, such as author and date. */
  byline?: ReactNode;
  /** Buttons at the end of the card. */
  actions?: ReactNode;
  /** A picture above everything, drawn from the item's own facts. */
  cover?: ReactNode;
  /** Makes the title the one link of the card; the whole card can be pressed. */
  link?: ((title: ReactNode, className: string) => ReactNode) | undefined;
  /** Classes of the page, for where the part stands. */
  className?: string | undefined;
}

/** A hairline, a title and what belongs to it: no box, no shadow. */
export function Card(props: CardProps) {
  const { title, level = 3, eyebrow, children, byline, actions, cover, link, className } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={classNames(styles.card, link && styles.pressable, className)}>
      {cover && <div className={styles.cover}>{cover}</div>}
      <header className={styles.head}>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <Heading className={styles.title}>{link ? link(title, styles.link ?? '') : title}</Heading>
      </header>
      {children && <div className={styles.body}>{children}</div>}
      {byline && <p className={styles.byline}>{byline}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
