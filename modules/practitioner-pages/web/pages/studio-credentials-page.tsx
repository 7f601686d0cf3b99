import { useApi } from '#core/web';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Alert, Button, EmptyState, Skeleton } from '#ui';
import { listWaitingCredentials } from '../../schemas/endpoints';
import { CheckCredential } from '../parts/staff/check-credential';
import styles from '../parts/staff/staff.module.css';
import { StudioNav } from '../parts/staff/studio-nav';
import { texts } from '../texts/staff-texts';

const Credentials = () => {
  const { data, error, reload } = useApi(listWaitingCredentials, {});
  return (
    <div className={styles.page}>
      <StudioNav />
      {!data && error && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={6} label={texts('loading')} />}
      {data?.length === 0 && (
        <EmptyState title={texts('check.none')}>
          <p>{texts('check.none.more')}</p>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {data?.map((row) => (
          <CheckCredential key={row.id} row={row} onDone={() => void reload()} />
        ))}
      </ul>
    </div>
  );
};

/** `/team-portal/practitioner-pages/credentials`: documents that wait for a check. */
export const StudioCredentialsPage = () => (
  <StaffPage
    title={texts('check.title')}
    lead={texts('studio.lead')}
    of="admins"
    back={{ to: '/management', label: texts('back') }}
  >
    <Credentials />
  </StaffPage>
);
