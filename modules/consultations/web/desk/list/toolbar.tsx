import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from '#core/web';
import { Icon } from '#ui';
import styles from '#ui/live-list/toolbar.module.css';
import { Select } from '#ui/select/select';
import type { ConsultationCounts } from '../../../schemas/desk';
import { type DeskFilters, deskPath, kinds, statuses, withParams } from '../paths';
import { texts } from '../texts/texts';

/** Milliseconds without a key after which what was typed is searched. */
const pause = 250;

/** Searches names and addresses; the address of the page follows what is typed. */
const Search = ({ q }: { readonly q: string }) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  const sent = useRef(q);
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setText(q);
  }, [q]);
  useEffect(() => {
    const typed = text.trim();
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      void navigate(`${deskPath}?${withParams(params, { q: typed || null })}`, { replace: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [text, params, navigate]);
  return (
    <search className={styles.search}>
      <Icon name="search" size={18} className={styles.icon} />
      <input
        type="search"
        className={styles.input}
        aria-label={texts('search')}
        placeholder={texts('search.hint')}
        maxLength={100}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </search>
  );
};

interface ToolbarProps {
  readonly filters: DeskFilters;
  readonly counts: ConsultationCounts | undefined;
}

/** Filters of the list: the status with its figures, the kind of request, and the search. All of it stands in the address. */
export const Toolbar = ({ filters, counts }: ToolbarProps) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const to = (changes: Readonly<Record<string, string | null>>): string => `${deskPath}?${withParams(params, changes)}`;
  return (
    <div className={styles.bar}>
      <nav aria-label={texts('filter.status')} className={styles.statuses}>
        {([null, ...statuses] as const).map((status) => (
          <Link key={status ?? 'all'} to={to({ status })} aria-current={filters.status === status ? 'true' : undefined}>
            {texts(`status.${status ?? 'all'}`)}
            {counts && <span className={styles.figure}>{counts[status ?? 'total']}</span>}
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
        <Search q={filters.q} />
      </div>
    </div>
  );
};
