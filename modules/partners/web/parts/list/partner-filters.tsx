import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '#core/web';
import { oneOf, queryOf } from '#core/web/search-params';
import { Field, TextInput } from '#ui';
import { Select } from '#ui/select/select';
import { partnersPath } from '../../paths';
import { texts } from '../../texts/texts';
import { type PartnerFilters as Filters, states } from '../partner-draft';
import styles from '../partners.module.css';

/** Milliseconds without a key after which what was typed is searched. */
const pause = 300;

/** Search and state of the list; both stand in the address. */
export const PartnerFilters = ({ filters }: { readonly filters: Filters }) => {
  const navigate = useNavigate();
  const [text, setText] = useState(filters.q);
  const sent = useRef(filters.q);
  const { q, state } = filters;
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
      void navigate(`${partnersPath}?${queryOf({ q: typed, state })}`, { replace: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [text, state, navigate]);
  return (
    <search className={styles.filters}>
      <Field label={texts('search')}>
        <TextInput
          type="search"
          maxLength={100}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Field label={texts('state')}>
        <Select
          value={state ?? ''}
          onChange={({ target }) =>
            void navigate(`${partnersPath}?${queryOf({ q, state: oneOf(states, target.value) })}`)
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
