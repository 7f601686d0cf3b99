import { useNavigate } from '#core/web';
import { SearchField } from '#core/web/lists/search-field';
import { findKnown, toQuery } from '#core/web/search-params';
import { Field } from '#ui';
import { Select } from '#ui/select/select';
import { peoplePath } from '../../paths';
import { texts } from '../../texts/texts';
import { type PeopleFilters, roles, states } from './people';
import styles from './people.module.css';

/** Search, role and state of the list; all of it stands in the address. */
export const Filters = ({ filters }: { readonly filters: PeopleFilters }) => {
  const navigate = useNavigate();
  const { role, state } = filters;
  const go = (change: Partial<PeopleFilters>): void =>
    void navigate(`${peoplePath}?${toQuery({ ...filters, ...change })}`);
  return (
    <search className={styles.filters}>
      <SearchField
        label={texts('people.search')}
        q={filters.q}
        onSearch={(q) => void navigate(`${peoplePath}?${toQuery({ ...filters, q })}`, { replace: true })}
      />
      <Field label={texts('people.role')}>
        <Select value={role ?? ''} onChange={({ target }) => go({ role: findKnown(roles, target.value) })}>
          <option value="">{texts('role.all')}</option>
          {roles.map((name) => (
            <option key={name} value={name}>
              {texts(`role.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts('people.state')}>
        <Select value={state ?? ''} onChange={({ target }) => go({ state: findKnown(states, target.value) })}>
          <option value="">{texts('account.all')}</option>
          {states.map((name) => (
            <option key={name} value={name}>
              {texts(`account.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
    </search>
  );
};
