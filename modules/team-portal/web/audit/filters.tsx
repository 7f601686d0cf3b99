import { type SyntheticEvent, useState } from 'react';
import { Link, useNavigate } from '#core/web';
import { Button, Field, TextInput } from '#ui';
import { auditPath } from '../paths';
import { texts } from '../texts/texts';
import { type AuditFilters, filterNames, isFilter, toIso, toLocal, toOf } from './audit';
import styles from './audit.module.css';

/** The zone of this device, by its name. */
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');

/** Who, to whom, what and when; asked on the button, since each reading is on record. */
export const Filters = ({ filters }: { readonly filters: AuditFilters }) => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(filters);
  const [shown, setShown] = useState(toOf(filters));
  const [wrong, setWrong] = useState<readonly (keyof AuditFilters)[]>([]);
  if (shown !== toOf(filters)) {
    setShown(toOf(filters));
    setTyped(filters);
    setWrong([]);
  }
  const put = (name: keyof AuditFilters, value: string): void => setTyped({ ...typed, [name]: value });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const asked = { ...typed, actor: typed.actor.trim(), subject: typed.subject.trim(), action: typed.action.trim() };
    const refused = filterNames.filter((name) => !isFilter(name, asked[name]));
    setWrong(refused);
    if (refused.length === 0) void navigate(toOf(asked));
  };
  return (
    <search>
      <form noValidate className={styles.filters} onSubmit={submit}>
        {(['actor', 'subject', 'action'] as const).map((name) => (
          <Field
            key={name}
            label={texts(`audit.${name}`)}
            hint={texts(`audit.${name}.hint`)}
            error={wrong.includes(name) ? texts(name === 'action' ? 'audit.action.wrong' : 'audit.id.wrong') : null}
          >
            <TextInput
              autoComplete="off"
              spellCheck={false}
              autoCapitalize="off"
              maxLength={80}
              value={typed[name]}
              onChange={({ target }) => put(name, target.value)}
            />
          </Field>
        ))}
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
