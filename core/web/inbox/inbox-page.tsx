import type { ReactNode } from 'react';
import { askToSignIn, findHomePage, Link, useSession, useTitle } from '#core/web';
import { Button, buttonClass, EmptyState, PageHeading } from '#ui';
import styles from './inbox.module.css';
import type { Words } from './words';

interface AdminsOnlyProps {
  readonly words: Words<'title' | 'staff.title' | 'staff.more' | 'staff.back' | 'signIn' | 'signIn.do'>;
  readonly children: ReactNode;
}

/** Shows its children to admins; others read kindly that it is not their page. The server guards the data. */
export const AdminsOnly = ({ words, children }: AdminsOnlyProps) => {
  const role = useSession(({ user }) => user?.role ?? null);
  if (role === 'admin') return children;
  return (
    <div className={styles.others}>
      <PageHeading size="tool">{words('title')}</PageHeading>
      {role ? (
        <EmptyState
          title={words('staff.title')}
          action={
            <Link to={findHomePage(role)} className={buttonClass('plain')}>
              {words('staff.back')}
            </Link>
          }
        >
          <p>{words('staff.more')}</p>
        </EmptyState>
      ) : (
        <EmptyState
          title={words('signIn')}
          action={<Button onClick={() => askToSignIn()}>{words('signIn.do')}</Button>}
        />
      )}
    </div>
  );
};

/** The page of an inbox for admins; others read kindly that it is not their page. The server guards the data. */
export const InboxPage = ({ words, children }: AdminsOnlyProps) => {
  useTitle(words('title'));
  return (
    <div className={`wrap ${styles.page}`}>
      <AdminsOnly words={words}>{children}</AdminsOnly>
    </div>
  );
};
