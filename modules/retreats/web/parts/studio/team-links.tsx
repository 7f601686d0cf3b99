import { Link, useSession } from '#core/web';
import { LinkButton } from '#ui';
import { texts } from '../../texts/studio-texts';

/** Ways from the team's list of experiences to where retreats are edited and led. */
export const TeamLinks = () => {
  const role = useSession(({ user }) => user?.role ?? null);
  return (
    <p>
      <LinkButton as={Link} to={role === 'admin' ? '/team-portal/retreats' : '/team-portal/retreats/led'}>
        {texts(role === 'admin' ? 'edit' : 'led')}
      </LinkButton>
    </p>
  );
};
