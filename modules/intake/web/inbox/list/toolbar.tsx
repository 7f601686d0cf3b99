import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from '#core/web';
import { Icon } from '#ui';
import styles from '#ui/live-list/toolbar.module.css';
import { Select } from '#ui/select/select';
import { type IntakeCounts, intakeStates } from '../../../schemas/admin';
import { journeyTypes } from '../../../schemas/options';
import { type InboxFilters, inboxAt, owners } from '../paths';
import { texts } from '../texts/texts';

/** Milliseconds without a key after which what was typed is searched. */
const pause = 250;

/** Searches names, addresses and references; the address of the page follows what is typed. */
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
      void navigate(inboxAt(params, { q: typed || null }), { replace: true });
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
        <Search q={filters.q} />
      </div>
    </div>
  );
};
