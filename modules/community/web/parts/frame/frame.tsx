import { type ReactNode, useEffect, useRef } from 'react';
import { Link, NavLink, useSession } from '#core/web';
import { buttonClass, Icon, PageHeading } from '#ui';
import { texts } from '../../texts/texts';
import styles from './frame.module.css';

/** Heading and tabs of the forum. */
export const Frame = ({ children }: { readonly children: ReactNode }) => {
  const moderates = useSession((session) => session.user?.role === 'admin');
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the row is wider than the page, and where one stands may lie outside of it.
    const [row, here] = [tabs.current, tabs.current?.querySelector<HTMLElement>('[aria-current]')];
    if (row && here) row.scrollLeft = here.offsetLeft - row.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }, []);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageHeading size="tool">{texts('title')}</PageHeading>
        <Link to="/community/pods/new" className={buttonClass('plain')}>
          {texts('createPod')}
        </Link>
        <Link to="/community/new" className={buttonClass('loud')}>
          <Icon name="plus" />
          {texts('newDiscussion')}
        </Link>
      </div>
      <nav ref={tabs} className={styles.tabs} aria-label={texts('tabs')}>
        <NavLink to="/community" end>
          {texts('tab.discussions')}
        </NavLink>
        <NavLink to="/community/pods">{texts('tab.pods')}</NavLink>
        <NavLink to="/community/notifications">{texts('tab.notices')}</NavLink>
        {moderates && <NavLink to="/community/reports">{texts('tab.reports')}</NavLink>}
      </nav>
      {children}
    </div>
  );
};

/** A page below a tab, with its way back. */
export const Leaf = ({
  to,
  back,
  children,
}: {
  readonly to: string;
  readonly back: string;
  readonly children: ReactNode;
}) => (
  <div className={styles.page}>
    <p className={styles.back}>
      <Link to={to}>
        <Icon name="back" />
        {back}
      </Link>
    </p>
    {children}
  </div>
);
