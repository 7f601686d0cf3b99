import { type FormEvent, useState } from 'react';
import { ApiError, api, findProblem, useChannel } from '#core/web';
import { usePages } from '#core/web/lists/use-pages';
import { Alert, Button, Field, Textarea } from '#ui';
import type { DiscussionView, ResponseView } from '../../../schemas/discussion';
import { changeResponse, createResponse, listResponses } from '../../../schemas/endpoints';
import { limits } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import { HelpOffer } from '../frame/help';
import styles from './forum.module.css';
import { PostBody } from './post';
import { usePostDraft } from './use-post-draft';

const empty = { content: '' };

interface ComposerProps {
  readonly talkId: string;
  readonly onPosted: (reply: ResponseView) => void;
}

const Composer = ({ talkId, onPosted }: ComposerProps) => {
  const { draft, write, clear } = usePostDraft(`reply.${talkId}`, empty);
  const { content, key } = draft;
  const [failed, setFailed] = useState('');
  const [help, setHelp] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (content.trim() === '') return setFailed(texts('fillAll'));
    setBusy(true);
    setFailed('');
    try {
      const input = { params: { id: talkId }, body: { content } };
      onPosted(await api(createResponse, input, { idempotencyKey: key }));
      // The same words may be meant twice: the next ones have another key.
      clear();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error.message);
      setHelp(findProblem(error, createResponse, 'too-many-requests')?.help === true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.post} onSubmit={(event) => void send(event)}>
      {help && <HelpOffer text={content} />}
      <Field label={texts('reply')} hint={texts('reply.hint')} error={failed}>
        <Textarea
          rows={4}
          maxLength={limits.content}
          value={content}
          onChange={({ target }) => write({ content: target.value })}
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
  const pages = usePages(listResponses, { params: { id: talk.id } });
  /** The words next to which help is offered. */
  const [helpFor, setHelpFor] = useState<string | null>(null);
  const { rows, more, busy, error } = pages;
  useChannel('discussions', (event, message) => {
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
                change={({ content }, ifMatch) =>
                  api(changeResponse, { params: { id: reply.id }, body: { content } }, { ifMatch })
                }
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
      {helpFor !== null && <HelpOffer text={helpFor} />}
      {!talk.hidden && (
        <Composer
          key={talk.id}
          talkId={talk.id}
          onPosted={(reply) => {
            put(reply);
            setHelpFor(reply.help ? reply.content : null);
            onCounted();
          }}
        />
      )}
    </>
  );
};
