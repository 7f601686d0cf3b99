import type { ReactNode } from 'react';
import { Link } from '#core/web';
import { formatDay, formatShortDay } from '#core/web/format-day';
import styles from './activity-list.module.css';

/** Something that happened; in the label a detail may follow a colon. */
export interface Activity {
  readonly kind: string;
  readonly label: string;
  /** ISO instant. */
  readonly at: string;
  /** Page that shows it. */
  readonly href: string | null;
}

const Words = ({ entry }: { readonly entry: Activity }) => {
  const [title = '', detail] = entry.label.split(/: (.*)/);
  return (
    <div className={styles.words}>
      {entry.href ? (
        <Link className={styles.title} to={entry.href}>
          {title}
        </Link>
      ) : (
        <span className={styles.title}>{title}</span>
      )}
      {detail && <span className={styles.detail}>{detail}</span>}
    </div>
  );
};

/** What happened on a person's way, the newest first, on a line with its days. */
export const ActivityList = ({
  entries,
  marks = {},
}: {
  readonly entries: readonly Activity[];
  /** What stands on the line instead of a point, by the kind of the entry. */
  readonly marks?: Readonly<Record<string, ReactNode>>;
}) => (
  <ol className={styles.list}>
    {entries.map((entry) => (
      <li key={`${entry.kind} ${entry.at} ${entry.label}`}>
        <time dateTime={entry.at} title={formatDay(entry.at)}>
          {formatShortDay(entry.at)}
        </time>
        <span className={styles.point} aria-hidden="true">
          {marks[entry.kind] ?? <i />}
        </span>
        <Words entry={entry} />
      </li>
    ))}
  </ol>
);
