import { formatDateTime, Link, useApi, useSession } from '#core/web';
import { Alert, Card, Icon, Skeleton } from '#ui';
import { countIntakes } from '../../../schemas/endpoints';
import { inboxPath } from './paths';
import { texts } from './texts/texts';
import styles from './waiting-card.module.css';

const Waiting = () => {
  const { data, error } = useApi(countIntakes, {}, { everySeconds: 60 });
  if (!data) return error ? <Alert tone="error">{error.message}</Alert> : <Skeleton lines={2} />;
  return (
    <p className={styles.next}>
      {data.overdue > 0 && (
        <b className={styles.late}>
          <Icon name="clock" size={16} />
          {texts('card.overdue', { count: data.overdue })}
        </b>
      )}
      <span>
        {data.nextDueAt
          ? texts('card.next', { when: formatDateTime(data.nextDueAt) })
          : texts(data.total === 0 ? 'card.empty' : 'card.none')}
      </span>
    </p>
  );
};

const Title = () => {
  const { data } = useApi(countIntakes);
  return data ? texts('card', { count: data.waiting }) : texts('card.plain');
};

/** On the team's page of clients: how many questionnaires wait, and when the next answer is due. They are read by admins alone. */
export const WaitingCard = () => {
  const admin = useSession(({ user }) => user?.role === 'admin');
  if (!admin) return null;
  return (
    <Card title={<Title />} actions={<Link to={inboxPath}>{texts('card.open')}</Link>}>
      <Waiting />
    </Card>
  );
};
