import { Link, useApi, useSession } from '#core/web';
import { Badge } from '#ui';
import { listOwnPlaces } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import { formatDay, formatPrice } from '../format';
import styles from './booking.module.css';

/** The places that a client booked, for their bookings page; nothing while there are none. */
export const PlaceList = () => {
  const isClient = useSession(({ user }) => user?.role === 'client');
  const { data } = useApi(listOwnPlaces, isClient ? {} : null);
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.head}>
      <h2>{texts('places')}</h2>
      <ul className={styles.rows}>
        {data.map((place) => (
          <li key={place.id} className={styles.row}>
            <span>
              <Link to={`/retreats/places/${place.id}`}>{place.title}</Link>,{' '}
              {texts('range', { from: formatDay(place.startsOn), to: formatDay(place.endsOn) })}
            </span>
            <span className={styles.acts}>
              {place.payment && place.payment.due > 0 && place.status === 'booked' && (
                <span className={styles.quiet}>
                  {texts('place.due')}: {formatPrice({ minor: place.payment.due, currency: place.payment.currency })}
                </span>
              )}
              <Badge tone={place.status === 'booked' ? 'reviewed' : 'other'}>{texts(`place.${place.status}`)}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
