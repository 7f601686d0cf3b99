import { Link, useSession } from '#core/web';
import { Card } from '#ui';

/** 'Find Practitioners' among a client's quick actions. */
export const FindPractitioners = () => {
  const role = useSession(({ user }) => user?.role);
  if (role !== 'client') return null;
  return (
    <Card
      title="Find Practitioners"
      link={(title, className) => (
        <Link className={className} to="/matching">
          {title}
        </Link>
      )}
    >
      <p>People whose work comes close to what you wrote</p>
    </Card>
  );
};
