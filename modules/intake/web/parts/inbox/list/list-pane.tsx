import { formatInstant, Link, useNavigate, useSearchParams } from '#core/web';
import { ListPane as InboxList } from '#core/web/inbox/list-pane';
import type { RowPlace } from '#ui/live-list/live-list';
import type { IntakeCard, IntakeCounts } from '../../../../schemas/admin';
import { intakeSorts } from '../../../../schemas/values';
import { type InboxFilters, inboxAt, inboxPath, isFiltered } from '../paths';
import { texts } from '../texts/texts';
import { Due } from './due';
import styles from './list.module.css';
import { StateBadge } from './state-badge';
import type { Inbox } from './use-inbox';

/** Pixels of one row. */
const rowHeight = 92;

const short = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

interface IntakeRowProps {
  readonly row: IntakeCard;
  readonly to: string;
  readonly place: RowPlace;
}

/** Who wrote, how far the team is, what is due next, and in whose hands it is. */
const IntakeRow = ({ row, to, place }: IntakeRowProps) => (
  <Link to={to} {...place}>
    <b>
      {row.firstName} {row.lastName}
    </b>
    <time dateTime={row.submittedAt}>{formatInstant(row.submittedAt, short)}</time>
    <span className={styles.more}>
      {[texts(`path.${row.journeyType}`), row.email, row.assignedTo?.name].filter(Boolean).join(' · ')}
    </span>
    <span className={styles.badges}>
      <StateBadge state={row.state} />
      {row.dueAt !== null && <Due card={row} />}
    </span>
  </Link>
);

interface ListPaneProps {
  readonly inbox: Inbox;
  readonly filters: InboxFilters;
  readonly counts: IntakeCounts | undefined;
  readonly selected: string | null;
}

/** How many intakes fit the filters: the server's figure where it counts them, else those that are loaded. */
const countOf = ({ inbox, filters, counts }: Omit<ListPaneProps, 'selected'>) => {
  const { q, state, overdue, path, assigned } = filters;
  const alone = !q && !path && !assigned && !(state && overdue);
  const figure = alone ? counts?.[overdue ? 'overdue' : (state ?? 'total')] : undefined;
  const loaded = inbox.rows.length;
  return inbox.more
    ? { rows: Math.max(figure ?? 0, loaded), atLeast: figure === undefined }
    : { rows: loaded + inbox.waiting, atLeast: false };
};

/** The intakes with their figure, what came in meanwhile, and their order. */
export const ListPane = ({ inbox, filters, counts, selected }: ListPaneProps) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <InboxList
      words={texts}
      inbox={inbox}
      count={countOf({ inbox, filters, counts })}
      selected={selected}
      unfiltered={isFiltered(filters) ? inboxPath : null}
      source="/enhanced-intake"
      sorts={intakeSorts}
      sort={filters.sort}
      onSort={(sort) => void navigate(inboxAt(params, { sort: sort === intakeSorts[0] ? null : sort }))}
      rowHeight={rowHeight}
    >
      {(row, place) => <IntakeRow row={row} to={inboxAt(params, { intake: row.id })} place={place} />}
    </InboxList>
  );
};
