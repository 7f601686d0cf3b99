import { formatInstant, Link, pageData } from '#core/web';
import { Avatar, Badge, buttonClass } from '#ui';
import type { ConsentRow } from '#modules/sharing/schemas/consent';
import type { MatchView } from '../../../schemas/match';
import { MatchCall } from '../calls/match-call';
import { useCallOf } from '../../api/use-calls';
import { segmentName } from '#modules/sharing/web/parts/segments/segment-name';
import { openSegments } from '#modules/sharing/web/api/consent-steps';
import styles from './journey.module.css';
import { roomTexts as texts } from './texts/texts';
import { personOf, whoIs } from './who';

/** Whether messages can be written in this installation. */
const hasMessages = (): boolean =>
  pageData().modules.some(({ roots }) => roots.some(({ route }) => route === '/messages'));

const Next = ({ match, name }: { readonly match: MatchView; readonly name: string }) => {
  const call = useCallOf(match.id);
  return (
    <section className={styles.part} aria-labelledby={`next-${match.id}`}>
      <h3 id={`next-${match.id}`}>{texts('next')}</h3>
      <p>{texts(call ? 'next.booked' : 'next.talk', { name })}</p>
      <MatchCall match={match} name={name} />
      {hasMessages() && (
        <Link to={`/messages/with/${match.id}`} className={buttonClass('plain')}>
          {texts('write', { name })}
        </Link>
      )}
    </section>
  );
};

const Shared = ({ row, name }: { readonly row: ConsentRow | undefined; readonly name: string }) => {
  const open = row ? openSegments(row) : [];
  const asked = row?.requests.reduce((sum, { segments }) => sum + segments.length, 0) ?? 0;
  const readAt = (key: string) => row?.lastReads.find(({ segment }) => segment === key)?.at;
  return (
    <section className={styles.part} aria-label={texts('shared', { name })}>
      <h3>{texts('shared', { name })}</h3>
      {open.length === 0 && <p>{texts('shared.none', { name })}</p>}
      {open.length > 0 && (
        <ul className={styles.shared}>
          {open.map((key) => {
            const at = readAt(key);
            return (
              <li key={key}>
                <span>{segmentName(key)}</span>
                <small>
                  {at
                    ? texts('shared.read', { when: formatInstant(at, { dateStyle: 'medium', timeStyle: 'short' }) })
                    : texts('shared.unread')}
                </small>
              </li>
            );
          })}
        </ul>
      )}
      {asked > 0 && <p className={styles.asked}>{texts('shared.asked', { name, count: asked })}</p>}
      <p className={styles.ways}>
        <Link to="/matching/sharing" className={buttonClass('plain')}>
          {texts('shared.choose', { name })}
        </Link>
        <Link to="/matching/sharing/log">{texts('shared.log')}</Link>
      </p>
    </section>
  );
};

/** A practitioner who said yes: who it is, the next step with the talk, and what they may read. */
export const Accompanied = ({
  match,
  row,
}: {
  readonly match: MatchView;
  /** What is open to them; undefined while nothing was ever opened. */
  readonly row: ConsentRow | undefined;
}) => {
  const { name, sample } = whoIs(match);
  const { practitioner } = match;
  return (
    <article className={styles.person} aria-label={name}>
      <header className={styles.who}>
        <Avatar person={personOf(name)} size={72} />
        <div>
          <h2>{name}</h2>
          <p className={styles.badges}>
            <Badge tone="reviewed">{texts('accepted')}</Badge>
            {sample && <Badge tone="sample">{texts('sample')}</Badge>}
          </p>
          {practitioner && (
            <>
              <p>{practitioner.specializations.join(', ')}</p>
              <p className="small quiet">
                {texts('facts', {
                  approach: practitioner.approach,
                  experience: practitioner.experience,
                  languages: practitioner.languages.join(', '),
                })}
              </p>
            </>
          )}
        </div>
      </header>
      <Next match={match} name={name} />
      <Shared row={row} name={name} />
    </article>
  );
};
