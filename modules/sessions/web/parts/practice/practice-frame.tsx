import type { ReactNode } from 'react';
import { hasPage, Link, useSession, useTitle } from '#core/web';
import { PageNav } from '#core/web/page-nav/page-nav';
import { buttonClass, EmptyState, PageHeading } from '#ui';
import styles from './practice.module.css';
import { texts } from './texts/texts';

interface PracticeFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page of a practitioner: the way to the others and its heading. Others learn whose it is. */
export const PracticeFrame = ({ title, lead, children }: PracticeFrameProps) => {
  useTitle(title);
  const isPractitioner = useSession(({ user }) => user?.role) === 'practitioner';
  if (!isPractitioner)
    return (
      <div className={styles.page}>
        <PageHeading size="tool">{title}</PageHeading>
        <EmptyState
          title={texts('notYours')}
          action={
            <Link to="/sessions" className={buttonClass('plain')}>
              {texts('notYours.link')}
            </Link>
          }
        >
          <p>{texts('notYours.hint')}</p>
        </EmptyState>
      </div>
    );
  return (
    <div className={styles.page}>
      <PageNav
        label={texts('nav')}
        pages={[
          { to: '/practice', label: texts('day'), end: true },
          { to: '/practice/calendar', label: texts('calendar') },
          { to: '/practice/services', label: texts('services') },
          { to: '/practice/calendars', label: texts('calendars') },
          ...(hasPage('/matching/hours')
            ? [
                { to: '/matching', label: texts('requests'), end: true },
                { to: '/matching/hours', label: texts('hours') },
              ]
            : []),
        ]}
      />
      <header className={styles.head}>
        <PageHeading size="tool">{title}</PageHeading>
        {lead && <p className="quiet">{lead}</p>}
      </header>
      {children}
    </div>
  );
};
