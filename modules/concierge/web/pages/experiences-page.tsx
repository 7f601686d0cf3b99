import { Navigate, useSession, useTitle } from '#core/web';
import { PageHeading, useLater } from '#ui';
import styles from '../parts/bookings/bookings.module.css';
import { RetreatList } from '../parts/bookings/retreat-list';
import { texts } from '../parts/bookings/texts/texts';

/** `/concierge/experiences`: retreats for everybody to see. Clients are led to the room of their way, which opens by its rule. */
export const ExperiencesPage = () => {
  useTitle(texts('retreats'));
  const isClient = useSession(({ user }) => user?.role === 'client');
  // The server draws the page for everybody.
  const taken = useLater();
  if (taken && isClient) return <Navigate to="/journey/experiences" replace />;
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
