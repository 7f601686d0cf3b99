import { Link, useNavigate, useSearchParams } from '#core/web';
import { SearchBox } from '#core/web/inbox/search-box';
import styles from '#ui/live-list/toolbar.module.css';
import { Select } from '#ui/select/select';
import type { IntakeCounts } from '../../../../schemas/admin';
import { journeyTypes } from '../../../../schemas/options';
import { intakeStates } from '../../../../schemas/values';
import { type InboxFilters, inboxAt, owners } from '../paths';
import { texts } from '../texts/texts';

interface ToolbarProps {
  readonly filters: InboxFilters;
  readonly counts: IntakeCounts | undefined;
}

const States = ({ filters, counts }: ToolbarProps) => {
  const [params] = useSearchParams();
  const shown = filters.overdue ? 'overdue' : (filters.state ?? 'all');
  return (
    <nav aria-label={texts('filter.state')} className={styles.statuses}>
      {(['all', 'overdue', ...intakeStates] as const).map((one) => (
        <Link
          key={one}
          to={inboxAt(params, {
            state: one === 'all' || one === 'overdue' ? null : one,
            overdue: one === 'overdue' ? 'true' : null,
          })}
          aria-current={one === shown ? 'true' : undefined}
        >
          {texts(`state.${one}`)}
          {counts && <span className={styles.figure}>{counts[one === 'all' ? 'total' : one]}</span>}
        </Link>
      ))}
    </nav>
  );
};

/** Filters of the list: the state with its figures, path and assignee, and the search. All of it stands in the address. */
export const Toolbar = ({ filters, counts }: ToolbarProps) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const choose = (name: string, value: string): void => void navigate(inboxAt(params, { [name]: value || null }));
  return (
    <div className={styles.bar}>
      <States filters={filters} counts={counts} />
      <div className={styles.tools}>
        <Select
          className={styles.kind}
          aria-label={texts('path')}
          value={filters.path ?? ''}
          onChange={({ target }) => choose('path', target.value)}
        >
          <option value="">{texts('path.all')}</option>
          {journeyTypes.map((path) => (
            <option key={path} value={path}>
              {texts(`path.${path}`)}
            </option>
          ))}
        </Select>
        <Select
          className={styles.kind}
          aria-label={texts('assigned')}
          value={filters.assigned ?? ''}
          onChange={({ target }) => choose('assigned', target.value)}
        >
          <option value="">{texts('assigned.all')}</option>
          {owners.map((one) => (
            <option key={one} value={one}>
              {texts(`assigned.${one}`)}
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
