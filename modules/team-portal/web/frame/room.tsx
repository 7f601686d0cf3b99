import type { ReactNode } from 'react';
import { teamUrgent } from '#core/contract/team-slots';
import { askToSignIn, Link, Slot, useSession, useTitle } from '#core/web';
import { Button, buttonClass, EmptyState, Icon, PageHeading } from '#ui';
import { managementPath } from '../paths';
import { texts } from '../texts/texts';
import styles from './room.module.css';

interface RoomProps {
  readonly title: string;
  /** What the browser's tab says where it says more than the heading. */
  readonly tabTitle?: string;
  readonly lead: string;
  /** Whose room it is: the team's, or the admins' alone. */
  readonly of: 'team' | 'admins';
  /** Leads back to the Management Dashboard, as rooms of admins always do, or to where this room is part of. */
  readonly back?: boolean | { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

const nothing = {};

const Closed = ({ of, role }: { readonly of: RoomProps['of']; readonly role: string | null }) => {
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
        <Link to={whose === 'team' ? '/dashboard' : managementPath} className={buttonClass('plain')}>
          {texts(`${whose}.back`)}
        </Link>
      }
    >
      <p>{texts(`${whose}.more`)}</p>
    </EmptyState>
  );
};

/** A room of the team: its heading, and what is in it for those it is for. Others are told kindly; the server guards what is behind it. */
export const Room = ({ title, tabTitle = title, lead, of, back = of === 'admins', children }: RoomProps) => {
  useTitle(tabTitle);
  const role = useSession(({ user }) => user?.role ?? null);
  const way = back === true ? { to: managementPath, label: texts('back') } : back;
  const open = role === 'admin' || (of === 'team' && role === 'practitioner');
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        {open && way && (
          <Link to={way.to} className={styles.back}>
            <Icon name="back" size={18} />
            {way.label}
          </Link>
        )}
        <PageHeading size="tool">{title}</PageHeading>
        {open && lead !== '' && <p className={styles.lead}>{lead}</p>}
      </header>
      {open && <Slot of={teamUrgent} with={nothing} waiting={role === 'admin' && <div className={styles.urgent} />} />}
      {open ? children : <Closed of={of} role={role} />}
    </div>
  );
};
