import { useState } from 'react';
import { Alert, Button, Field, TextInput } from '#ui';
import { Select } from '#ui/select/select';
import { filtersSet, noFilters } from '../../../lib/filters';
import type { FilterName, MatchFilters, WishesView } from '../../../schemas/wishes';
import { nameOf } from '../matches/names/names';
import { type ChosenPlace, PlaceField } from '../offer/place-field';
import { priceOf } from '../offer/price-of';
import { wishTexts as texts } from './texts/texts';
import type { WishChange } from './use-wishes';
import styles from './wishes.module.css';

const labels = {
  language: 'language',
  mode: 'mode',
  mostPrice: 'price',
  place: 'place',
  gender: 'gender',
  withinDays: 'within',
} as const satisfies Readonly<Record<FilterName, string>>;
const radii = [10, 25, 50, 100, 250] as const;
const days = [1, 3, 7, 14] as const;

/** Says how many meet the filters, and where nobody does, which one to give up. */
const Reach = ({
  reach: { left, all, without },
  filters,
  onChange,
}: Pick<WishesView, 'reach' | 'filters'> & { readonly onChange: (filters: MatchFilters) => void }) => {
  if (filtersSet(filters).length === 0) return <p role="status">{texts('left.all', { all })}</p>;
  if (left > 0) return <p role="status">{texts('left', { left, all })}</p>;
  const helpful = without.filter((one) => one.left > 0).toSorted((a, b) => b.left - a.left);
  return (
    <Alert tone="attention" title={texts('nobody')}>
      <p>{texts(helpful.length > 0 ? 'nobody.lead' : 'nobody.hard')}</p>
      <div className={`${styles.buttons} ${styles.below}`}>
        {helpful.map(({ filter, left: then }) => (
          <Button key={filter} onClick={() => onChange({ ...filters, [filter]: null })}>
            {texts('without', { filter: texts(labels[filter]), left: then })}
          </Button>
        ))}
        <Button onClick={() => onChange(noFilters)}>{texts('clear', { all })}</Button>
      </div>
    </Alert>
  );
};

/** One of a few, or no matter. */
const Choice = ({
  id,
  label,
  value,
  options,
  onChange,
}: {
  readonly id: string;
  readonly label: string;
  readonly value: string | null;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string | null) => void;
}) => (
  <Field id={id} label={label}>
    <Select value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
      <option value="">{texts('any')}</option>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </Select>
  </Field>
);

interface Draft {
  readonly filters: MatchFilters;
  readonly price: string;
  readonly place: ChosenPlace | null;
  readonly km: number | null;
}
const draftOf = ({ filters, placeLabel }: WishesView): Draft => ({
  filters,
  price: filters.mostPrice === null ? '' : String(filters.mostPrice),
  place: filters.place && placeLabel ? { id: filters.place.id, label: placeLabel } : null,
  km: filters.place ? filters.place.km : 50,
});

const Fields = ({
  wishes,
  busy,
  onSave,
}: {
  readonly wishes: WishesView;
  readonly busy: boolean;
  readonly onSave: (filters: MatchFilters) => void;
}) => {
  const [draft, setDraft] = useState(() => draftOf(wishes));
  const [checked, setChecked] = useState(false);
  const price = priceOf(draft.price);
  const put = (part: Partial<MatchFilters>) => setDraft((now) => ({ ...now, filters: { ...now.filters, ...part } }));
  const { filters, place, km } = draft;
  return (
    <form
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!busy && price !== undefined)
          onSave({ ...filters, mostPrice: price, place: place ? { id: place.id, km } : null });
      }}
    >
      <div className={styles.fields}>
        <Choice
          id="filter-language"
          label={texts('language')}
          value={filters.language}
          options={wishes.languages.map((name) => [name, nameOf(name)] as const)}
          onChange={(language) => put({ language })}
        />
        <Choice
          id="filter-mode"
          label={texts('mode')}
          value={filters.mode}
          options={(['online', 'in-person'] as const).map((mode) => [mode, texts(`mode.${mode}`)] as const)}
          onChange={(mode) => put({ mode: mode as MatchFilters['mode'] })}
        />
        <Choice
          id="filter-gender"
          label={texts('gender')}
          value={filters.gender}
          options={(['woman', 'man', 'non-binary'] as const).map((one) => [one, texts(`gender.${one}`)] as const)}
          onChange={(gender) => put({ gender: gender as MatchFilters['gender'] })}
        />
        <Choice
          id="filter-within"
          label={texts('within')}
          value={filters.withinDays === null ? null : String(filters.withinDays)}
          options={days.map((count) => [String(count), texts('within.days', { days: count })] as const)}
          onChange={(within) => put({ withinDays: within === null ? null : Number(within) })}
        />
        <Field
          id="filter-price"
          label={texts('price')}
          hint={texts('price.hint')}
          error={checked && price === undefined ? texts('price.bad') : undefined}
        >
          <TextInput
            inputMode="numeric"
            maxLength={4}
            value={draft.price}
            onChange={({ target }) => setDraft({ ...draft, price: target.value })}
          />
        </Field>
        <PlaceField
          id="filter-place"
          label={texts('place')}
          hint={texts('place.hint')}
          place={place}
          onPlace={(chosen) => setDraft((now) => ({ ...now, place: chosen }))}
        />
        {place && (
          <Field id="filter-radius" label={texts('radius')}>
            <Select
              value={km === null ? 'country' : String(km)}
              onChange={({ target }) =>
                setDraft({ ...draft, km: target.value === 'country' ? null : Number(target.value) })
              }
            >
              {radii.map((radius) => (
                <option key={radius} value={radius}>
                  {texts('radius.km', { km: radius })}
                </option>
              ))}
              <option value="country">{texts('radius.country')}</option>
            </Select>
          </Field>
        )}
      </div>
      <div>
        <Button type="submit" pending={busy} pendingText={texts('applying')}>
          {texts('apply')}
        </Button>
      </div>
    </form>
  );
};

/** What a practitioner has to meet to be suggested at all. */
export const FiltersPart = ({
  wishes,
  busy,
  change,
}: {
  readonly wishes: WishesView;
  readonly busy: boolean;
  readonly change: WishChange;
}) => {
  const save = (filters: MatchFilters) => void change({ filters });
  return (
    <div className={styles.part}>
      <h3>{texts('filters')}</h3>
      <p className="quiet">{texts('filters.lead')}</p>
      {/* Begun anew when the filters were saved, so that the form shows what counts. */}
      <Fields key={JSON.stringify(wishes.filters)} wishes={wishes} busy={busy} onSave={save} />
      <Reach reach={wishes.reach} filters={wishes.filters} onChange={save} />
    </div>
  );
};
