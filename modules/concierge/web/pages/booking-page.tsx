import { Suspense } from 'react';
import { formatDate, formatDateTime, Link, toPath, useParams, useTitle } from '#core/web';
import { Alert, buttonClass, EmptyState, Icon, LinkButton, PageHeading, Skeleton } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import type { BookingNeeds, BookingView, TripPayment } from '../../schemas/booking';
import { downloadCalendar, downloadItinerary } from '../../schemas/endpoints';
import { CallOff, Quote } from '../parts/bookings/booking-acts';
import styles from '../parts/bookings/bookings.module.css';
import { dayText } from '../parts/bookings/day-text';
import { StatusBadge } from '../parts/bookings/status-badge';
import { texts } from '../parts/bookings/texts/texts';
import { type OneBooking, useBooking } from '../parts/bookings/use-booking';
import { texts as team } from '../parts/team/texts/texts';
import { moneyText, priceText } from '../parts/trip/money';
import { PlanSection } from '../parts/trip/plan-view';

const RequestDetail = lazyPart(() => import('../parts/team/request-detail').then((module) => module.RequestDetail));

type Fact = readonly [term: string, text: string];
const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(([term, text]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

/** A price that was accepted. */
const isAgreed = ({ status }: BookingView): boolean => status === 'confirmed' || status === 'completed';

const factsOf = (booking: BookingView): Fact[] => [
  [texts('fact.when'), texts('when', { from: dayText(booking.startDate), to: dayText(booking.endDate) })],
  [texts('fact.where'), booking.destination],
  [texts('fact.guests'), texts('guests', { count: booking.guests })],
  ...(booking.partnerName ? [[texts('fact.with'), booking.partnerName] as const] : []),
  [
    texts(isAgreed(booking) ? 'fact.price.agreed' : 'fact.price'),
    booking.price ? moneyText(booking.price) : texts('price.open'),
  ],
  [texts('fact.reference'), booking.reference],
  [texts('fact.asked'), formatDate(booking.createdAt)],
];
const needsOf = (needs: BookingNeeds): Fact[] =>
  (
    [
      [texts('needs.diet'), needs.dietaryPreferences.join(', ')],
      [texts('needs.requests'), needs.specialRequests],
      [texts('needs.from'), needs.currentLocation],
      [texts('needs.wish'), needs.wish ?? ''],
    ] as const
  ).filter(([, text]) => text !== '');

/** How its invoice stands, and the way to it. */
const Payment = ({ payment: { status, due, currency, path } }: { readonly payment: TripPayment }) => (
  <p className={styles.ends}>
    <span>{texts(`payment.${status}`, { price: moneyText({ minor: due, currency }) })}</span>
    <Link to={path} className={buttonClass(due > 0 ? 'loud' : 'plain')}>
      {texts(due > 0 ? 'payment.pay' : 'payment.see')}
    </Link>
  </p>
);

const Files = ({ booking }: { readonly booking: BookingView }) => (
  <p className={styles.ends}>
    {(booking.status === 'confirmed' || booking.status === 'completed') && (
      <a className={buttonClass()} href={toPath(downloadCalendar, { params: { id: booking.id } })} download>
        {texts('calendar')}
      </a>
    )}
    <a className={buttonClass()} href={toPath(downloadItinerary, { params: { id: booking.id } })} download>
      {texts('pdf')}
    </a>
  </p>
);

const Wishes = ({ booking: { needs, services, history } }: { readonly booking: BookingView }) => {
  const wishes = needs ? needsOf(needs) : [];
  return (
    <div className={styles.wishes}>
      {services.length > 0 && (
        <section>
          <h2>{texts('services')}</h2>
          <Facts facts={services.map(({ name, price }) => [name, priceText(price)] as const)} />
        </section>
      )}
      {wishes.length > 0 && (
        <section>
          <h2>{texts('needs')}</h2>
          <Facts facts={wishes} />
        </section>
      )}
      <section>
        <h2>{texts('history')}</h2>
        <ol className={styles.history}>
          {history.map(({ to, by, at }) => (
            <li key={at}>
              <b>{texts(`status.${to}`)}</b> {texts(`by.${by}`)}
              <small>{formatDateTime(at)}</small>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
};

const Back = ({ to, label }: { readonly to: string; readonly label: string }) => (
  <Link to={to} className={styles.back}>
    <Icon name="back" size={18} />
    {label}
  </Link>
);

/** The person's own trip: what they asked for, the quote, and what they can do. */
const OwnTrip = ({ booking, of }: { readonly booking: BookingView; readonly of: OneBooking }) => (
  <>
    <Quote booking={booking} of={of} />
    <Facts facts={factsOf(booking)} />
    {booking.payment && <Payment payment={booking.payment} />}
    <Files booking={booking} />
    {booking.plan && <PlanSection plan={booking.plan} />}
    <Wishes booking={booking} />
    <CallOff booking={booking} of={of} />
  </>
);

/** `/bookings/:id`: one trip from the wish to the end; staff who open a client's see it as the team does. */
export const BookingPage = () => {
  const { id = '' } = useParams();
  const one = useBooking(id);
  const { booking, error } = one;
  useTitle(booking?.title ?? texts('title'));
  if (error?.status === 404)
    return (
      <div className={`wrap ${styles.page}`}>
        <h1 className="visually-hidden">{texts('title')}</h1>
        <EmptyState
          title={texts('missing')}
          action={
            <LinkButton as={Link} to="/bookings">
              {texts('back')}
            </LinkButton>
          }
        >
          <p>{texts('missing.more')}</p>
        </EmptyState>
      </div>
    );
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        {booking && !booking.own ? (
          <Back to="/team-portal/concierge" label={team('back')} />
        ) : (
          <Back to="/bookings" label={texts('back')} />
        )}
        <PageHeading size="tool">{booking?.title ?? texts('title')}</PageHeading>
        {booking?.own && (
          <p className={styles.state}>
            <StatusBadge of={booking} />
          </p>
        )}
      </header>
      {error && <Alert tone="error">{error.message}</Alert>}
      {!booking && !error && <Skeleton lines={8} label={texts('loading')} />}
      {booking?.own && <OwnTrip booking={booking} of={one} />}
      {booking && !booking.own && (
        <Suspense fallback={<Skeleton lines={8} label={texts('loading')} />}>
          <RequestDetail booking={booking} onChanged={one.set} />
        </Suspense>
      )}
    </div>
  );
};
