import { Link, pageData, Slot, useSession } from '#core/web';
import { dashboardActions } from '../../public';
import type { JourneyOverview } from '../../schemas/overview';
import { laborCount } from '../../schemas/scores';
import { openLaborsText } from '../text/number-text';
import styles from './quick-actions.module.css';
import { texts } from './texts/texts';

const has = (module: string): boolean => pageData().modules.some(({ id }) => id === module);

const Action = ({ to, title, line }: { readonly to: string; readonly title: string; readonly line: string }) => (
  <Link to={to}>
    <b>{title}</b> <span>{line}</span>
  </Link>
);

/** The step towards the chart that is still open. */
const SetupAction = ({ journey }: { readonly journey: JourneyOverview }) => {
  if (!journey.hasClient)
    return <Action to="/profile?edit=birth" title={texts('createYourProfile')} line={texts('dateTimeAndPlace')} />;
  if (!journey.hasProfile)
    return <Action to="/profile" title={texts('generateHolisticProfile')} line={texts('yourBirthDataIs')} />;
  return null;
};

/** What a person of this role can do next. Rooms whose module is not there are left out. */
export const QuickActions = ({ journey }: { readonly journey: JourneyOverview | undefined }) => {
  const client = useSession((session) => session.user?.role === 'client');
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions">{texts('quickActions')}</h2>
      <nav className={styles.list} aria-labelledby="quick-actions">
        {client && (
          <Action
            to="/intake"
            title={texts('clientAssessment')}
            line={journey ? openLaborsText(laborCount - journey.labors) : texts('theTwelveLabors')}
          />
        )}
        {client && journey && <SetupAction journey={journey} />}
        {client && <Action to="/journey" title={texts('yourWay')} line={texts('everyRoomOfIt')} />}
        {!client && has('team-portal') && (
          <Action to="/management" title={texts('management')} line={texts('clientsAndPractitioners')} />
        )}
        <Slot
          of={dashboardActions}
          with={{}}
          fallback={
            client &&
            has('matching') && (
              <Action to="/matching" title={texts('findPractitioners')} line={texts('peopleWhoFitWhat')} />
            )
          }
        />
        {has('community') && (
          <Action to="/community" title={texts('communityForum')} line={texts('discussionsAndPods')} />
        )}
        {!client && <Action to="/profile" title={texts('viewProfile')} line={texts('yourNameAddressAnd')} />}
      </nav>
    </section>
  );
};
