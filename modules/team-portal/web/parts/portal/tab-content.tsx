import { Link, Slot, useSession } from '#core/web';
import { buttonClass, EmptyState, Skeleton } from '#ui';
import { clientsWaiting } from '../../../public';
import { managementPath, portalPath } from '../../paths';
import styles from './portal.module.css';
import { slotOf, type TabName } from './tabs';
import { texts } from './texts/texts';

const nothing = {};

const Empty = ({ tab }: { readonly tab: TabName }) => {
  const isFirst = tab === 'analytics';
  return (
    <EmptyState
      title={texts('empty', { tab: texts(`tab.${tab}`) })}
      action={
        <Link to={isFirst ? managementPath : portalPath} className={buttonClass('plain')}>
          {texts(isFirst ? 'empty.management' : 'empty.go')}
        </Link>
      }
    >
      <p>{texts(`empty.${tab}`)}</p>
    </EmptyState>
  );
};

/** A tab that modules fill; only what fills the open one is fetched. Above the clients stands what waits for an answer. */
export const TabContent = ({ tab }: { readonly tab: TabName }) => {
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const content = (
    <Slot
      of={slotOf[tab]}
      with={nothing}
      fallback={<Empty tab={tab} />}
      waiting={tab === 'analytics' && <Skeleton lines={8} label={texts('tab.loading', { tab: texts(`tab.${tab}`) })} />}
    />
  );
  return (
    <div className={styles.content}>
      {tab === 'clients' ? (
        <Slot of={clientsWaiting} with={nothing} waiting={isAdmin && <Skeleton height="9.5rem" />} below={content} />
      ) : (
        content
      )}
    </div>
  );
};
