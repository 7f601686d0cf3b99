import { Suspense } from 'react';
import { Slot, useApi, useSession, useTitle } from '#core/web';
import type { ClientView } from '#modules/profile/public';
import { getClient, getProfile } from '#modules/profile/public';
import { Alert, Button, Skeleton } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { chartTools } from '../../public';
import { LookSlot } from '../parts/detail-panel/look-slot';
import { Contents } from '../parts/detailed/contents';
import { bornText, Hero } from '../parts/detailed/hero';
import { HeroWaiting } from '../parts/detailed/hero-waiting';
import { NoChart } from '../parts/detailed/no-chart';
import { texts } from '../parts/detailed/texts/texts';
import { useOverlays } from '../parts/detailed/views/use-overlays';
import { useViews } from '../parts/detailed/views/use-views';
import styles from './detailed.module.css';

// Everything below the bodygraph comes after it.
const Rest = lazyPart(() => import('../parts/detailed/rest').then((module) => module.Rest));

const nameOf = ({ firstName, lastName }: ClientView): string => [firstName, lastName].filter(Boolean).join(' ');

/** The full chart: bodygraph, sky, Gene Keys, numbers and what they were computed from. */
export const DetailedProfile = () => {
  useTitle(texts('yourProfile'));
  const [views] = useViews();
  const [overlays, setPerson] = useOverlays(views);
  const isClient = useSession((session) => session.user?.role === 'client');
  const profile = useApi(getProfile);
  const client = useApi(getClient);
  const error = profile.error ?? client.error;
  if (error && (!profile.data || !client.data))
    return (
      <div className={styles.page}>
        <h1>{texts('yourProfile')}</h1>
        <Alert
          tone="error"
          action={
            <Button onClick={() => void Promise.all([profile.reload(), client.reload()])}>{texts('tryAgain')}</Button>
          }
        >
          {error.message}
        </Alert>
      </div>
    );
  if (profile.data === undefined || client.data === undefined)
    return (
      <div className={styles.page}>
        <Contents />
        <HeroWaiting />
      </div>
    );
  if (!profile.data || !client.data)
    return (
      <div className={styles.page}>
        <NoChart client={client.data} mayCreate={isClient} />
      </div>
    );
  return (
    <div className={styles.page}>
      <Contents chart={profile.data.chart} />
      <Hero
        chart={profile.data.chart}
        client={client.data}
        overlays={overlays}
        setPerson={setPerson}
        exportTool={
          <Slot
            of={chartTools}
            with={{
              profile: profile.data,
              name: nameOf(client.data),
              born: bornText(client.data),
              houses: views.houses,
            }}
          />
        }
      />
      <LookSlot profile={profile.data} />
      <Suspense fallback={<Skeleton lines={8} />}>
        <Rest profile={profile.data} client={client.data} overlays={overlays} />
      </Suspense>
    </div>
  );
};
