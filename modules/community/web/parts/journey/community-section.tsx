import { formatDateTime, Link, useApi, useChannel } from '#core/web';
import { Alert, Badge, Button, LinkButton, Skeleton } from '#ui';
import type { DiscussionRow } from '../../../schemas/discussion';
import { countNotices, listDiscussions, listPods } from '../../../schemas/endpoints';
import type { NoticeCount } from '../../../schemas/notice';
import type { PodView } from '../../../schemas/pod';
import styles from './journey.module.css';
import { roomTexts as texts } from './texts/texts';

/** How many discussions are named here. */
const newest = 3;

const News = ({ unread }: NoticeCount) => (
  <p className={styles.news}>
    {unread > 0 ? (
      <Link to="/community/notifications">{texts('news', { count: unread })}</Link>
    ) : (
      <span className="quiet">{texts('news', { count: 0 })}</span>
    )}
  </p>
);

const Pods = ({ pods }: { readonly pods: readonly PodView[] }) => (
  <section className={styles.part} aria-labelledby="own-pods">
    <h2 id="own-pods">{texts('pods')}</h2>
    {pods.length === 0 && <p>{texts('pods.none')}</p>}
    {pods.length > 0 && (
      <ul className={styles.list}>
        {pods.map((pod) => (
          <li key={pod.id}>
            <Link to={`/community/pods/${pod.id}`}>{pod.name}</Link>
            <span>
              {texts('pods.facts', { category: pod.category, members: pod.members, capacity: pod.capacity })}
              {pod.you === 'guide' && <Badge tone="contacted">{texts('pods.guide')}</Badge>}
              {pod.sample && <Badge tone="sample">{texts('sample')}</Badge>}
            </span>
            {pod.you === 'requested' && <span>{texts('pods.asked')}</span>}
          </li>
        ))}
      </ul>
    )}
    <LinkButton as={Link} to="/community/pods">
      {texts('pods.go')}
    </LinkButton>
  </section>
);

const Talks = ({ talks }: { readonly talks: readonly DiscussionRow[] }) => (
  <section className={styles.part} aria-labelledby="newest-talks">
    <h2 id="newest-talks">{texts('talks')}</h2>
    {talks.length === 0 && <p>{texts('talks.none')}</p>}
    {talks.length > 0 && (
      <ul className={styles.list}>
        {talks.map((talk) => (
          <li key={talk.id}>
            <Link to={`/community/discussions/${talk.id}`}>{talk.title}</Link>
            <span>
              {texts('talks.facts', { category: talk.category, count: talk.responseCount })}
              <time dateTime={talk.lastAt}>{formatDateTime(talk.lastAt)}</time>
              {talk.sample && <Badge tone="sample">{texts('sample')}</Badge>}
            </span>
          </li>
        ))}
      </ul>
    )}
    <p className={styles.ways}>
      <LinkButton as={Link} to="/community">
        {texts('talks.go')}
      </LinkButton>
      <Link to="/community/new">{texts('talks.new')}</Link>
    </p>
  </section>
);

/** A room of the client's inner portal: the own pods, the newest discussions, and what was not read yet. */
export const CommunitySection = () => {
  const count = useApi(countNotices);
  const pods = useApi(listPods, { query: { mine: 'true', limit: 50 } });
  const talks = useApi(listDiscussions, { query: { limit: newest } });
  const all = [count, pods, talks];
  const reload = () => void Promise.all(all.map((one) => one.reload()));
  useChannel(null, (event) => {
    if (event === 'notices.changed' || event === 'reconnected') reload();
  });
  useChannel('discussions', (event) => {
    if (event === 'new_discussion' || event === 'new_response' || event === 'reconnected') void talks.reload();
  });
  const failed = all.find(({ error, data }) => error && !data)?.error;
  if (failed)
    return (
      <Alert tone="error" action={<Button onClick={reload}>{texts('again')}</Button>}>
        {failed.message}
      </Alert>
    );
  if (!count.data || !pods.data || !talks.data) return <Skeleton lines={6} label={texts('loading')} />;
  return (
    <div className={styles.room}>
      <News unread={count.data.unread} />
      <Pods pods={pods.data} />
      <Talks talks={talks.data} />
    </div>
  );
};
