import { SearchField } from '#core/web/lists/search-field';
import { findKnown } from '#core/web/search-params';
import { Field } from '#ui';
import { Select } from '#ui/select/select';
import { texts } from '../../texts/texts';
import styles from '../clients.module.css';
import { assignments, type ClientsQuery, sorts } from './query';

/** Search, filters and order of the board; all of it stands in the address. */
export const Filters = ({
  query,
  onChange,
}: {
  readonly query: ClientsQuery;
  readonly onChange: (change: Partial<ClientsQuery>, replace?: boolean) => void;
}) => (
  <search className={styles.filters}>
    <SearchField label={texts('search')} q={query.q} maxLength={80} onSearch={(q) => onChange({ q }, true)} />
    <Field label={texts('assigned')}>
      <Select
        value={query.assigned ?? ''}
        onChange={({ target }) => onChange({ assigned: findKnown(assignments, target.value) })}
      >
        <option value="">{texts('assigned.all')}</option>
        {assignments.map((one) => (
          <option key={one} value={one}>
            {texts(`assigned.${one}`)}
          </option>
        ))}
      </Select>
    </Field>
    <Field label={texts('sort')}>
      <Select
        value={query.sort}
        onChange={({ target }) => onChange({ sort: findKnown(sorts, target.value) ?? 'newest' })}
      >
        {sorts.map((one) => (
          <option key={one} value={one}>
            {texts(`sort.${one}`)}
          </option>
        ))}
      </Select>
    </Field>
  </search>
);
