import { Link, useSession } from '#core/web';
import { texts } from './texts/texts';

/** Trips among a client's quick actions, in the form that list asks for. */
export const BookingsAction = () => {
  const client = useSession(({ user }) => user?.role === 'client');
  if (!client) return null;
  return (
    <Link to="/bookings">
      <b>{texts('title')}</b>
      <span>{texts('action.line')}</span>
    </Link>
  );
};
