import { askToSignIn, Link, useApi, useParams, useSession, useTitle } from '#core/web';
import { readerLanguage } from '#core/web/reader-language';
import { Alert, Button, EmptyState, LinkButton, PageHeading, Skeleton } from '#ui';
import { getRetreat } from '../../schemas/endpoints';
import type { RetreatView } from '../../schemas/retreat';
import styles from '../parts/booking/booking.module.css';
import { BookingForm } from '../parts/booking/booking-form';
import { formatDay } from '../parts/format';
import { texts } from '../texts/texts';
import { NoRetreat } from './retreat-page';

const Booking = ({ retreat, dateId }: { readonly retreat: RetreatView; readonly dateId: string }) => {
  const role = useSession(({ user }) => user?.role ?? null);
  const date = retreat.dates.find(({ id }) => id === dateId);
  if (date?.status !== 'open' || date.rooms.length === 0)
    return (
      <EmptyState
        title={texts('booking.gone')}
        action={
          <LinkButton as={Link} to={`/retreats/${retreat.slug}`}>
            {texts('dates')}
          </LinkButton>
        }
      />
    );
  return (
    <>
      <p>
        <Link to={`/retreats/${retreat.slug}`} lang={retreat.language}>
          {retreat.title}
        </Link>
        , {texts('range', { from: formatDay(date.startsOn), to: formatDay(date.endsOn) })}
      </p>
      {role === null && (
        <EmptyState
          title={texts('booking.signIn')}
          action={<Button onClick={() => askToSignIn()}>{texts('booking.signIn.do')}</Button>}
        >
          <p>{texts('booking.signIn.more')}</p>
        </EmptyState>
      )}
      {role !== null && role !== 'client' && <Alert tone="attention">{texts('booking.clients')}</Alert>}
      {role === 'client' &&
        (date.ownPlaceId === null ? (
          <BookingForm retreat={retreat} date={date} />
        ) : (
          <LinkButton as={Link} to={`/retreats/places/${date.ownPlaceId}`}>
            {texts('own')}
          </LinkButton>
        ))}
    </>
  );
};

/** `/retreats/<address>/book/<date>`: one place on a date. */
export const BookPage = () => {
  useTitle(texts('booking'));
  const { slug = '', date = '' } = useParams();
  const { data, error, reload } = useApi(
    getRetreat,
    { params: { slug }, query: { lang: readerLanguage() } },
    { open: true },
  );
  if (data === null || error?.status === 404) return <NoRetreat />;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeading size="tool">{texts('booking')}</PageHeading>
      {error && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={6} label={texts('loading')} />}
      {data && <Booking retreat={data} dateId={date} />}
    </div>
  );
};
