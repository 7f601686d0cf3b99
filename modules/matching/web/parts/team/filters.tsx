import { useEffect, useRef, useState } from 'react';
import { Field, TextInput } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { Select } from '#ui/select/select';
import { type PractitionerFilters, stateOf, states } from './query';
import styles from './team.module.css';
import { teamTexts as texts } from './texts/texts';

/** Milliseconds without a key after which what was typed is searched. */
const pause = 300;

/** A box whose words are passed on when the typing rests. */
const Typed = ({
  label,
  value,
  onRest,
}: {
  readonly label: string;
  readonly value: string;
  readonly onRest: (words: string) => void;
}) => {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const rest = useRef(onRest);
  rest.current = onRest;
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const words = text.trim();
    if (words === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = words;
      rest.current(words);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Field label={label}>
      <TextInput
        type="search"
        maxLength={80}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Field>
  );
};

/** Search and filters; all of it stands in the address. */
export const Filters = ({
  filters,
  onChange,
}: {
  readonly filters: PractitionerFilters;
  readonly onChange: (change: Partial<PractitionerFilters>, replace?: boolean) => void;
}) => (
  <search className={styles.filters}>
    <Typed label={texts('search')} value={filters.q} onRest={(q) => onChange({ q }, true)} />
    <Typed label={texts('language')} value={filters.language} onRest={(language) => onChange({ language }, true)} />
    <Field label={texts('state')}>
      <Select value={filters.state ?? ''} onChange={({ target }) => onChange({ state: stateOf(target.value) })}>
        <option value="">{texts('state.all')}</option>
        {states.map((state) => (
          <option key={state} value={state}>
            {texts(`state.${state}`)}
          </option>
        ))}
      </Select>
    </Field>
    <Checkbox
      label={texts('room')}
      checked={filters.room}
      onChange={({ target }) => onChange({ room: target.checked })}
    />
  </search>
);
