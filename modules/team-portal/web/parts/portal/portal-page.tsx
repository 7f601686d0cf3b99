import { useLocation } from '#core/web';
import { StaffPage } from '#core/web/staff-page/staff-page';
import styles from './portal.module.css';
import { TabContent } from './tab-content';
import { TabLinks } from './tab-links';
import { tabOf } from './tabs';
import { texts } from './texts/texts';

/** `/team-portal` and its tabs. Anybody may open the address; what is in it is for the team. */
export const PortalPage = () => {
  const { pathname } = useLocation();
  const tab = tabOf(pathname);
  const name = texts(`tab.${tab}`);
  return (
    <StaffPage title={texts('title')} tabTitle={`${name}: ${texts('title')}`} lead={texts('lead')} of="team">
      <div className={styles.portal}>
        <TabLinks open={tab} />
        <section aria-label={name}>
          <TabContent key={tab} tab={tab} />
        </section>
      </div>
    </StaffPage>
  );
};
