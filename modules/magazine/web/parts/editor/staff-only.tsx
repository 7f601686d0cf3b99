import type { ReactNode } from 'react';
import { Link, useSession } from '#core/web';
import { buttonClass, EmptyState } from '#ui';
import { magazinePath } from '../../../schemas/paths';
import { texts } from './texts/texts';

/** The editors' pages for those who write; others get a link to the articles. The server guards the data. */
export const StaffOnly = ({ children }: { readonly children: ReactNode }) => {
  const role = useSession(({ user }) => user?.role);
  if (role === 'admin' || role === 'practitioner') return children;
  return (
    <EmptyState
      title={texts('forStaff')}
      action={
        <Link to={magazinePath()} className={buttonClass('plain')}>
          {texts('toJournal')}
        </Link>
      }
    >
      <p>{texts('forStaff.hint')}</p>
    </EmptyState>
  );
};
