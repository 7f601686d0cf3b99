import type { ReactNode } from 'react';
import { Link, useSession } from '#core/web';
import { buttonClass, EmptyState } from '#ui';
import styles from '../../pages/matching-page.module.css';
import { texts } from '../../texts/texts';

const elsewhere = {
  client: ['/matching', 'toYourMatches'],
  practitioner: ['/matching', 'toYourRequests'],
  admin: ['/dashboard', 'backToYourDashboard'],
} as const;

/** A page for one role; anybody else sees whose it is and a link to their own. Nothing is requested. */
export const ForRole = ({
  who,
  children,
}: {
  readonly who: 'client' | 'practitioner';
  readonly children: ReactNode;
}) => {
  const own = useSession(({ user }) => user?.role);
  if (own === who) return children;
  const [to, label] = elsewhere[own ?? 'admin'];
  return (
    <div className={styles.page}>
      <header>
        <p className="eyebrow">{texts('practitionerMatching2')}</p>
        <h1 className={styles.title}>{texts(who === 'client' ? 'matchingBelongsToClients' : 'practiceBelongs')}</h1>
      </header>
      <EmptyState
        title={texts('noAccess')}
        action={
          <Link to={to} className={buttonClass('plain')}>
            {texts(label)}
          </Link>
        }
      >
        <p>{texts(who === 'client' ? 'matchesAreMadeFor' : 'practiceBelongs.hint')}</p>
      </EmptyState>
    </div>
  );
};
