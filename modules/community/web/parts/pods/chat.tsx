import { type FormEvent, type KeyboardEvent, Suspense, type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import { formatDateTime, useApi, useSession } from '#core/web';
import { Alert, Button, Field, Skeleton, Textarea } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { listBlocks } from '../../../schemas/endpoints';
import type { PodMessage, PodView } from '../../../schemas/pod';
import { limits } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import { usePostDraft } from '../posts/use-post-draft';
import styles from './pods.module.css';
import { usePodMessages } from './use-pod-messages';

const ReportDialog = lazyPart(() => import('../reports/report-dialog').then((module) => module.ReportDialog));

interface MessageProps {
  readonly message: PodMessage;
  readonly blocked: boolean;
  readonly onReport: () => void;
}

const Message = ({ message, blocked, onReport }: MessageProps) => {
  const own = useSession((session) => session.user?.id) === message.author?.id;
  const name = message.author?.name ?? texts('former');
  return (
    <li>
      <div className={styles.by}>
        <b>{own ? texts('you', { name }) : name}</b>{' '}
        <time dateTime={message.createdAt}>{formatDateTime(message.createdAt)}</time>
        {!own && !blocked && message.content !== null && (
          <Button
            variant="bare"
            className={styles.report}
            aria-label={texts('report.of', { name, when: formatDateTime(message.createdAt) })}
            onClick={onReport}
          >
            {texts('report')}
          </Button>
        )}
      </div>
      {blocked || message.content === null ? (
        <p className={styles.gone}>{texts(blocked ? 'blocked' : 'room.removed')}</p>
      ) : (
        <p dir="auto">{message.content}</p>
      )}
    </li>
  );
};

const nothing = { content: '' };
/** Pixels from the end that still count as being there. */
const nearEnd = 80;

const Composer = ({ podId, onSend }: { readonly podId: string; readonly onSend: (content: string) => void }) => {
  const { draft, write, clear } = usePostDraft(`pod.${podId}`, nothing);
  const { content } = draft;
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (content.trim() === '') return;
    onSend(content);
    clear();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} onSubmit={send}>
      <Field label={texts('room.say')}>
        <Textarea
          rows={2}
          maxLength={limits.message}
          value={content}
          onChange={({ target }) => write({ content: target.value })}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button type="submit" variant="loud">
        {texts('room.send')}
      </Button>
    </form>
  );
};

/** What is said in a pod, live, and where one says something. */
export const Chat = ({ pod }: { readonly pod: PodView }) => {
  const room = usePodMessages(pod.id);
  // Live messages come with their words, also those of people whom the reader blocked.
  const blocks = useApi(listBlocks);
  const blocked = new Set<string | undefined>(blocks.data?.map(({ id }) => id));
  const [reported, setReported] = useState<string | null>(null);
  const scroll = useRef<HTMLElement>(null);
  const newest = `${room.messages?.at(-1)?.seq ?? 0}/${room.waiting.length}`;
  // Whoever reads further up stays there; what they say themselves leads back to the end.
  const atEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is at its end whenever something new stands there
  useLayoutEffect(() => {
    if (scroll.current && atEnd.current) scroll.current.scrollTop = scroll.current.scrollHeight;
  }, [newest]);
  const onScroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLElement>) => {
    atEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
  };
  const send = (content: string) => {
    atEnd.current = true;
    room.send(content);
  };
  return (
    <div className={styles.chat}>
      <p className={styles.small}>{texts('room.agreement')}</p>
      {room.error && !room.messages && <Alert tone="error">{room.error.message}</Alert>}
      <section
        ref={scroll}
        className={styles.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={texts('room', { name: pod.name })}
        onScroll={onScroll}
      >
        {room.older && (
          <p>
            <Button onClick={() => void room.older?.()}>{texts('room.older')}</Button>
          </p>
        )}
        {!room.messages && !room.error && <Skeleton lines={5} label={texts('loading')} />}
        {room.messages?.length === 0 && room.waiting.length === 0 && <p>{texts('room.none')}</p>}
        <ol className={styles.messages} aria-live="polite">
          {room.messages?.map((message) => (
            <Message
              key={message.clientId}
              message={message}
              blocked={blocked.has(message.author?.id)}
              onReport={() => setReported(message.id)}
            />
          ))}
          {room.waiting.map(({ clientId, content, failed }) => (
            <li key={clientId}>
              <p dir="auto">{content}</p>
              <div className={styles.by}>{texts(failed ? 'room.failed' : 'room.waiting')}</div>
              {failed && (
                <div className={styles.buttons}>
                  <Button onClick={() => room.retry(clientId)}>{texts('room.retry')}</Button>
                  <Button onClick={() => room.drop(clientId)}>{texts('room.drop')}</Button>
                </div>
              )}
            </li>
          ))}
        </ol>
      </section>
      {room.lost && <Alert tone="attention">{texts('room.lost')}</Alert>}
      {pod.status === 'paused' || pod.status === 'archived' ? (
        <Alert>{texts('room.paused')}</Alert>
      ) : (
        <Composer podId={pod.id} onSend={send} />
      )}
      <Suspense>
        {reported && <ReportDialog kind="message" targetId={reported} onClose={() => setReported(null)} />}
      </Suspense>
    </div>
  );
};
