import type { ReactNode } from 'react';
import { shellTeamUrgent } from '#core/contract/public';
import { askToSignIn, findHomePage, Link, Slot, useSession, useTitle } from '#core/web';
import { Button, buttonClass, EmptyState, Icon, PageHeading } from '#ui';
import styles from './staff-page.module.css';
import { texts } from './texts/texts';

interface StaffPageProps {
  readonly title: string;
  /** What the browser's tab says where it says more than the heading. */
  readonly tabTitle?: string;
  readonly lead: string;
  /** Whose page it is: the team's, or the admins' alone. */
  readonly of: 'team' | 'admins';
  /** The page that this one is part of; where a page of admins sends others of the team. */
  readonly back?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

const nothing = {};

interface ClosedProps extends Pick<StaffPageProps, 'of'> {
  readonly back: StaffPageProps['back'] | undefined;
  readonly role: string | null;
}

const Closed = ({ of, back, role }: ClosedProps) => {
  if (role === null)
    return (
      <EmptyState
        title={texts('signIn')}
        action={<Button onClick={() => askToSignIn()}>{texts('signIn.do')}</Button>}
      />
    );
  const whose = role === 'client' ? 'team' : of;
  return (
    <EmptyState
      title={texts(`${whose}.title`)}
      action={
        <Link
          to={whose === 'admins' && back ? back.to : findHomePage(role === 'client' ? 'client' : 'practitioner')}
          className={buttonClass('plain')}
        >
          {texts(`${whose}.back`)}
        </Link>
      }
    >
      <p>{texts(`${whose}.more`)}</p>
    </EmptyState>
  );
};

/** A page of the team: its heading, and what is on it for those it is for. Others learn whose it is; the server guards what is behind it. */
export const StaffPage = ({ title, tabTitle = title, lead, of, back, children }: StaffPageProps) => {
  useTitle(tabTitle);
  const role = useSession(({ user }) => user?.role ?? null);
  const open = role === 'admin' || (of === 'team' && role === 'practitioner');
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        {open && back && (
          <Link to={back.to} className={styles.back}>
            <Icon name="back" size={18} />
            {back.label}
          </Link>
        )}
        <PageHeading size="tool">{title}</PageHeading>
        {open && lead !== '' && <p className={styles.lead}>{lead}</p>}
      </header>
      {open && (
        <Slot of={shellTeamUrgent} with={nothing} waiting={role === 'admin' && <div className={styles.urgent} />} />
      )}
      {open ? children : <Closed of={of} back={back} role={role} />}
    </div>
  );
};
