import { api, useApi, useChannel, useNavigate, useParams, useSearchParams, useTitle } from '#core/web';
import { Alert, Badge, Button, EmptyState, PageHeading, Skeleton } from '#ui';
import type { DiscussionView } from '../../schemas/discussion';
import { changeDiscussion, getDiscussion, setDiscussionLevel } from '../../schemas/endpoints';
import { Leaf } from '../parts/frame/frame';
import { HelpOffer } from '../parts/frame/help';
import { LevelField } from '../parts/notices/level-field';
import styles from '../parts/posts/forum.module.css';
import { PostBody } from '../parts/posts/post';
import { Replies } from '../parts/posts/replies';
import { texts } from '../texts/texts';

const Thread = ({
  talk,
  set,
  reload,
}: {
  readonly talk: DiscussionView;
  readonly set: (talk: DiscussionView) => void;
  readonly reload: () => void;
}) => {
  const navigate = useNavigate();
  const path = `/community/discussions/${talk.id}`;
  const params = { id: talk.id };
  return (
    <article className={styles.thread}>
      <p className={styles.meta}>
        <span>{talk.category}</span>
        <span>{texts('replies', { count: talk.responseCount })}</span>
        {talk.sample && <Badge tone="sample">{texts('sample')}</Badge>}
      </p>
      <PageHeading size="tool">{talk.title}</PageHeading>
      <PostBody
        kind="discussion"
        post={talk}
        change={(body, ifMatch) => api(changeDiscussion, { params, body }, { ifMatch })}
        onSaved={set}
        onDeleted={() => void navigate('/community', { replace: true })}
        onChanged={() => {
          reload();
          void navigate(path);
        }}
      />
      <Replies talk={talk} onCounted={reload} />
      <div className={styles.level}>
        <LevelField
          level={talk.level}
          save={async (chosen) =>
            set({ ...talk, ...(await api(setDiscussionLevel, { params, body: { level: chosen } })) })
          }
        />
      </div>
    </article>
  );
};

/** `/community/discussions/:id`: a discussion with its replies. */
export const DiscussionPage = () => {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { data, error, reload, set } = useApi(getDiscussion, { params: { id } });
  const offered = params.has('help');
  useTitle(data?.title ?? texts('title'));
  useChannel('discussions', (event, message) => {
    if (event === 'reconnected' || (event === 'new_response' && message.discussionId === id)) void reload();
  });
  const gone = error?.status === 404;
  return (
    <Leaf to="/community" back={texts('back.forum')}>
      {offered && <HelpOffer text={data?.content ?? null} />}
      {gone ? (
        <EmptyState title={texts('gone')}>
          <p>{texts('gone.hint')}</p>
        </EmptyState>
      ) : data ? (
        <Thread talk={data} set={(talk) => void set(talk)} reload={() => void reload()} />
      ) : error ? (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      ) : (
        <Skeleton lines={8} label={texts('loading')} />
      )}
    </Leaf>
  );
};
