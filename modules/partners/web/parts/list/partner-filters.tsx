import { useNavigate } from '#core/web';
import { SearchField } from '#core/web/lists/search-field';
import { findKnown, toQuery } from '#core/web/search-params';
import { Field } from '#ui';
import { Select } from '#ui/select/select';
import { partnersPath } from '../../paths';
import { texts } from '../../texts/texts';
import { type PartnerFilters as Filters, states } from '../partner-draft';
import styles from '../partners.module.css';

/** Search and state of the list; both stand in the address. */
export const PartnerFilters = ({ filters }: { readonly filters: Filters }) => {
  const navigate = useNavigate();
  const { q, state } = filters;
  return (
    <search className={styles.filters}>
      <SearchField
        label={texts('search')}
        q={q}
        onSearch={(typed) => void navigate(`${partnersPath}?${toQuery({ q: typed, state })}`, { replace: true })}
      />
      <Field label={texts('state')}>
        <Select
          value={state ?? ''}
          onChange={({ target }) =>
            void navigate(`${partnersPath}?${toQuery({ q, state: findKnown(states, target.value) })}`)
          }
        >
          <option value="">{texts('state.current')}</option>
          {states.map((name) => (
            <option key={name} value={name}>
              {texts(name)}
            </option>
          ))}
        </Select>
      </Field>
    </search>
  );
};
