import { Link } from '#core/web';
import styles from './profile-tabs.module.css';
import { texts } from './texts/texts';

const tabs = ['overview', 'experiences', 'bookings', 'activity'] as const;
export type ProfileTab = (typeof tabs)[number];

/** The tab that an address names; the overview for anything else. */
export const tabIn = (search: URLSearchParams): ProfileTab =>
  tabs.find((tab) => tab === search.get('tab')) ?? 'overview';

/** The four sides of the profile page; each has an address, so these are links. */
export const ProfileTabs = ({ open }: { readonly open: ProfileTab }) => (
  <nav className={styles.tabs} aria-label={texts('tabs')}>
    {tabs.map((tab) => (
      <Link
        key={tab}
        to={tab === 'overview' ? '/profile' : `/profile?tab=${tab}`}
        aria-current={tab === open ? 'page' : undefined}
      >
        {texts(`tab.${tab}`)}
      </Link>
    ))}
  </nav>
);
