import { Link, useSession } from '#core/web';
import { Alert, Button, Skeleton } from '#ui';
import { usePlans } from '../../api/use-plans';
import { ownPlansPath } from '../../paths';
import { texts } from '../../texts/texts';
import styles from '../aftercare.module.css';
import { PlanCard } from './plan-card';

/** In the client's inner portal: the plans under way, to be ticked there; closed ones stay on their own page. */
export const JourneySection = () => {
  const user = useSession((session) => session.user);
  const care = usePlans(user?.role === 'client' ? user.id : null);
  if (care.error && !care.care)
    return (
      <Alert tone="error" action={<Button onClick={() => void care.reload()}>{texts('again')}</Button>}>
        {care.error.message}
      </Alert>
    );
  if (!care.care) return <Skeleton lines={6} label={texts('loading')} />;
  const active = care.care.plans.filter(({ status }) => status === 'active');
  const closed = care.care.plans.length - active.length;
  return (
    <div className={styles.body}>
      {active.length === 0 && (
        <section className={styles.plan} aria-labelledby="no-plan">
          <h2 id="no-plan">{texts('own.none')}</h2>
          <p>{texts('own.none.hint')}</p>
        </section>
      )}
      {active.map((plan) => (
        <PlanCard key={plan.id} plan={plan} as="client" care={care} />
      ))}
      {closed > 0 && (
        <p>
          <Link to={ownPlansPath}>{texts('room.closed', { count: closed })}</Link>
        </p>
      )}
    </div>
  );
};
