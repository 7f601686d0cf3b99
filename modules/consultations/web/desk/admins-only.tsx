import type { ReactNode } from 'react';
import { askToSignIn, Link, useSession } from '#core/web';
import { Button, buttonClass, EmptyState } from '#ui';
import styles from './desk-page.module.css';
import { texts } from './texts/texts';

/** The inbox for admins; others are told kindly whose room it is. The server guards what is behind it. */
export const AdminsOnly = ({ children }: { readonly children: ReactNode }) => {
  const role = useSession(({ user }) => user?.role ?? null);
  if (role === 'admin') return children;
  return (
    <div className={styles.others}>
      <h1 className={styles.title}>{texts('title')}</h1>
      {role ? (
        <EmptyState
          title={texts('staff.title')}
          action={
            <Link to="/dashboard" className={buttonClass('plain')}>
              {texts('staff.back')}
            </Link>
          }
        >
          <p>{texts('staff.more')}</p>
        </EmptyState>
      ) : (
        <EmptyState
          title={texts('signIn')}
          action={<Button onClick={() => askToSignIn()}>{texts('signIn.do')}</Button>}
        />
      )}
    </div>
  );
};
