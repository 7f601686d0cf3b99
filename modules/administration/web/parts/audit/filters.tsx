import { type SyntheticEvent, useState } from 'react';
import { Link, useNavigate } from '#core/web';
import { Button, Field, TextInput } from '#ui';
import { Select } from '#ui/select/select';
import { auditPath } from '../../paths';
import { texts } from '../../texts/texts';
import { type AuditFilters, filterNames, isFilter, toIso, toLocal, toOf } from './audit';
import styles from './audit.module.css';
import { kinds } from './kinds';
import { PersonBox } from './person-box';
import { texts as filterTexts } from './texts/texts';

const isId = (value: string): boolean => isFilter('actor', value);

/** The zone of this device, by its name. */
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');

interface FiltersProps {
  readonly filters: AuditFilters;
  /** Names of those who stand in the entries on the page, by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** Who, to whom, what and when; asked on the button, since each reading is on record. */
export const Filters = ({ filters, names }: FiltersProps) => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(filters);
  const [shown, setShown] = useState(toOf(filters));
  const [wrong, setWrong] = useState<readonly (keyof AuditFilters)[]>([]);
  if (shown !== toOf(filters)) {
    setShown(toOf(filters));
    setTyped(filters);
    setWrong([]);
  }
  const put = (name: keyof AuditFilters, value: string): void => setTyped((now) => ({ ...now, [name]: value }));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const refused = filterNames.filter((name) => !isFilter(name, typed[name]));
    setWrong(refused);
    if (refused.length === 0) void navigate(toOf(typed));
  };
  return (
    <search>
      <form noValidate className={styles.filters} onSubmit={submit}>
        {(['actor', 'subject'] as const).map((name) => (
          <Field
            key={name}
            label={texts(`audit.${name}`)}
            hint={filterTexts('person.hint')}
            error={wrong.includes(name) ? filterTexts('person.choose') : null}
          >
            <PersonBox
              value={typed[name]}
              name={names.get(typed[name])}
              isId={isId}
              onValue={(value) => put(name, value)}
            />
          </Field>
        ))}
        <Field label={filterTexts('kind')}>
          <Select value={typed.action} onChange={({ target }) => put('action', target.value)}>
            <option value="">{filterTexts('kind.all')}</option>
            {typed.action !== '' && !kinds.some((kind) => kind === typed.action) && (
              <option value={typed.action}>{filterTexts('kind.other', { name: typed.action })}</option>
            )}
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {filterTexts(`kind.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={texts(`audit.${name}`)} hint={texts('audit.zone', { zone: zone() })}>
            <TextInput
              type="datetime-local"
              value={toLocal(typed[name])}
              onChange={({ target }) => put(name, toIso(target.value))}
            />
          </Field>
        ))}
        <div className={styles.ends}>
          <Button type="submit">{texts('audit.ask')}</Button>
          {filterNames.some((name) => filters[name] !== '') && <Link to={auditPath}>{texts('people.clear')}</Link>}
        </div>
      </form>
    </search>
  );
};
