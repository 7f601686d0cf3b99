import { Link, useSession, useTitle } from '#core/web';
import { Alert, Button, buttonClass, EmptyState, Skeleton } from '#ui';
import { usePlans } from '../api/use-plans';
import styles from '../parts/aftercare.module.css';
import { PlanCard } from '../parts/plan/plan-card';
import { texts } from '../texts/texts';

const Plans = ({ clientId }: { readonly clientId: string }) => {
  const care = usePlans(clientId);
  if (care.error && !care.care)
    return (
      <Alert tone="error" action={<Button onClick={() => void care.reload()}>{texts('again')}</Button>}>
        {care.error.message}
      </Alert>
    );
  if (!care.care) return <Skeleton lines={6} label={texts('loading')} />;
  if (care.care.plans.length === 0)
    return (
      <EmptyState
        title={texts('own.none')}
        action={
          <Link to="/matching" className={buttonClass('plain')}>
            {texts('own.matches')}
          </Link>
        }
      >
        <p>{texts('own.none.hint')}</p>
      </EmptyState>
    );
  return care.care.plans.map((plan) => <PlanCard key={plan.id} plan={plan} as="client" care={care} />);
};

/** `/aftercare`: a client's own plans, to be read and ticked. */
export const OwnPlansPage = () => {
  useTitle(texts('title'));
  const user = useSession((session) => session.user);
  const client = user?.role === 'client' ? user.id : null;
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{texts(client ? 'own.title' : 'own.only')}</h1>
        {client && <p className="lead">{texts('own.lead')}</p>}
      </header>
      {client ? (
        <Plans clientId={client} />
      ) : (
        <EmptyState
          title={texts('own.only')}
          action={
            <Link to="/team-portal" className={buttonClass('plain')}>
              {texts('own.only.go')}
            </Link>
          }
        >
          <p>{texts('own.only.hint')}</p>
        </EmptyState>
      )}
    </div>
  );
};
