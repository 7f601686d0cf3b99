import { Slot, useTitle } from '#core/web';
import { PageHeading } from '#ui';
import { ownTrips } from '../../public';
import styles from '../parts/bookings/bookings.module.css';
import { texts } from '../parts/bookings/texts/texts';
import { TripList } from '../parts/bookings/trip-list';

const nothing = {};

/** `/bookings`: all trips of a person. */
export const BookingsPage = () => {
  useTitle(texts('title'));
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <PageHeading size="tool">{texts('title')}</PageHeading>
        <p>{texts('lead')}</p>
      </header>
      <Slot of={ownTrips} with={nothing} />
      <TripList />
    </div>
  );
};
