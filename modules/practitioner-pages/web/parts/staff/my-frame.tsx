import type { ReactNode } from 'react';
import { hasPage, Link, useApi } from '#core/web';
import { PageNav } from '#core/web/page-nav/page-nav';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Alert, Button, EmptyState, LinkButton, Skeleton } from '#ui';
import { getOwnPage } from '../../../schemas/endpoints';
import type { OwnPage } from '../../../schemas/page';
import { texts } from '../../texts/staff-texts';
import styles from './staff.module.css';

const root = '/team-portal/my-page';

interface MyFrameProps {
  readonly lead: string;
  readonly children: (page: OwnPage, set: (page: OwnPage) => void) => ReactNode;
}

/** A page of a practitioner about the own public page, with the way to the others. */
export const MyFrame = ({ lead, children }: MyFrameProps) => {
  const { data, error, reload, set } = useApi(getOwnPage, {}, { form: true });
  return (
    <StaffPage title={texts('mine.title')} lead={lead} of="team" back={{ to: '/team-portal', label: texts('team') }}>
      <div className={styles.page}>
        <PageNav
          label={texts('nav')}
          pages={[
            { to: root, label: texts('nav.page'), end: true },
            { to: `${root}/credentials`, label: texts('nav.credentials') },
            { to: `${root}/guests`, label: texts('nav.guests') },
            { to: `${root}/reviews`, label: texts('nav.reviews') },
          ]}
        />
        {data && children(data, (page) => void set(page))}
        {data === null && (
          <EmptyState
            title={texts('noRecord')}
            action={
              hasPage('/matching/record') && (
                <LinkButton as={Link} to="/matching/record">
                  {texts('noRecord.open')}
                </LinkButton>
              )
            }
          >
            <p>{texts('noRecord.more')}</p>
          </EmptyState>
        )}
        {data === undefined && error && (
          <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
            {error.message}
          </Alert>
        )}
        {data === undefined && !error && <Skeleton lines={8} label={texts('loading')} />}
      </div>
    </StaffPage>
  );
};
