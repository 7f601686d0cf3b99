import { Suspense } from 'react';
import { useLocation } from '#core/web';
import { Skeleton } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { Room } from '../frame/room';
import { FilledTabContent } from './filled-tab';
import styles from './portal.module.css';
import { TabLinks } from './tab-links';
import { tabOf } from './tabs';
import { texts } from './texts/texts';

const Analytics = lazyPart(() => import('../figures/analytics').then((module) => module.Analytics));

/** `/team-portal` and its tabs. Anybody may open the address; what is in it is for the team. */
export const PortalPage = () => {
  const { pathname } = useLocation();
  const tab = tabOf(pathname);
  const name = texts(`tab.${tab}`);
  return (
    <Room title={texts('title')} tabTitle={`${name}: ${texts('title')}`} lead={texts('lead')} of="team">
      <div className={styles.portal}>
        <TabLinks open={tab} />
        <Suspense fallback={<Skeleton lines={8} label={texts('tab.loading', { tab: name })} />}>
          <section aria-label={name}>
            {tab === 'analytics' ? <Analytics /> : <FilledTabContent key={tab} tab={tab} />}
          </section>
        </Suspense>
      </div>
    </Room>
  );
};
