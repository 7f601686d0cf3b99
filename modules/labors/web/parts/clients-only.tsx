import type { ReactNode } from 'react';
import { Link, useSession } from '#core/web';
import { EmptyState } from '#ui';
import styles from '../pages/labor-board.module.css';

/** Shows its children to clients; anybody else is told whose rooms these are, and nothing is asked of the server. */
export const ClientsOnly = ({ children }: { readonly children: ReactNode }) => {
  const client = useSession(({ user }) => user?.role === 'client');
  if (client) return children;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className="eyebrow">Client Assessment</p>
        <h1>Twelve Labors</h1>
      </header>
      <EmptyState title="The Labors belong to clients">
        <p>
          Here a client answers twelve questions in their own words, and nobody else reads them.{' '}
          <Link to="/dashboard">Back to your dashboard</Link>
        </p>
      </EmptyState>
    </div>
  );
};
