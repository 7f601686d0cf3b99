import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '#core/web';
import { oneOf, queryOf } from '#core/web/search-params';
import { Field, TextInput } from '#ui';
import { Select } from '#ui/select/select';
import { peoplePath } from '../../paths';
import { texts } from '../../texts/texts';
import { type PeopleFilters, roles, states } from './people';
import styles from './people.module.css';

/** Milliseconds without a key after which what was typed is searched. */
const pause = 300;

/** Search, role and state of the list; all of it stands in the address. */
export const Filters = ({ filters }: { readonly filters: PeopleFilters }) => {
  const navigate = useNavigate();
  const [text, setText] = useState(filters.q);
  const sent = useRef(filters.q);
  const { q, role, state } = filters;
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
      void navigate(`${peoplePath}?${queryOf({ q: typed, role, state })}`, { replace: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [text, role, state, navigate]);
  const go = (change: Partial<PeopleFilters>): void =>
    void navigate(`${peoplePath}?${queryOf({ ...filters, ...change })}`);
  return (
    <search className={styles.filters}>
      <Field label={texts('people.search')}>
        <TextInput
          type="search"
          maxLength={100}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Field label={texts('people.role')}>
        <Select value={role ?? ''} onChange={({ target }) => go({ role: oneOf(roles, target.value) })}>
          <option value="">{texts('role.all')}</option>
          {roles.map((name) => (
            <option key={name} value={name}>
              {texts(`role.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts('people.state')}>
        <Select value={state ?? ''} onChange={({ target }) => go({ state: oneOf(states, target.value) })}>
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
