import { useEffect, useRef, useState } from 'react';
import { oneOf } from '#core/web/search-params';
import { Field, TextInput } from '#ui';
import { Select } from '#ui/select/select';
import { phases } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import styles from '../clients.module.css';
import { phaseName } from '../phase/move';
import { assignments, type ClientsQuery, sorts } from './query';

/** Milliseconds without a key after which what was typed is searched. */
const pause = 300;

/** Search, filters and order; all of it stands in the address. */
export const Filters = ({
  query,
  onChange,
}: {
  readonly query: ClientsQuery;
  readonly onChange: (change: Partial<ClientsQuery>, replace?: boolean) => void;
}) => {
  const [text, setText] = useState(query.q);
  const sent = useRef(query.q);
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    if (query.q === sent.current) return;
    sent.current = query.q;
    setText(query.q);
  }, [query.q]);
  useEffect(() => {
    const typed = text.trim();
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      change.current({ q: typed }, true);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <search className={styles.filters}>
      <Field label={texts('search')}>
        <TextInput
          type="search"
          maxLength={80}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {query.view === 'list' && (
        <Field label={texts('phase')}>
          <Select value={query.phase ?? ''} onChange={({ target }) => onChange({ phase: oneOf(phases, target.value) })}>
            <option value="">{texts('phase.all')}</option>
            {phases.map((phase) => (
              <option key={phase} value={phase}>
                {phaseName(phase)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={texts('assigned')}>
        <Select
          value={query.assigned ?? ''}
          onChange={({ target }) => onChange({ assigned: oneOf(assignments, target.value) })}
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
          onChange={({ target }) => onChange({ sort: oneOf(sorts, target.value) ?? 'newest' })}
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
};
