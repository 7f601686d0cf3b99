import { getPageData, Link, Slot, useSession } from '#core/web';
import type { JourneyOverview } from '#modules/profile/public';
import { laborCount } from '#modules/profile/public';
import { Skeleton } from '#ui';
import { quickActions } from '../../../public';
import styles from './quick-actions.module.css';
import { texts } from './texts/texts';

/** "Five Labors are still open". */
const openLaborsText = (open: number): string => (open === 0 ? texts('allWritten') : texts('stillOpen', { open }));

const has = (module: string): boolean => getPageData().modules.some(({ id }) => id === module);

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

/** Places of actions that are not known yet, as high as they are. */
const Rows = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, index) => index + 1).map((row) => (
    <div key={row} className={styles.row} aria-hidden="true">
      <Skeleton width="9em" />
      <Skeleton width="14em" />
    </div>
  ));

/** What other modules let a person do, then what stands last for everybody. */
const Further = ({ client }: { readonly client: boolean }) => (
  <Slot
    of={quickActions}
    with={{}}
    waiting={<Rows count={client ? 4 : 3} />}
    fallback={
      client &&
      has('matching') && <Action to="/matching" title={texts('findPractitioners')} line={texts('peopleWhoFitWhat')} />
    }
    below={
      <>
        {has('community') && (
          <Action to="/community" title={texts('communityForum')} line={texts('discussionsAndPods')} />
        )}
        {!client && <Action to="/profile" title={texts('viewProfile')} line={texts('yourNameAddressAnd')} />}
      </>
    }
  />
);

interface QuickActionsProps {
  readonly journey: JourneyOverview | undefined;
  /** The journey's first answer is under way. */
  readonly loading: boolean;
}

const ClientActions = ({ journey, loading }: QuickActionsProps) => (
  <>
    <Action
      to="/intake"
      title={texts('clientAssessment')}
      line={journey ? openLaborsText(laborCount - journey.labors) : texts('theTwelveLabors')}
    />
    {loading ? (
      <Rows count={5} />
    ) : (
      <>
        {journey && <SetupAction journey={journey} />}
        <Action to="/journey" title={texts('yourWay')} line={texts('everyRoomOfIt')} />
        <Further client />
      </>
    )}
  </>
);

/** What a person of this role can do next. Rooms whose module is not there are left out. */
export const QuickActions = ({ journey, loading }: QuickActionsProps) => {
  const client = useSession((session) => session.user?.role === 'client');
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions">{texts('quickActions')}</h2>
      <nav className={styles.list} aria-labelledby="quick-actions">
        {client ? (
          <ClientActions journey={journey} loading={loading} />
        ) : (
          <>
            {has('team-portal') && (
              <Action to="/management" title={texts('management')} line={texts('clientsAndPractitioners')} />
            )}
            <Further client={false} />
          </>
        )}
      </nav>
    </section>
  );
};
