import { formatInstant, Link } from '#core/web';
import { Icon } from '#ui';
import type { AuditView } from '../../../schemas/audit';
import { texts } from '../../texts/texts';
import { toOf } from './audit';
import styles from './audit.module.css';

const moment: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
};

const nameOf = (person: AuditView['actor']): string =>
  person === null ? texts('audit.nobody') : person.name || texts('audit.gone');

const PersonFact = ({ name, person }: { readonly name: 'actor' | 'subject'; readonly person: AuditView['actor'] }) => (
  <div>
    <dt>{texts(`audit.${name}`)}</dt>
    <dd>
      {nameOf(person)}
      {person && (
        <>
          <span className={styles.id}>{person.id}</span>
          <Link to={toOf({ [name]: person.id })}>{texts(`audit.${name}.all`)}</Link>
        </>
      )}
    </dd>
  </div>
);

const Fact = ({ name, value }: { readonly name: string; readonly value: string | null }) => (
  <div>
    <dt>{name}</dt>
    <dd className={styles.id}>{value ?? texts('audit.none')}</dd>
  </div>
);

/** One entry of the log: when, what, by whom and to whom; all that is known of it opens under it. */
export const Entry = ({ row }: { readonly row: AuditView }) => (
  <li>
    <details className={styles.entry}>
      <summary>
        <time dateTime={row.at}>{formatInstant(row.at, moment)}</time>
        <strong>{row.action}</strong>
        <span>
          {row.subject && row.subject.id !== row.actor?.id
            ? texts('audit.line', { actor: nameOf(row.actor), subject: nameOf(row.subject) })
            : nameOf(row.actor)}
        </span>
        <Icon name="down" size={16} className={styles.mark} />
      </summary>
      <dl className={styles.facts}>
        <Fact name={texts('audit.entry')} value={String(row.id)} />
        <PersonFact name="actor" person={row.actor} />
        <PersonFact name="subject" person={row.subject} />
        <Fact name={texts('audit.object')} value={row.object} />
        <Fact name={texts('audit.request')} value={row.requestId} />
        {Object.entries(row.detail).map(([name, value]) => (
          <Fact key={name} name={name} value={value === null ? null : String(value)} />
        ))}
      </dl>
    </details>
  </li>
);
