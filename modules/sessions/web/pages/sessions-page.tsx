import { type ApiError, Link, useApi, useSession, useTitle } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import { usePages } from '#core/web/lists/use-pages';
import { Alert, Button, buttonClass, EmptyState, Skeleton } from '#ui';
import { listBookings, listOffers } from '../../schemas/endpoints';
import { useSessionNews } from '../api/use-bookings';
import styles from '../parts/booking/booking.module.css';
import { BookingRow } from '../parts/booking/booking-row';
import { CalendarFeed } from '../parts/booking/calendar-feed';
import { OfferRow } from '../parts/booking/offer-row';
import { texts } from '../texts/texts';
import page from './sessions-page.module.css';

interface UnreadProps {
  readonly error: ApiError | undefined;
  readonly reload: () => unknown;
  readonly lines: number;
}

/** Instead of a list that has not been read yet, or could not be. */
const Unread = ({ error, reload, lines }: UnreadProps) =>
  error ? (
    <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
      {error.message}
    </Alert>
  ) : (
    <Skeleton lines={lines} label={texts('loading')} />
  );

const Ahead = () => {
  const { data, error, reload } = useApi(listBookings, { query: { when: 'ahead', limit: 50 } });
  useSessionNews(() => void reload());
  if (!data) return <Unread error={error} reload={reload} lines={4} />;
  if (data.length === 0)
    return (
      <EmptyState level={3} title={texts('ahead.none')}>
        <p>{texts('ahead.none.hint')}</p>
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {data.map((booking) => (
        <BookingRow key={booking.id} booking={booking} />
      ))}
    </ul>
  );
};

const Offers = () => {
  const { data, error, reload } = useApi(listOffers);
  useSessionNews(() => void reload());
  if (!data) return <Unread error={error} reload={reload} lines={6} />;
  if (data.length === 0)
    return (
      <EmptyState
        level={3}
        title={texts('book.none')}
        action={
          <Link to="/matching" className={buttonClass('plain')}>
            {texts('book.none.link')}
          </Link>
        }
      >
        <p>{texts('book.none.hint')}</p>
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {data.map((offer) => (
        <OfferRow key={offer.id} offer={offer} />
      ))}
    </ul>
  );
};

const Past = () => {
  const pages = usePages(listBookings, { query: { when: 'past', limit: 10 } });
  useSessionNews(() => void pages.reload());
  return (
    <PagedList
      pages={pages}
      loading={texts('loading')}
      retry={texts('again')}
      empty={<p className="quiet">{texts('past.none')}</p>}
    >
      {(rows) => (
        <ul className={styles.list}>
          {rows.map((booking) => (
            <BookingRow key={booking.id} booking={booking} isPast />
          ))}
        </ul>
      )}
    </PagedList>
  );
};

const sections = [
  ['ahead', Ahead],
  ['book', Offers],
  ['past', Past],
] as const;

/** `/sessions`: what a client has booked, can book and has had. */
export const SessionsPage = () => {
  useTitle(texts('title'));
  const isClient = useSession(({ user }) => user?.role) === 'client';
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>{texts('title')}</h1>
        {isClient && <p className="lead">{texts('lead')}</p>}
      </header>
      {!isClient && (
        <EmptyState
          title={texts('notClient.title')}
          action={
            <Link to="/practice" className={buttonClass('plain')}>
              {texts('notClient.link')}
            </Link>
          }
        >
          <p>{texts('notClient.hint')}</p>
        </EmptyState>
      )}
      {isClient &&
        sections.map(([name, Part]) => (
          <section key={name} className={page.section} aria-labelledby={`sessions-${name}`}>
            <h2 id={`sessions-${name}`}>{texts(name)}</h2>
            <Part />
          </section>
        ))}
      {isClient && <CalendarFeed />}
    </div>
  );
};
