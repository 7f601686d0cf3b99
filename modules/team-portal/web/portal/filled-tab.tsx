import { teamClientsWaiting } from '#core/contract/team-slots';
import { Link, Slot } from '#core/web';
import { buttonClass, EmptyState } from '#ui';
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
export const FilledTabContent = ({ tab }: { readonly tab: FilledTab }) => (
  <div className={styles.content}>
    {tab === 'clients' && <Slot of={teamClientsWaiting} with={nothing} />}
    <Slot of={slotOf[tab]} with={nothing} fallback={<Empty tab={tab} />} />
  </div>
);
