import type { ReactNode } from 'react';
import { Link, useSession } from '#core/web';
import { EmptyState } from '#ui';
import styles from '../pages/labor-board.module.css';
import { texts } from '../texts/texts';

/** Shows its children to clients; anybody else sees that these pages are for clients, and nothing is requested. */
export const ClientsOnly = ({ children }: { readonly children: ReactNode }) => {
  const client = useSession(({ user }) => user?.role === 'client');
  if (client) return children;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className="eyebrow">{texts('clientAssessment')}</p>
        <h1>{texts('twelveLabors')}</h1>
      </header>
      <EmptyState title={texts('theLaborsBelongTo')}>
        <p>
          {texts('hereAClientAnswers')} <Link to="/dashboard">{texts('backToYourDashboard')}</Link>
        </p>
      </EmptyState>
    </div>
  );
};
