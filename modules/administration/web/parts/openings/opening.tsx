import type { Grant } from '#core/schemas/break-glass';
import { formatDateTime, formatInstant, Link } from '#core/web';
import { intakePath } from '../../paths';
import { toOf } from '../audit/audit';
import styles from './openings.module.css';
import { texts } from './texts/texts';

const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' };

/** Who opened what and when, the reason in full, and the ways on. */
export const Opening = ({ row: { actor, object, reason, createdAt, expiresAt } }: { readonly row: Grant }) => {
  const [kind = '', id = ''] = object.split(':');
  const still = Date.parse(expiresAt) > Date.now();
  return (
    <li className={styles.opening}>
      <p className={styles.when}>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        <span>{texts(still ? 'now' : 'until', { when: formatInstant(expiresAt, clock) })}</span>
      </p>
      <div className={styles.what}>
        <p>
          <strong>{actor.name || texts('gone')}</strong>
        </p>
        <p>{kind === 'intake' ? texts('kind.intake') : texts('kind.other', { kind })}</p>
        <p className={styles.reason}>
          <span className={styles.label}>{texts('reason')}</span>
          {reason}
        </p>
        <p className={styles.ways}>
          {kind === 'intake' && <Link to={intakePath(id)}>{texts('intake')}</Link>}
          <Link to={toOf({ actor: actor.id, from: createdAt })}>{texts('readings')}</Link>
        </p>
      </div>
    </li>
  );
};
