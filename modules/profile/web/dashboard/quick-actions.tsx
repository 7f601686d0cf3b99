import { Link, pageData, Slot, useSession } from '#core/web';
import { dashboardActions } from '../../public';
import type { JourneyOverview } from '../../schemas/overview';
import { laborCount } from '../../schemas/scores';
import { openLaborsText } from '../text/number-text';
import styles from './quick-actions.module.css';

const has = (module: string): boolean => pageData().modules.some(({ id }) => id === module);

const Action = ({ to, title, line }: { readonly to: string; readonly title: string; readonly line: string }) => (
  <Link to={to}>
    <b>{title}</b> <span>{line}</span>
  </Link>
);

/** The step towards the chart that is still open. */
const SetupAction = ({ journey }: { readonly journey: JourneyOverview }) => {
  if (!journey.hasClient)
    return <Action to="/profile?edit=birth" title="Create Your Profile" line="Date, time and place of birth" />;
  if (!journey.hasProfile)
    return <Action to="/profile" title="Generate Holistic Profile" line="Your birth data is there" />;
  return null;
};

/** What a person of this role can do next. Rooms whose module is not there are left out. */
export const QuickActions = ({ journey }: { readonly journey: JourneyOverview | undefined }) => {
  const client = useSession((session) => session.user?.role === 'client');
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick actions</h2>
      <nav className={styles.list} aria-labelledby="quick-actions">
        {client && (
          <Action
            to="/intake"
            title="Client Assessment"
            line={journey ? openLaborsText(laborCount - journey.labors) : 'The twelve Labors'}
          />
        )}
        {client && journey && <SetupAction journey={journey} />}
        {client && (
          <Slot
            of={dashboardActions}
            with={{}}
            fallback={
              has('matching') && (
                <Action to="/matching" title="Find Practitioners" line="People who fit what you wrote" />
              )
            }
          />
        )}
        {!client && has('team-portal') && (
          <Action to="/management" title="Management" line="Clients and practitioners" />
        )}
        {has('community') && <Action to="/community" title="Community Forum" line="Discussions and pods" />}
        {!client && <Action to="/profile" title="View Profile" line="Your name, address and time zone" />}
      </nav>
    </section>
  );
};
