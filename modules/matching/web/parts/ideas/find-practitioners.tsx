import { Link, useSession } from '#core/web';
import { texts } from '../../texts/texts';

/** 'Find Practitioners' among a client's quick actions, in the form that list asks for. */
export const FindPractitioners = () => {
  const role = useSession(({ user }) => user?.role);
  if (role !== 'client') return null;
  return (
    <Link to="/matching">
      <b>{texts('findPractitioners')}</b>
      <span>{texts('peopleWhoseWorkComes')}</span>
    </Link>
  );
};
