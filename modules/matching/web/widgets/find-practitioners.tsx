import { Link, useSession } from '#core/web';

/** 'Find Practitioners' among a client's quick actions, in the form that list asks for. */
export const FindPractitioners = () => {
  const role = useSession(({ user }) => user?.role);
  if (role !== 'client') return null;
  return (
    <Link to="/matching">
      <b>Find Practitioners</b>
      <span>People whose work comes close to what you wrote</span>
    </Link>
  );
};
