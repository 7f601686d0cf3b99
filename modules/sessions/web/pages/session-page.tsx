import { formatDateTime, Link, useApi, useParams, useTitle } from '#core/web';
import { Alert, Badge, Button, buttonClass, EmptyState, Icon, Skeleton } from '#ui';
import type { BookingView } from '../../schemas/bookings';
import { getBooking } from '../../schemas/endpoints';
import { useSessionNews } from '../api/use-bookings';
import { describeMode, findStatusNow } from '../parts/booking/describe';
import { Payment } from '../parts/booking/payment';
import { Earlier, RoomButton, SessionActs } from '../parts/booking/session-acts';
import { texts } from '../texts/texts';
import page from './sessions-page.module.css';

const Facts = ({ booking }: { readonly booking: BookingView }) => (
  <dl className={page.facts}>
    <dt>{texts('when')}</dt>
    <dd>
      <time dateTime={booking.start}>{formatDateTime(booking.start)}</time>
    </dd>
    <dt>{texts('with')}</dt>
    <dd>{booking.practitionerName}</dd>
    <dt>{texts('where')}</dt>
    <dd>{booking.mode === 'video' && booking.canCancel ? texts('video') : describeMode(booking)}</dd>
    {(booking.payment || booking.fromPackage) && (
      <>
        <dt>{texts('payment')}</dt>
        <dd>{booking.payment ? <Payment payment={booking.payment} /> : texts('payment.series')}</dd>
      </>
    )}
  </dl>
);

const Cancelled = ({ booking }: { readonly booking: BookingView }) => {
  const by = booking.cancelledBy;
  const name = booking.practitionerName;
  if (booking.status !== 'cancelled') return null;
  return (
    <Alert tone="info">
      {by === 'practitioner' || by === 'match' || by === 'house'
        ? texts(`cancelled.${by}`, { name })
        : texts('cancelled.client')}{' '}
      {booking.isLate && texts('cancelled.late')}
    </Alert>
  );
};

/** `/sessions/:id`: one session of a client. */
export const SessionPage = () => {
  const { id = '' } = useParams();
  const { data, error, reload } = useApi(getBooking, { params: { id } });
  useSessionNews(() => void reload());
  useTitle(data?.title ?? texts('title'));
  const status = data && findStatusNow(data);
  const isOpen = status === 'booked' && data?.mode === 'video';
  return (
    <div className={page.page}>
      <header className={page.head}>
        <p className={page.back}>
          <Link to="/sessions">
            <Icon name="back" size={18} /> {texts('back')}
          </Link>
        </p>
        <h1>{data?.title ?? texts('title')}</h1>
        {status && status !== 'booked' && (
          <p>
            <Badge tone="other">{texts(`status.${status}`)}</Badge>
          </p>
        )}
      </header>
      {error?.status === 404 && (
        <EmptyState
          title={texts('missing')}
          action={
            <Link to="/sessions" className={buttonClass('plain')}>
              {texts('back')}
            </Link>
          }
        >
          <p>{texts('missing.hint')}</p>
        </EmptyState>
      )}
      {error && error.status !== 404 && !data && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={6} label={texts('loading')} />}
      {data && (
        <>
          <Cancelled booking={data} />
          {data.earlier && <Earlier booking={data} />}
          <Facts booking={data} />
          {isOpen && <RoomButton sessionId={data.sessionId} />}
          <SessionActs booking={data} />
          {!data.earlier && <Earlier booking={data} />}
        </>
      )}
    </div>
  );
};
