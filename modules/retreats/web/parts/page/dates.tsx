import { api, askToSignIn, failure, formatDateTime, hasPage, Link, refreshAnswers, useSession } from '#core/web';
import { Button, buttonClass, LinkButton, toast } from '#ui';
import type { PublicDate } from '../../../schemas/date';
import { getRetreat, joinWaitlist, leaveWaitlist } from '../../../schemas/endpoints';
import type { RetreatView } from '../../../schemas/retreat';
import { texts } from '../../texts/texts';
import { formatDay, formatPrice, formatTax } from '../format';
import styles from './page.module.css';

interface OfDate {
  readonly retreat: RetreatView;
  readonly date: PublicDate;
}

const wait = async (id: string, isJoining: boolean): Promise<void> => {
  try {
    const params = { id };
    await (isJoining ? api(joinWaitlist, { params, body: { guests: 1 } }) : api(leaveWaitlist, { params }));
  } catch (error) {
    toast(failure(error, texts('failed')));
  }
  await refreshAnswers(getRetreat);
};

/** The line for a full date: joining and leaving for clients, an offer to sign in for visitors. */
const Line = ({ date }: { readonly date: PublicDate }) => {
  const role = useSession(({ user }) => user?.role ?? null);
  if (role === null) return <Button onClick={() => askToSignIn()}>{texts('wait.signIn')}</Button>;
  if (role !== 'client') return null;
  if (date.waitingAt === null) return <Button onClick={() => void wait(date.id, true)}>{texts('wait')}</Button>;
  return (
    <>
      <p>{texts('wait.at', { place: date.waitingAt })}</p>
      <Button variant="bare" onClick={() => void wait(date.id, false)}>
        {texts('wait.leave')}
      </Button>
    </>
  );
};

const Rooms = ({ retreat: { slug, taxRate }, date }: OfDate) => (
  <ul className={styles.rooms}>
    {date.rooms.map((room) => (
      <li key={room.id}>
        <span>
          <b>{room.name}</b>
          {room.description && <small>{room.description}</small>}
          <small>{texts('left', { left: room.left })}</small>
        </span>
        <span className={styles.price}>
          {room.usualPrice.minor > room.price.minor && <s>{formatPrice(room.usualPrice)}</s>}
          <b>{formatPrice(room.price)}</b>
          <small>{texts('perPerson')}</small>
          {taxRate > 0 && <small>{formatTax(taxRate)}</small>}
        </span>
        {room.left > 0 && date.ownPlaceId === null && (
          <LinkButton
            as={Link}
            to={`/retreats/${slug}/book/${date.id}?room=${room.id}`}
            aria-label={texts('book.of', { room: room.name, day: formatDay(date.startsOn) })}
          >
            {texts('book')}
          </LinkButton>
        )}
      </li>
    ))}
  </ul>
);

const DateCard = ({ retreat, date }: OfDate) => {
  const isBookable = date.status === 'open' && (date.left > 0 || date.offeredUntil !== null);
  return (
    <li className={styles.date}>
      <h3>{texts('range', { from: formatDay(date.startsOn), to: formatDay(date.endsOn) })}</h3>
      <p className={styles.quiet}>
        {date.status === 'open' ? texts('left', { left: date.left }) : texts('closed')}
        {date.earlyBird && isBookable && date.rooms.some(({ price, usualPrice }) => price.minor < usualPrice.minor) && (
          <> · {texts('early', { percent: date.earlyBird.percent, day: formatDay(date.earlyBird.until) })}</>
        )}
      </p>
      {date.offeredUntil !== null && (
        <p className={styles.offer}>{texts('offered', { until: formatDateTime(date.offeredUntil) })}</p>
      )}
      {date.ownPlaceId !== null && (
        <p>
          <Link to={`/retreats/places/${date.ownPlaceId}`}>{texts('own')}</Link>
        </p>
      )}
      {isBookable && date.rooms.length > 0 && <Rooms retreat={retreat} date={date} />}
      {isBookable && date.rooms.length === 0 && (
        <p className={styles.ask}>
          {date.from
            ? [texts('from', { price: formatPrice(date.from) }), formatTax(retreat.taxRate)].filter(Boolean).join(', ')
            : texts('quote')}
          {hasPage('/concierge/experiences') && (
            <Link to="/concierge/experiences" className={buttonClass('plain')}>
              {texts('ask')}
            </Link>
          )}
        </p>
      )}
      {date.status === 'open' && !isBookable && date.ownPlaceId === null && <Line date={date} />}
    </li>
  );
};

/** The next dates of a retreat with what is left of them. */
export const Dates = ({ retreat }: { readonly retreat: RetreatView }) => (
  <section className={styles.dates} aria-labelledby="dates">
    <h2 id="dates">{texts('dates')}</h2>
    {retreat.dates.length === 0 && <p className={styles.quiet}>{texts('dates.none')}</p>}
    {retreat.requiresJourney && <p className={styles.quiet}>{texts('requiresJourney')}</p>}
    <ul>
      {retreat.dates.map((date) => (
        <DateCard key={date.id} retreat={retreat} date={date} />
      ))}
    </ul>
  </section>
);
