import { formatDateTime, formatInstant } from '#core/web';
import { Button, classNames } from '#ui';
import type { MessageView } from '../../../schemas/conversation';
import { texts } from '../../texts/texts';
import { daysOf } from './days';
import styles from './message-list.module.css';
import type { Thread } from './use-thread';

const Message = ({ message, last }: { readonly message: MessageView; readonly last: boolean }) => {
  const { content, mine, authorName, sentAt, isRead } = message;
  return (
    <li className={classNames(styles.message, mine && styles.mine)}>
      <p className={styles.head}>
        <b>{mine ? texts('mine') : (authorName ?? texts('gone'))}</b>{' '}
        <time dateTime={sentAt} title={formatDateTime(sentAt)}>
          {formatInstant(sentAt, { hour: 'numeric', minute: '2-digit' })}
        </time>
      </p>
      {content === null ? (
        <p className={styles.lost}>{texts('gone.words')}</p>
      ) : (
        <p className={styles.words} dir="auto">
          {content}
        </p>
      )}
      {last && <p className={styles.receipt}>{texts(isRead ? 'read' : 'sent')}</p>}
    </li>
  );
};

const olderSays = { idle: 'older', busy: 'older.loading', failed: 'older.failed' } as const;

/** The messages by day, newest at the end; the list keeps its place when older ones come in above. */
export const MessageList = ({ thread, name }: { readonly thread: Thread; readonly name: string }) => {
  const { messages, older, arrived } = thread;
  const lastMine = messages.findLast(({ mine }) => mine)?.id;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={texts('thread.label', { name })}>
        <div className={styles.days}>
          {older !== 'none' && (
            <div className={styles.older}>
              <Button pending={older === 'busy'} onClick={() => void thread.showOlder()}>
                {texts(olderSays[older])}
              </Button>
            </div>
          )}
          {messages.length === 0 && <p className={styles.receipt}>{texts('thread.begin')}</p>}
          {daysOf(messages).map((day) => (
            <section key={day.messages[0]?.id} className={styles.day} aria-label={day.name}>
              <h2 className={styles.name}>{day.name}</h2>
              <ol className={styles.list}>
                {day.messages.map((message) => (
                  <Message key={message.id} message={message} last={message.id === lastMine} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </section>
      <p className="visually-hidden" role="status">
        {arrived && texts('arrived', { name: arrived.authorName ?? name })}
      </p>
    </>
  );
};
