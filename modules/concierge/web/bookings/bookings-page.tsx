import { useTitle } from '#core/web';
import styles from './bookings.module.css';
import { texts } from './texts/texts';
import { TripList } from './trip-list';

/** `/bookings`: all trips of a person. */
export const BookingsPage = () => {
  useTitle(texts('title'));
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{texts('title')}</h1>
        <p>{texts('lead')}</p>
      </header>
      <TripList />
    </div>
  );
};
