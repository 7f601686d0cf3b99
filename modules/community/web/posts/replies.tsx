import { type FormEvent, useRef, useState } from 'react';
import { ApiError, api, useRoom } from '#core/web';
import { usePages } from '#core/web/lists/use-pages';
import { Alert, Button, Field, Textarea } from '#ui';
import type { DiscussionView, ResponseView } from '../../schemas/discussion';
import { limits } from '../../schemas/text';
import { HelpOffer } from '../frame/help';
import { texts } from '../texts/texts';
import styles from './forum.module.css';
import { PostBody } from './post';

const Composer = ({ path, onPosted }: { readonly path: string; readonly onPosted: (reply: ResponseView) => void }) => {
  const key = useRef(crypto.randomUUID());
  const [content, setContent] = useState('');
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (content.trim() === '') return setFailed(texts('fillAll'));
    setBusy(true);
    setFailed('');
    try {
      onPosted(await api<ResponseView>(path, { method: 'POST', body: { content }, idempotencyKey: key.current }));
      setContent('');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error.message);
    } finally {
      // The same words may be meant twice, and changed words under the same key would be refused.
      key.current = crypto.randomUUID();
      setBusy(false);
    }
  };
  return (
    <form className={styles.post} onSubmit={(event) => void send(event)}>
      <Field label={texts('reply')} hint={texts('reply.hint')} error={failed}>
        <Textarea
          rows={4}
          maxLength={limits.content}
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
      </Field>
      <p className={styles.buttons}>
        <Button type="submit" variant="loud" pending={busy} pendingText={texts('posting')}>
          {texts('reply.send')}
        </Button>
      </p>
    </form>
  );
};

/** Replies in the order they came, and where one is written. */
export const Replies = ({ talk, onCounted }: { readonly talk: DiscussionView; readonly onCounted: () => void }) => {
  const path = `/api/discussions/${talk.id}/responses`;
  const pages = usePages<ResponseView>(path);
  const [help, setHelp] = useState(false);
  const { rows, more, busy, error } = pages;
  useRoom('discussions', (event, message) => {
    // Whoever reads a later page keeps it; the next one is asked for by hand.
    const here = event === 'new_response' && message.discussionId === talk.id;
    if ((here || event === 'reconnected') && !more && (rows?.length ?? 0) < 20) void pages.reload();
  });
  const put = (reply: ResponseView) =>
    pages.change((before) =>
      before.some(({ id }) => id === reply.id)
        ? before.map((one) => (one.id === reply.id ? reply : one))
        : [...before, reply],
    );
  return (
    <>
      <h2>{texts('replies.title')}</h2>
      {error && <Alert tone="error">{error.message}</Alert>}
      {rows?.length === 0 && <p>{texts('replies.none')}</p>}
      {rows && rows.length > 0 && (
        <ol className={styles.replies}>
          {rows.map((reply) => (
            <li key={reply.id}>
              <PostBody
                kind="response"
                post={reply}
                onSaved={put}
                onDeleted={() => {
                  pages.change((before) => before.filter(({ id }) => id !== reply.id));
                  onCounted();
                }}
                onChanged={() => {
                  void pages.reload();
                  onCounted();
                }}
              />
            </li>
          ))}
        </ol>
      )}
      {more && (
        <p>
          <Button pending={busy} onClick={() => void more()}>
            {texts('more')}
          </Button>
        </p>
      )}
      {help && <HelpOffer />}
      {!talk.hidden && (
        <Composer
          path={path}
          onPosted={(reply) => {
            put(reply);
            setHelp(reply.help);
            onCounted();
          }}
        />
      )}
    </>
  );
};
