import { Link, useApi, useSession } from '#core/web';
import { Card } from '#ui';
import type { BookingRow } from '../../schemas/booking';
import { daysUntil, dayText } from './day-text';
import { texts } from './texts/texts';

/** 'Upcoming Experiences' of the profile overview: the next trip, for clients who have one. */
export const BookingsCard = () => {
  const client = useSession(({ user }) => user?.role === 'client');
  const { data } = useApi<BookingRow[]>(client ? '/api/bookings/me' : null);
  if (!client) return null;
  const next = data
    ?.filter(({ status, endDate }) => ['requested', 'held', 'confirmed'].includes(status) && daysUntil(endDate) >= 0)
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))[0];
  return (
    <Card
      level={2}
      title={texts('upcoming')}
      link={(title, className) => (
        <Link to="/bookings" className={className}>
          {title}
        </Link>
      )}
    >
      <p>{next ? texts('card.next', { title: next.title, day: dayText(next.startDate) }) : texts('card.none')}</p>
    </Card>
  );
};
