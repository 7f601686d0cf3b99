import { useState } from 'react';
import { formatDateTime, Link, useSession } from '#core/web';
import { Alert, Avatar, Button } from '#ui';
import { Markdown } from '#ui/markdown/markdown';
import type { DiscussionView, ResponseView } from '../../../schemas/discussion';
import { texts } from '../../texts/texts';
import { type ChangePost, EditForm, isUnsaved } from './edit-form';
import styles from './forum.module.css';
import { PostActions } from './post-actions';
import type { PostKind } from './post-endpoints';

type Post = DiscussionView | ResponseView;

interface Props<T extends Post> {
  readonly kind: PostKind;
  readonly post: T;
  readonly change: ChangePost<T>;
  readonly onSaved: (post: T) => void;
  readonly onDeleted: () => void;
  readonly onChanged: () => void;
}

/** A post as it is read: who, when, the words, and what may be done with it. */
export const PostBody = <T extends Post>({ kind, post, change, onSaved, onDeleted, onChanged }: Props<T>) => {
  const userId = useSession(({ user }) => user?.id ?? '');
  // Whoever comes back finds the words they had not saved.
  const [editing, setEditing] = useState<'asked' | 'left' | null>(() =>
    post.can.edit && isUnsaved(userId, kind, post) ? 'left' : null,
  );
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
          onEdit={() => setEditing('asked')}
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
          change={change}
          asked={editing === 'asked'}
          onCancel={() => setEditing(null)}
          onSaved={(saved) => {
            setEditing(null);
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
