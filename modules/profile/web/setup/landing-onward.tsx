import { Link, useApi, useSession } from '#core/web';
import { LinkButton, Skeleton } from '#ui';
import type { JourneyOverview } from '../../schemas/overview';
import { journeyPath } from '../api/profile';
import { hasBegun } from './has-begun';
import { texts } from './texts/texts';

/** The loud button of the landing page for somebody who is signed in: back to where they were, or to the first step. */
export const LandingOnward = () => {
  const isClient = useSession(({ user }) => user?.role === 'client');
  const journey = useApi<JourneyOverview>(isClient ? journeyPath : null);
  const drafts = useApi<readonly unknown[]>(isClient ? '/api/labor-drafts/me' : null);
  if (isClient && (journey.loading || drafts.loading)) return <Skeleton height={48} label={texts('onward.loading')} />;
  const isNew = isClient && journey.data && !hasBegun(journey.data, (drafts.data?.length ?? 0) > 0);
  return (
    <LinkButton as={Link} to={isNew ? '/welcome' : '/dashboard'} variant="loud">
      {texts(isNew ? 'begin' : 'goOn')}
    </LinkButton>
  );
};
