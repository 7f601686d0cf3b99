import { Link, useApi, useSession, useSlotSizing } from '#core/web';
import { Badge } from '#ui';
import { listFirstRun } from '../../schemas/endpoints';
import { texts } from '../texts/texts';
import styles from './first-run.module.css';

/** What is left to do before the house opens; gone once all of it is done. */
export const FirstRun = () => {
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const { data, error } = useApi(listFirstRun, isAdmin ? {} : null);
  useSlotSizing(isAdmin && !data && !error);
  const done = data?.filter(({ isDone }) => isDone).length ?? 0;
  if (!data || done === data.length) return null;
  return (
    <section aria-labelledby="first-run" className={styles.block}>
      <h2 id="first-run">{texts('firstRun')}</h2>
      <p className={styles.lead}>{texts('firstRun.lead', { done, all: data.length })}</p>
      <ul className={styles.steps}>
        {data.map(({ id, label, hint, path, isDone }) => (
          <li key={id} className={styles.step}>
            <Badge tone={isDone ? 'reviewed' : 'pending'}>{texts(isDone ? 'firstRun.done' : 'firstRun.open')}</Badge>
            <div>
              <p>{path && !isDone ? <Link to={path}>{label}</Link> : label}</p>
              {!isDone && <p className={styles.hint}>{hint}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
