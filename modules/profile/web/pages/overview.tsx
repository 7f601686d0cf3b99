import { useEffect, useRef } from 'react';
import { type ApiState, getPageData, Link, Slot, useApi, useSearchParams, useSession, useTitle } from '#core/web';
import { ActivityList } from '#core/web/lists/activity-list';
import { Alert, Button, LinkButton } from '#ui';
import { FaceIcon } from '#ui/gem/face-icon';
import { profileVersions } from '../../public';
import type { ClientView } from '../../schemas/client';
import { getClient, getJourney } from '../../schemas/endpoints';
import type { JourneyOverview } from '../../schemas/overview';
import { OverviewCards } from '../parts/overview/cards';
import { EditBirth } from '../parts/overview/edit-birth';
import { OverviewHead } from '../parts/overview/head';
import { BookingsTab, ExperiencesTab } from '../parts/overview/offers-tab';
import { PersonalInformation } from '../parts/overview/personal-information';
import { type ProfileTab, ProfileTabs, tabIn } from '../parts/overview/profile-tabs';
import { YourJourney } from '../parts/overview/your-journey';
import { GenerateProfile } from '../parts/setup/generate-profile';
import styles from './overview.module.css';
import { texts } from './texts/texts';

const activityMarks = { labor: <FaceIcon state="completed" size={25} /> };

const Begin = () => (
  <div className={styles.begin}>
    <h3>{texts('beginYourJourney')}</h3>
    <p>{texts('aDateATime')}</p>
    <LinkButton variant="loud" as={Link} to="/profile?edit=birth">
      {texts('startYourProfile')}
    </LinkButton>
  </div>
);

const Activity = ({ journey }: { readonly journey: JourneyOverview }) => (
  <section aria-labelledby="recent-activity">
    <h2 id="recent-activity">{texts('recentActivity2')}</h2>
    {journey.activity.length > 0 ? (
      <div lang={getPageData().language === 'en' ? undefined : 'en'}>
        <ActivityList entries={journey.activity} marks={activityMarks} />
      </div>
    ) : (
      <Begin />
    )}
  </section>
);

interface OverviewProps {
  readonly record: ApiState<ClientView | null>;
  readonly tab: ProfileTab;
}

const Overview = ({ record, tab }: OverviewProps) => {
  useTitle(texts('profile'));
  const person = useSession((session) => session.user);
  const journey = useApi(getJourney);
  if (!person) return null;
  const isClient = person.role === 'client';
  const { data } = journey;
  const client = record.data;
  const failed = (data ? undefined : journey.error) ?? (client === undefined ? record.error : undefined);
  const again = () => Promise.all([journey.reload(), record.reload()]);
  return (
    <div className={`wrap ${styles.page}`}>
      <OverviewHead person={person} journey={data} />
      {failed && (
        <Alert tone="error" action={<Button onClick={() => void again()}>{texts('tryAgain')}</Button>}>
          {failed.message}
        </Alert>
      )}
      {isClient && <ProfileTabs open={tab} />}
      {tab === 'experiences' && (!isClient || data) && <ExperiencesTab journey={isClient && data ? data : null} />}
      {tab === 'bookings' && <BookingsTab />}
      {tab === 'activity' && data && <Activity journey={data} />}
      {tab === 'overview' && (
        <>
          {isClient && <OverviewCards journey={data} />}
          {data?.hasClient && !data.hasProfile && <GenerateProfile />}
          <div className={styles.two}>
            <PersonalInformation person={person} client={client} begun={(data?.activity.length ?? 0) > 0} />
            {isClient && (
              <div className={styles.side}>
                {data && <YourJourney journey={data} />}
                {data && <Activity journey={data} />}
                {data?.hasProfile && <Slot of={profileVersions} with={{}} />}
              </div>
            )}
          </div>
        </>
      )}
    </div>
  );
};

/** The path stays the same when the form opens or closes, so the focus is moved here, not by the shell. */
const useHeadingFocus = (editing: boolean): void => {
  const before = useRef(editing);
  useEffect(() => {
    if (before.current === editing) return;
    before.current = editing;
    const heading = document.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [editing]);
};

/** The profile overview; `?edit=birth` opens the form for birth data in its place. */
export const ProfileOverview = () => {
  const [search] = useSearchParams();
  const isClient = useSession((session) => session.user?.role === 'client');
  const editing = isClient && search.get('edit') === 'birth';
  // While somebody types, the record must not change under the hands.
  const client = useApi(getClient, isClient ? {} : null, { form: editing });
  const open = editing && client.data !== undefined;
  useHeadingFocus(open);
  if (open) return <EditBirth client={client.data ?? null} />;
  return <Overview record={client} tab={isClient ? tabIn(search) : 'overview'} />;
};
