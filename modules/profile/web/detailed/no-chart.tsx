import { Link } from '#core/web';
import { EmptyState, LinkButton } from '#ui';
import type { ClientView } from '../../schemas/client';
import { GenerateProfile } from '../setup/generate-profile';

/** What leads to a chart for somebody who has none yet; for staff, that there is none to come. */
export const NoChart = ({ client, mayCreate }: { readonly client: ClientView | null; readonly mayCreate: boolean }) => (
  <>
    <h1>Your profile</h1>
    {!mayCreate && <p>Charts belong to clients. This account has none.</p>}
    {mayCreate && client && <GenerateProfile />}
    {mayCreate && !client && (
      <EmptyState
        title="Begin Your Journey"
        action={
          <LinkButton variant="loud" as={Link} to="/profile?edit=birth">
            Start Your Profile
          </LinkButton>
        }
      >
        Your bodygraph, Gene Keys, the sky at your birth and your numbers appear here once you have given date and place
        of birth.
      </EmptyState>
    )}
  </>
);
