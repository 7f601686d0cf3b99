import type { ReactNode } from 'react';
import { Link, useSession } from '#core/web';
import { buttonClass, EmptyState } from '#ui';
import styles from '../../pages/sharing.module.css';
import { sharingTexts as texts } from '../../texts/texts';

const elsewhere = {
  client: ['/matching', 'toMatches'],
  practitioner: ['/matching', 'toRequests'],
  admin: ['/dashboard', 'toDashboard'],
} as const;

/** A page for one role; anybody else learns whose it is and gets the way to their own. Nothing is asked of the server. */
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
      <header className={styles.head}>
        <p className="eyebrow">{texts('eyebrow')}</p>
        <h1>{texts(`denied.${who}`)}</h1>
      </header>
      <EmptyState
        title={texts('denied')}
        action={
          <Link to={to} className={buttonClass('plain')}>
            {texts(label)}
          </Link>
        }
      >
        <p>{texts(`denied.${who}.hint`)}</p>
      </EmptyState>
    </div>
  );
};
