import { type FormEvent, useState } from 'react';
import { ApiError, api, formatDateTime, Link } from '#core/web';
import { Alert, Avatar, Button, Field, Textarea } from '#ui';
import { Markdown } from '#ui/markdown/markdown';
import type { DiscussionView, ResponseView } from '../../schemas/discussion';
import { limits } from '../../schemas/text';
import { texts } from '../texts/texts';
import styles from './forum.module.css';
import { PostActions } from './post-actions';

type Post = DiscussionView | ResponseView;

interface Props<T extends Post> {
  readonly kind: 'discussion' | 'response';
  readonly post: T;
  readonly onSaved: (post: T) => void;
  readonly onDeleted: () => void;
  readonly onChanged: () => void;
}

const EditForm = <T extends Post>({
  kind,
  post,
  onSaved,
  onCancel,
}: Pick<Props<T>, 'kind' | 'post' | 'onSaved'> & { readonly onCancel: () => void }) => {
  const [content, setContent] = useState(post.content);
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (content.trim() === '') return setFailed(texts('fillAll'));
    setBusy(true);
    try {
      const path = `/api/${kind === 'discussion' ? 'discussions' : 'responses'}/${post.id}`;
      onSaved(await api<T>(path, { method: 'PATCH', ifMatch: post.version, body: { content } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error.message);
      setBusy(false);
    }
  };
  return (
    <form className={styles.post} onSubmit={(event) => void save(event)}>
      {failed && <Alert tone="error">{failed}</Alert>}
      <Field label={texts('field.content')} hint={texts('field.content.hint')}>
        <Textarea
          rows={6}
          maxLength={limits.content}
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
      </Field>
      <p className={styles.buttons}>
        <Button type="submit" variant="loud" pending={busy} pendingText={texts('saving')}>
          {texts('save')}
        </Button>
        <Button onClick={onCancel}>{texts('cancel')}</Button>
      </p>
    </form>
  );
};

/** A post as it is read: who, when, the words, and what may be done with it. */
export const PostBody = <T extends Post>({ kind, post, onSaved, onDeleted, onChanged }: Props<T>) => {
  const [editing, setEditing] = useState(false);
  const [unveiled, setUnveiled] = useState(false);
  const { author } = post;
  const name = author?.name ?? texts('former');
  return (
    <div className={styles.post}>
      <div className={styles.by}>
        <Avatar person={{ name }} />
        <div>
          <b>{author?.you ? texts('you', { name }) : name}</b>
          <small>
            <time dateTime={post.createdAt}>{formatDateTime(post.createdAt)}</time>
            {post.editedAt && `, ${texts('edited', { when: formatDateTime(post.editedAt) })}`}
          </small>
        </div>
        <PostActions
          kind={kind}
          id={post.id}
          author={author}
          can={post.can}
          hidden={post.hidden}
          blocked={post.blocked}
          onEdit={() => setEditing(true)}
          onDeleted={onDeleted}
          onUndone={onChanged}
          onChanged={onChanged}
        />
      </div>
      {post.hidden && <Alert tone="attention">{texts('hidden')}</Alert>}
      {editing ? (
        <EditForm
          kind={kind}
          post={post}
          onCancel={() => setEditing(false)}
          onSaved={(saved) => {
            setEditing(false);
            onSaved(saved);
          }}
        />
      ) : post.blocked && !unveiled ? (
        <div className={styles.veil}>
          <span>{texts('blocked')}</span>
          <Button onClick={() => setUnveiled(true)}>{texts('blocked.show')}</Button>
        </div>
      ) : (
        <Markdown
          tree={post.tree}
          look={kind === 'discussion' ? 'prose' : 'plain'}
          ownLink={(to, words) => <Link to={to}>{words}</Link>}
        />
      )}
    </div>
  );
};
