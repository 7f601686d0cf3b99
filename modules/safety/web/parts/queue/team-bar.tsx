import { Link, useApi, useChannel, useSession } from '#core/web';
import { Alert, Button, Icon } from '#ui';
import { countRequests } from '../../../schemas/endpoints';
import { contactRequestsPage } from '../../../schemas/values';
import styles from './team-bar.module.css';
import { texts } from './texts/texts';

const Bar = () => {
  const { data, error, reload } = useApi(countRequests, {}, { everySeconds: 60 });
  useChannel('admin:contact-requests', () => void reload());
  if (!data)
    return error ? (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('retry')}</Button>}>
        {texts('failed')}
      </Alert>
    ) : (
      <p className={styles.bar} />
    );
  return (
    <p className={data.waiting > 0 ? styles.urgent : styles.bar} lang="en">
      <span>
        {data.waiting > 0 ? <b>{texts('waiting', { count: data.waiting })}</b> : texts('none')}{' '}
        {data.overdue > 0 && (
          <b className={styles.late}>
            <Icon name="clock" size={16} />
            {texts('overdue', { count: data.overdue })}{' '}
          </b>
        )}
        {data.inProgress > 0 && texts('inProgress', { count: data.inProgress })}
      </span>
      <Link to={contactRequestsPage}>{texts('open')}</Link>
    </p>
  );
};

/** First on the pages of the team: whether somebody waits to be contacted. Admins answer, so they alone see it. */
export const TeamBar = () => {
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  return isAdmin ? <Bar /> : null;
};
