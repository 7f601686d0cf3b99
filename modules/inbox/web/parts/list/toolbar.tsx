import { Link, useNavigate, useSearchParams } from '#core/web';
import { SearchBox } from '#core/web/inbox/search-box';
import { SavedViews } from '#core/web/lists/staff-list/saved-views';
import styles from '#ui/live-list/toolbar.module.css';
import { Select } from '#ui/select/select';
import type { InboxCounts } from '../../../schemas/items';
import { type InboxFilters, inboxAt, inboxPath } from '../../paths';
import { texts } from '../../texts/texts';
import own from './list.module.css';

const views = ['waiting', 'mine', 'nobody', 'overdue', 'mentioned', 'snoozed', 'done'] as const;
type View = (typeof views)[number];

const none = { state: null, assigned: null, overdue: null } as const;
const changesOf: Readonly<Record<View, Readonly<Record<string, string | null>>>> = {
  waiting: none,
  mine: { ...none, assigned: 'me' },
  nobody: { ...none, assigned: 'nobody' },
  overdue: { ...none, overdue: 'true' },
  mentioned: { ...none, assigned: 'mentioned' },
  snoozed: { ...none, state: 'snoozed' },
  done: { ...none, state: 'done' },
};

const viewOf = ({ state, assigned, overdue }: InboxFilters): View => {
  if (state !== 'waiting') return state;
  if (overdue) return 'overdue';
  if (assigned === 'me') return 'mine';
  return assigned ?? 'waiting';
};

const figureOf = (view: View, counts: InboxCounts | undefined): number | undefined =>
  view === 'mentioned' || view === 'done' ? undefined : counts?.[view];

interface ToolbarProps {
  readonly filters: InboxFilters;
  readonly counts: InboxCounts | undefined;
}

/** Views with their figures, the kind, saved views and the search. All of it stands in the address. */
export const Toolbar = ({ filters, counts }: ToolbarProps) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const shown = viewOf(filters);
  const address = new URLSearchParams(params);
  address.delete('item');
  return (
    <div className={styles.bar}>
      <nav aria-label={texts('views')} className={styles.statuses}>
        {views.map((view) => {
          const figure = figureOf(view, counts);
          return (
            <Link key={view} to={inboxAt(params, changesOf[view])} aria-current={view === shown ? 'true' : undefined}>
              {texts(`state.${view}`)}
              {figure !== undefined && <span className={styles.figure}>{figure}</span>}
            </Link>
          );
        })}
      </nav>
      <div className={`${styles.tools} ${own.tools}`}>
        <SavedViews list="inbox" address={String(address)} toHref={(view) => `${inboxPath}?${view}`} />
        <Select
          className={styles.kind}
          aria-label={texts('kind')}
          value={filters.kind ?? ''}
          onChange={({ target }) => void navigate(inboxAt(params, { kind: target.value || null }))}
        >
          <option value="">{texts('kind.all')}</option>
          {counts?.kinds.map(({ kind, label, waiting }) => (
            <option key={kind} value={kind}>
              {waiting > 0 ? texts('kind.counted', { label, count: waiting }) : label}
            </option>
          ))}
        </Select>
        <SearchBox
          q={filters.q}
          label={texts('search')}
          hint={texts('search.hint')}
          onSearch={(q) => void navigate(inboxAt(params, { q: q || null }), { replace: true })}
        />
      </div>
    </div>
  );
};
