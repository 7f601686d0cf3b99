import { api, formatInstant, hasPage, Link } from '#core/web';
import { Badge, Button, buttonClass } from '#ui';
import type { ParticipantView, SessionView } from '../../../schemas/calendar';
import { markAttendance } from '../../../schemas/endpoints';
import { RoomButton } from '../booking/session-acts';
import styles from './practice.module.css';
import { texts } from './texts/texts';
import { useAct } from './use-act';

const tones = { booked: 'contacted', attended: 'reviewed', 'no-show': 'pending', cancelled: 'other' } as const;

export const nameOf = ({ initials }: Pick<ParticipantView, 'initials'>): string => initials ?? texts('who.unknown');

/** Whom a session is with, in a few letters. */
export const describePeople = ({ people, kind, capacity }: SessionView): string => {
  const coming = people.filter(({ status }) => status !== 'cancelled');
  if (kind === 'group') return texts('session.people', { count: coming.length, capacity });
  const [one = people[0]] = coming;
  return one ? nameOf(one) : texts('session.nobody');
};

/** Where a session takes place. */
export const describePlace = ({ mode, place }: Pick<SessionView, 'mode' | 'place'>): string => {
  if (mode === 'place' && place) return texts('mode.place', { place });
  return texts(mode === 'video' ? 'mode.video' : 'mode.phone');
};

/** A time of day on the practitioner's clock. */
export const formatClock = (instant: string, timeZone: string): string =>
  formatInstant(instant, { timeZone, hour: 'numeric', minute: '2-digit' });

const Person = ({ person, hasBegun }: { readonly person: ParticipantView; readonly hasBegun: boolean }) => {
  const { busy, act } = useAct();
  const mark = (status: 'attended' | 'no-show' | 'booked') =>
    act(() => api(markAttendance, { params: { id: person.placeId }, body: { status } }), texts('marked'));
  const who = nameOf(person);
  const choices = person.status === 'booked' ? (['attended', 'no-show'] as const) : (['booked'] as const);
  return (
    <li className={styles.person}>
      <span className={styles.initials}>{who}</span>
      <Badge tone={tones[person.status]}>{texts(person.isLate ? 'status.late' : `status.${person.status}`)}</Badge>
      {person.payment && <span className="quiet small">{texts(`payment.${person.payment.status}`)}</span>}
      {person.fromPackage && <span className="quiet small">{texts('series')}</span>}
      {hasBegun &&
        person.status !== 'cancelled' &&
        choices.map((status) => (
          <Button
            key={status}
            variant="bare"
            pending={busy}
            aria-label={texts('mark.of', { act: texts(`mark.${status}`), who })}
            onClick={() => void mark(status)}
          >
            {texts(`mark.${status}`)}
          </Button>
        ))}
      {hasPage('/matching/clients') && (
        <Link to={`/matching/clients/${person.matchId}`} className={buttonClass('bare')}>
          {texts('client')}
        </Link>
      )}
    </li>
  );
};

/** The people of a session, with what can be noted of each. */
export const People = ({ session }: { readonly session: SessionView }) => (
  <ul className={styles.people}>
    {session.people.length === 0 && <li className="quiet">{texts('session.nobody')}</li>}
    {session.people.map((person) => (
      <Person key={person.placeId} person={person} hasBegun={Date.parse(session.start) <= Date.now()} />
    ))}
  </ul>
);

interface SessionRowProps {
  readonly session: SessionView;
  readonly zone: string;
  /** The day as well as the time. */
  readonly dated?: boolean;
  readonly onOpen: (session: SessionView) => void;
}

/** One session of a practitioner in a list. */
export const SessionRow = ({ session, zone, dated = false, onOpen }: SessionRowProps) => {
  const clock = `${formatClock(session.start, zone)} – ${formatClock(session.end, zone)}`;
  const day = formatInstant(session.start, { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' });
  const isCancelled = session.status === 'cancelled';
  return (
    <li className={isCancelled ? `${styles.row} ${styles.cancelled}` : styles.row}>
      <p className={styles.when}>
        <time dateTime={session.start}>
          {dated && (
            <>
              {day}
              <br />
            </>
          )}
          {clock}
        </time>
      </p>
      <div className={styles.what}>
        <h3>{session.title}</h3>
        <p className={styles.facts}>
          <span>{describePlace(session)}</span>
          {session.kind === 'group' && <span>{describePeople(session)}</span>}
          {isCancelled && <Badge tone="booked">{texts('session.cancelled')}</Badge>}
        </p>
        <People session={session} />
        {!isCancelled && session.mode === 'video' && !dated && <RoomButton sessionId={session.id} />}
      </div>
      {!isCancelled && (
        <Button
          aria-label={texts('session.of', { title: session.title, who: describePeople(session), when: clock })}
          onClick={() => onOpen(session)}
        >
          {texts('session.open')}
        </Button>
      )}
    </li>
  );
};
