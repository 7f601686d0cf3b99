import { Link, useApi } from '#core/web';
import { buttonClass, Icon } from '#ui';
import { getMessageStatus } from '../../../schemas/endpoints';
import { threadPath, writePath } from '../../paths';
import { texts } from '../../texts/texts';
import styles from './write-to.module.css';

/** Whom the person can write to: the team, and everybody of an accepted match. */
export const WriteTo = () => {
  const { data } = useApi(getMessageStatus);
  if (!data || (!data.team && data.people.length === 0)) return null;
  const fresh = data.people.filter(({ conversationId }) => conversationId === null);
  if (!data.team && fresh.length === 0) return null;
  return (
    <section aria-label={texts('write')} className={styles.people}>
      {data.team && (
        <Link
          className={buttonClass('plain')}
          to={data.team.conversationId ? threadPath(data.team.conversationId) : writePath('team')}
        >
          <Icon name="message" size={18} />
          {texts('write.team')}
        </Link>
      )}
      {fresh.map(({ matchId, name }) => (
        <Link key={matchId} className={buttonClass('plain')} to={writePath(matchId)}>
          <Icon name="plus" size={18} />
          {texts('write.person', { name })}
        </Link>
      ))}
    </section>
  );
};
