import { lazy, Suspense } from 'react';
import { Link, useNavigate, useTitle } from '#core/web';
import { Icon, Skeleton, toast } from '#ui';
import type { ClientView } from '../../schemas/client';
import styles from './edit-birth.module.css';

const BirthForm = lazy(() => import('../birth-form/birth-form').then((module) => ({ default: module.BirthForm })));

/** The form for birth data on a page of its own: a first record, or a change of the stored one. */
export const EditBirth = ({ client }: { readonly client: ClientView | null }) => {
  const title = client ? 'Edit birth data' : 'Create Your Profile';
  useTitle(title);
  const navigate = useNavigate();
  const saved = (next: ClientView) => {
    const changed = next.version !== client?.version;
    toast({
      title: client ? 'Birth Data Saved' : 'Profile Created',
      tone: 'success',
      ...(client
        ? { description: changed ? 'Your chart was computed again.' : 'Nothing was different, so nothing changed.' }
        : {}),
    });
    void navigate('/profile', { replace: true });
  };
  return (
    <div className={`wrap ${styles.page}`}>
      <Link className={styles.back} to="/profile" replace>
        <Icon name="back" size={18} />
        Profile
      </Link>
      <h1>{title}</h1>
      <p className={styles.lead}>
        {client
          ? 'Everything in your chart follows from these few facts.'
          : 'Your chart is computed from the date, time and place of your birth. Stored encrypted; nobody sees it unless you share it.'}
      </p>
      <Suspense fallback={<Skeleton lines={8} label="Loading the form" />}>
        <BirthForm client={client} onSaved={saved} onCancel={() => void navigate('/profile', { replace: true })} />
      </Suspense>
    </div>
  );
};
