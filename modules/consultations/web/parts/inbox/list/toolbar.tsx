import { formatNumber, Link, useNavigate, useSearchParams } from '#core/web';
import { SearchBox } from '#core/web/inbox/search-box';
import styles from '#ui/live-list/toolbar.module.css';
import { Select } from '#ui/select/select';
import type { ConsultationCounts } from '../../../../schemas/inbox';
import { type InboxFilters, inboxPath, kinds, statuses, withParams } from '../paths';
import { texts } from '../texts/texts';

interface ToolbarProps {
  readonly filters: InboxFilters;
  readonly counts: ConsultationCounts | undefined;
}

/** Filters of the list: the status with its figures, the kind of request, and the search. All of it stands in the address. */
export const Toolbar = ({ filters, counts }: ToolbarProps) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const to = (changes: Readonly<Record<string, string | null>>): string =>
    `${inboxPath}?${withParams(params, changes)}`;
  return (
    <div className={styles.bar}>
      <nav aria-label={texts('filter.status')} className={styles.statuses}>
        {([null, ...statuses] as const).map((status) => (
          <Link key={status ?? 'all'} to={to({ status })} aria-current={filters.status === status ? 'true' : undefined}>
            {texts(`status.${status ?? 'all'}`)}
            {counts && <span className={styles.figure}>{formatNumber(counts[status ?? 'total'])}</span>}
          </Link>
        ))}
      </nav>
      <div className={styles.tools}>
        <Select
          className={styles.kind}
          aria-label={texts('kind')}
          value={filters.kind ?? ''}
          onChange={({ target }) => void navigate(to({ kind: target.value || null }))}
        >
          <option value="">{texts('kind.all')}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {texts(`kind.${kind}`)}
            </option>
          ))}
        </Select>
        <SearchBox
          q={filters.q}
          label={texts('search')}
          hint={texts('search.hint')}
          onSearch={(q) => void navigate(to({ q: q || null }), { replace: true })}
        />
      </div>
    </div>
  );
};
