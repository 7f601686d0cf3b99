import { useTitle } from '#core/web';
import styles from './bookings.module.css';
import { RetreatList } from './retreat-list';
import { texts } from './texts/texts';

/** `/concierge/experiences`: retreats for everybody to see. */
export const ExperiencesPage = () => {
  useTitle(texts('retreats'));
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{texts('retreats')}</h1>
        <p>{texts('retreats.lead')}</p>
      </header>
      <RetreatList />
    </div>
  );
};
