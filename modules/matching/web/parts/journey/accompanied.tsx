import { hasPage, Link, Slot } from '#core/web';
import { Avatar, Badge, buttonClass, Skeleton } from '#ui';
import { accompanied } from '../../../public';
import type { MatchView } from '../../../schemas/match';
import { useCallOf } from '../../api/use-calls';
import { MatchCall } from '../calls/match-call';
import styles from './journey.module.css';
import { roomTexts as texts } from './texts/texts';
import { personOf, whoIs } from './who';

const Next = ({ match, name }: { readonly match: MatchView; readonly name: string }) => {
  const call = useCallOf(match.id);
  return (
    <section className={styles.part} aria-labelledby={`next-${match.id}`}>
      <h3 id={`next-${match.id}`}>{texts('next')}</h3>
      <p>{texts(call ? 'next.booked' : 'next.talk', { name })}</p>
      <MatchCall match={match} name={name} />
      {hasPage('/messages') && (
        <Link to={`/messages/with/${match.id}`} className={buttonClass('plain')}>
          {texts('write', { name })}
        </Link>
      )}
    </section>
  );
};

/** A practitioner who said yes: who it is, the next step with the talk, and what they may read. */
export const Accompanied = ({ match }: { readonly match: MatchView }) => {
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
      <Slot
        of={accompanied}
        with={{ matchId: match.id, name }}
        waiting={<Skeleton lines={4} label={texts('loading')} />}
      />
    </article>
  );
};
