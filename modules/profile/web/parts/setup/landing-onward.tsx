import { Link, useApi, useSession } from '#core/web';
import { listOwnDrafts } from '#modules/labors/public';
import { LinkButton, Skeleton } from '#ui';
import { hasBegun } from '../../../lib/scores';
import { getJourney } from '../../../schemas/endpoints';
import { texts } from './texts/texts';

/** The loud button of the landing page for somebody who is signed in: back to where they were, or to the first step. */
export const LandingOnward = () => {
  const isClient = useSession(({ user }) => user?.role === 'client');
  const journey = useApi(getJourney, isClient ? {} : null);
  const drafts = useApi(listOwnDrafts, isClient ? {} : null);
  if (isClient && (journey.loading || drafts.loading)) return <Skeleton height={48} label={texts('onward.loading')} />;
  const isNew = isClient && journey.data && !hasBegun(journey.data, (drafts.data?.length ?? 0) > 0);
  return (
    <LinkButton as={Link} to={isNew ? '/welcome' : '/dashboard'} variant="loud">
      {texts(isNew ? 'begin' : 'goOn')}
    </LinkButton>
  );
};
