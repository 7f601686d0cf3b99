import { Link, Slot } from '#core/web';
import { type ClientView, generateChart } from '#modules/profile/public';
import { EmptyState, LinkButton } from '#ui';
import { texts } from './texts/texts';

/** What leads to a chart for somebody who has none yet; for staff, that there is none to come. */
export const NoChart = ({ client, mayCreate }: { readonly client: ClientView | null; readonly mayCreate: boolean }) => (
  <>
    <h1>{texts('yourProfile')}</h1>
    {!mayCreate && <p>{texts('chartsBelongToClients')}</p>}
    {mayCreate && client && <Slot of={generateChart} with={{}} />}
    {mayCreate && !client && (
      <EmptyState
        title={texts('beginYourJourney')}
        action={
          <LinkButton variant="loud" as={Link} to="/profile?edit=birth">
            {texts('startYourProfile')}
          </LinkButton>
        }
      >
        {texts('yourBodygraphGeneKeys')}
      </EmptyState>
    )}
  </>
);
