import { Suspense } from 'react';
import { Link, useNavigate, useTitle } from '#core/web';
import { Icon, Skeleton, toast } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import type { ClientView } from '../../../schemas/client';
import styles from './edit-birth.module.css';
import { texts } from './texts/texts';

const BirthForm = lazyPart(() => import('../birth-form/birth-form').then((module) => module.BirthForm));

/** The form for birth data on a page of its own: a first record, or a change of the stored one. */
export const EditBirth = ({ client }: { readonly client: ClientView | null }) => {
  const title = client ? texts('editBirthData') : texts('createYourProfile');
  useTitle(title);
  const navigate = useNavigate();
  const saved = (next: ClientView) => {
    const changed = next.version !== client?.version;
    toast({
      title: client ? texts('birthDataSaved') : texts('profileCreated'),
      tone: 'success',
      ...(client ? { description: changed ? texts('yourChartWasComputed') : texts('nothingWasDifferentSo') } : {}),
    });
    void navigate('/profile', { replace: true });
  };
  return (
    <div className={`wrap ${styles.page}`}>
      <Link className={styles.back} to="/profile" replace>
        <Icon name="back" size={18} />
        {texts('profile')}
      </Link>
      <h1>{title}</h1>
      <p className={styles.lead}>{client ? texts('everythingInYourChart') : texts('yourChartIsComputed')}</p>
      <Suspense fallback={<Skeleton lines={8} label={texts('loadingTheForm')} />}>
        <BirthForm client={client} onSaved={saved} onCancel={() => void navigate('/profile', { replace: true })} />
      </Suspense>
    </div>
  );
};
