import { useTitle } from '#core/web';
import { PageHeading } from '#ui';
import styles from './bookings.module.css';
import { RetreatList } from './retreat-list';
import { texts } from './texts/texts';

/** `/concierge/experiences`: retreats for everybody to see. */
export const ExperiencesPage = () => {
  useTitle(texts('retreats'));
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <PageHeading size="tool">{texts('retreats')}</PageHeading>
        <p>{texts('retreats.lead')}</p>
      </header>
      <RetreatList />
    </div>
  );
};
