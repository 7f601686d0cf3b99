import { Suspense } from 'react';
import { Slot, useSession, useTitle } from '#core/web';
import { formatToday } from '#core/web/format-day';
import { ActivityList } from '#core/web/lists/activity-list';
import { hasBegun } from '#modules/profile/public';
import { Alert, Button, Skeleton } from '#ui';
import { FaceIcon } from '#ui/gem/face-icon';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { overview } from '../../public';
import { LaborNames } from '../parts/dashboard/labor-names';
import { ProgressCard } from '../parts/dashboard/progress-card';
import { QuickActions } from '../parts/dashboard/quick-actions';
import { texts } from '../parts/dashboard/texts/texts';
import { useProgress } from '../parts/dashboard/use-progress';
import styles from './dashboard.module.css';

const activityMarks = { labor: <FaceIcon state="completed" size={25} /> };
const Gem = lazyPart(() => import('#ui/gem/gem').then((module) => module.Gem));

/** The first page after signing in: how far one is, the way on, what one can do and what happened. */
export const Dashboard = () => {
  useTitle(texts('home'));
  const firstName = useSession((session) => session.user?.firstName);
  const { client, journey, marks, lit, draft, marksError, reloadMarks } = useProgress();
  const { data } = journey;
  return (
    <div className={`wrap ${styles.page}`}>
      <section className={client ? styles.hello : styles.greeting} aria-label={texts('yourProgress')}>
        <div className={styles.words}>
          <p className="eyebrow">{formatToday()}</p>
          <h1>
            {texts(client && !(data && hasBegun(data, draft !== null)) ? 'welcome' : 'welcomeBack')}{' '}
            {firstName || texts('friend')}
          </h1>
          {client && (
            <div className={styles.progress}>
              {data && <ProgressCard journey={data} marks={marks} draft={draft} />}
              {journey.loading && <Skeleton lines={5} label={texts('loadingYourProgress')} />}
              {journey.error && !data && (
                <Alert tone="error" action={<Button onClick={() => void journey.reload()}>{texts('tryAgain')}</Button>}>
                  {journey.error.message}
                </Alert>
              )}
            </div>
          )}
        </div>
        {client && (
          <div className={styles.jewel}>
            <Suspense fallback={null}>
              {marks && (
                <Gem lit={lit} current={draft?.laborNumber} front={draft?.laborNumber ?? data?.nextLabor ?? 1} />
              )}
            </Suspense>
          </div>
        )}
      </section>
      {client && (
        <div>
          {marks ? <LaborNames marks={marks} /> : !marksError && <LaborNames />}
          {marksError && !marks && (
            <Alert tone="error" action={<Button onClick={() => void reloadMarks()}>{texts('tryAgain')}</Button>}>
              {texts('theTwelveLaborsCould', { message: marksError.message })}
            </Alert>
          )}
        </div>
      )}
      {!client && (
        <div className={styles.overview}>
          <Slot of={overview} with={{}} waiting={<Skeleton className={styles.figures} height="100%" />} />
        </div>
      )}
      <div className={styles.two}>
        <QuickActions journey={data} loading={journey.loading} />
        {(client || (data && data.activity.length > 0)) && (
          <section aria-labelledby="recent-activity">
            <h2 id="recent-activity">{texts('recentActivity')}</h2>
            {journey.loading && <Skeleton className={styles.none} lines={3} />}
            {data && data.activity.length > 0 ? (
              <ActivityList entries={data.activity} marks={activityMarks} />
            ) : (
              data && <p className={styles.none}>{texts('whatYouFinishIs')}</p>
            )}
          </section>
        )}
      </div>
    </div>
  );
};
