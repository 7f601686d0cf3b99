import { formatInstant, Link } from '#core/web';
import { Badge } from '#ui';
import type { RowPlace } from '#ui/live-list/live-list';
import type { InboxItem } from '../../../schemas/items';
import { texts } from '../../texts/texts';
import styles from './list.module.css';

/** Pixels of one row. */
export const rowHeight = 96;

const short = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
/** An instant as a list writes it. */
export const briefWhen = (when: string): string => formatInstant(when, short);

/** Until when an answer is due, or since when it is late, in words. */
export const DueMark = ({ item }: { readonly item: Pick<InboxItem, 'dueAt' | 'overdue'> }) =>
  item.dueAt && (
    <span className={item.overdue ? styles.late : styles.quiet}>
      {texts(item.overdue ? 'due.late' : 'due', { when: briefWhen(item.dueAt) })}
    </span>
  );

interface ItemRowProps {
  readonly row: InboxItem;
  readonly to: string;
  readonly place: RowPlace;
}

/** Who waits, since when, for what, and in whose hands it is. */
export const ItemRow = ({ row, to, place }: ItemRowProps) => (
  <Link to={to} {...place}>
    <b>{row.title}</b>
    <time dateTime={row.at}>{briefWhen(row.at)}</time>
    <span className={styles.more}>{[row.kindLabel, row.about, row.assignee?.name].filter(Boolean).join(' · ')}</span>
    <span className={styles.badges}>
      {row.urgent && <Badge tone="pending">{row.kindLabel}</Badge>}
      {row.unread && <Badge tone="contacted">{texts('unread')}</Badge>}
      {row.done && !row.unread && <span className={styles.quiet}>{texts('done')}</span>}
      {row.snoozedUntil && Date.parse(row.snoozedUntil) > Date.now() ? (
        <span className={styles.quiet}>{texts('snoozed', { when: briefWhen(row.snoozedUntil) })}</span>
      ) : (
        <DueMark item={row} />
      )}
    </span>
  </Link>
);
