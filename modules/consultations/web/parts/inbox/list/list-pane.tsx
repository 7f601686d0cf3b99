import { useNavigate, useSearchParams } from '#core/web';
import { ListPane as InboxList } from '#core/web/inbox/list-pane';
import type { ConsultationCounts } from '../../../../schemas/inbox';
import { consultationSorts as sorts } from '../../../../schemas/values';
import { type InboxFilters, inboxPath, withParams } from '../paths';
import { texts } from '../texts/texts';
import { RequestRow, rowHeight } from './request-row';
import type { Inbox } from './use-inbox';

interface ListPaneProps {
  readonly inbox: Inbox;
  readonly filters: InboxFilters;
  readonly counts: ConsultationCounts | undefined;
  readonly selected: string | null;
}

/** How many requests fit the filters: the server's figure where it counts them, else those that are loaded. */
const countOf = ({ inbox, filters, counts }: Omit<ListPaneProps, 'selected'>) => {
  const { q, status, kind } = filters;
  const figure = q || (status && kind) ? undefined : counts?.[status ?? kind ?? 'total'];
  const loaded = inbox.rows.length;
  return inbox.more
    ? { rows: Math.max(figure ?? 0, loaded), atLeast: figure === undefined }
    : { rows: loaded + inbox.waiting, atLeast: false };
};

/** The requests with their figure, what came in meanwhile, and their order. */
export const ListPane = ({ inbox, filters, counts, selected }: ListPaneProps) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const to = (changes: Readonly<Record<string, string | null>>): string =>
    `${inboxPath}?${withParams(params, changes)}`;
  const filtered = filters.q !== '' || filters.status !== null || filters.kind !== null;
  return (
    <InboxList
      words={texts}
      inbox={inbox}
      count={countOf({ inbox, filters, counts })}
      selected={selected}
      unfiltered={filtered ? inboxPath : null}
      source="/client-journey"
      sorts={sorts}
      sort={filters.sort}
      onSort={(sort) => void navigate(to({ sort: sort === sorts[0] ? null : sort }))}
      rowHeight={rowHeight}
    >
      {(row, place) => <RequestRow row={row} to={to({ request: row.id })} place={place} />}
    </InboxList>
  );
};
