import { Suspense } from 'react';
import { useApi, useSession, useTitle } from '#core/web';
import type { ClientView } from '#modules/profile/schemas/client';
import { getClient, getProfile } from '#modules/profile/schemas/endpoints';
import { texts } from '#modules/profile/web/pages/texts/texts';
import { ExportTool } from '#modules/reports/web/export-tool';
import { Alert, Button, Skeleton } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { Contents } from '../detailed/contents';
import { bornText, Hero } from '../detailed/hero';
import { HeroWaiting } from '../detailed/hero-waiting';
import { NoChart } from '../detailed/no-chart';
import { useViews } from '../detailed/views/use-views';
import { LookSlot } from '../sheet/look-slot';
import styles from './detailed.module.css';

// Everything below the bodygraph comes after it.
const Rest = lazyPart(() => import('../detailed/rest').then((module) => module.Rest));

const nameOf = ({ firstName, lastName }: ClientView): string => [firstName, lastName].filter(Boolean).join(' ');

/** The full chart: bodygraph, sky, Gene Keys, numbers and what they were computed from. */
export const DetailedProfile = () => {
  useTitle(texts('yourProfile'));
  const [{ houses }] = useViews();
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
        exportTool={
          <ExportTool profile={profile.data} name={nameOf(client.data)} born={bornText(client.data)} houses={houses} />
        }
      />
      <LookSlot profile={profile.data} />
      <Suspense fallback={<Skeleton lines={8} />}>
        <Rest profile={profile.data} client={client.data} />
      </Suspense>
    </div>
  );
};
