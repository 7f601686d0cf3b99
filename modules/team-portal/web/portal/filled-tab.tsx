import { teamClientsWaiting } from '#core/contract/team-slots';
import { Link, Slot, useSession } from '#core/web';
import { buttonClass, EmptyState, Skeleton } from '#ui';
import { analyticsPath } from '../paths';
import styles from './portal.module.css';
import { type FilledTab, slotOf } from './tabs';
import { texts } from './texts/texts';

const nothing = {};

const Empty = ({ tab }: { readonly tab: FilledTab }) => (
  <EmptyState
    title={texts('empty', { tab: texts(`tab.${tab}`) })}
    action={
      <Link to={analyticsPath} className={buttonClass('plain')}>
        {texts('empty.go')}
      </Link>
    }
  >
    <p>{texts(`empty.${tab}`)}</p>
  </EmptyState>
);

/** A tab that modules fill; only what fills the open one is fetched. Above the clients stands what waits for an answer. */
export const FilledTabContent = ({ tab }: { readonly tab: FilledTab }) => {
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const content = <Slot of={slotOf[tab]} with={nothing} fallback={<Empty tab={tab} />} />;
  return (
    <div className={styles.content}>
      {tab === 'clients' ? (
        <Slot
          of={teamClientsWaiting}
          with={nothing}
          waiting={isAdmin && <Skeleton height="9.5rem" />}
          below={content}
        />
      ) : (
        content
      )}
    </div>
  );
};
