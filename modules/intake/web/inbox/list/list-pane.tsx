import { useNavigate, useSearchParams } from '#core/web';
import { ListPane as DeskList } from '#core/web/desk/list-pane';
import type { IntakeCounts } from '../../../schemas/admin';
import { intakeSorts } from '../../../schemas/values';
import { type InboxFilters, inboxAt, inboxPath, isFiltered } from '../paths';
import { texts } from '../texts/texts';
import { IntakeRow, rowHeight } from './intake-row';
import type { Inbox } from './use-inbox';

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
    <DeskList
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
    </DeskList>
  );
};
