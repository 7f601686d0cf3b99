import { useApi } from '#core/web';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Alert, EmptyState, Skeleton } from '#ui';
import { listLedDates } from '../../schemas/endpoints';
import { formatDay } from '../parts/format';
import { HealthNotes } from '../parts/roster/health-notes';
import styles from '../parts/studio/studio.module.css';
import { texts } from '../texts/studio-texts';

const Dates = () => {
  const { data, error } = useApi(listLedDates);
  if (error) return <Alert tone="error">{error.message}</Alert>;
  if (!data) return <Skeleton lines={4} label={texts('loading')} />;
  if (data.length === 0) return <EmptyState title={texts('led.none')} />;
  return (
    <ul className={styles.list}>
      {data.map((date) => (
        <li key={date.id} className={styles.item}>
          <h2>
            {date.title}, {formatDay(date.startsOn)}
          </h2>
          <p>
            {date.placeName}, {texts('r.name')}: {date.participants}
          </p>
          <HealthNotes dateId={date.id} />
        </li>
      ))}
    </ul>
  );
};

/** `/team-portal/retreats/led`: dates of retreats that the reader leads. */
export const LedPage = () => (
  <StaffPage title={texts('led')} lead={texts('led.lead')} of="team">
    <Dates />
  </StaffPage>
);
