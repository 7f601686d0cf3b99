import { useApi, useNavigate } from '#core/web';
import { SearchField } from '#core/web/lists/search-field';
import { findKnown } from '#core/web/search-params';
import { Field } from '#ui';
import { Select } from '#ui/select/select';
import { getDirectoryFilters } from '../../../schemas/endpoints';
import { type DirectoryFilterValues, directoryWith } from '../../../schemas/paths';
import { freeWithin } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import { formatCountry, formatEuros, titleOf } from '../format';
import styles from './directory.module.css';

const prices = [60, 90, 120, 160, 220] as const;
const modes = ['online', 'in-person'] as const;

interface ChoiceProps {
  readonly label: string;
  readonly any: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string | null) => void;
}

const Choice = ({ label, any, value, options, onChange }: ChoiceProps) => (
  <Field label={label}>
    <Select value={value} onChange={({ target }) => onChange(target.value === '' ? null : target.value)}>
      <option value="">{any}</option>
      {options.map(([known, name]) => (
        <option key={known} value={known}>
          {name}
        </option>
      ))}
    </Select>
  </Field>
);

const byLabel = (one: readonly [string, string], other: readonly [string, string]): number =>
  one[1].localeCompare(other[1]);

/** The filters of the directory; each offers only what somebody in it has. */
export const Filters = ({ filters }: { readonly filters: DirectoryFilterValues }) => {
  const navigate = useNavigate();
  const { data } = useApi(getDirectoryFilters, {}, { open: true });
  const change = (
    part: { readonly [K in keyof DirectoryFilterValues]?: DirectoryFilterValues[K] | null },
    replace = false,
  ): void => {
    const next = Object.fromEntries(Object.entries({ ...filters, ...part }).filter(([, value]) => value !== null));
    void navigate(directoryWith(next), { replace });
  };
  const concerns = (data?.concerns ?? []).map(({ id, title }) => [id, titleOf(title)] as const);
  const spoken = (data?.languages ?? []).map(({ name, title }) => [name, titleOf(title)] as const);
  const countries = (data?.countries ?? []).map((code) => [code, formatCountry(code)] as const);
  return (
    <search className={styles.filters} aria-label={texts('filters')}>
      <SearchField
        label={texts('filter.search')}
        q={filters.q ?? ''}
        onSearch={(q) => change({ q: q === '' ? null : q }, true)}
      />
      <Choice
        label={texts('filter.concern')}
        any={texts('filter.concern.any')}
        value={filters.concern ?? ''}
        options={concerns.sort(byLabel)}
        onChange={(concern) => change({ concern })}
      />
      <Choice
        label={texts('filter.language')}
        any={texts('filter.language.any')}
        value={filters.language ?? ''}
        options={spoken.sort(byLabel)}
        onChange={(language) => change({ language })}
      />
      <Choice
        label={texts('filter.mode')}
        any={texts('filter.mode.any')}
        value={filters.mode ?? ''}
        options={modes.map((mode) => [mode, texts(`mode.${mode}`)])}
        onChange={(mode) => change({ mode: findKnown(modes, mode) })}
      />
      {countries.length > 0 && (
        <Choice
          label={texts('filter.country')}
          any={texts('filter.country.any')}
          value={filters.country ?? ''}
          options={countries.sort(byLabel)}
          onChange={(country) => change({ country })}
        />
      )}
      <Choice
        label={texts('filter.price')}
        any={texts('filter.price.any')}
        value={filters.price === undefined ? '' : String(filters.price)}
        options={prices.map((price) => [String(price), texts('filter.price.most', { price: formatEuros(price) })])}
        onChange={(price) => change({ price: price === null ? null : Number(price) })}
      />
      <Choice
        label={texts('filter.free')}
        any={texts('filter.free.any')}
        value={filters.free === undefined ? '' : String(filters.free)}
        options={freeWithin.map((days) => [String(days), texts('filter.free.days', { days })])}
        onChange={(free) => change({ free: free === null ? null : Number(free) })}
      />
    </search>
  );
};
