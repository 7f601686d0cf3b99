import { useEffect, useRef } from 'react';
import { Link, useSession, useTitle } from '#core/web';
import { Alert, Button, buttonClass, Icon, PageHeading, Skeleton } from '#ui';
import type { ConversationThread } from '../../../schemas/conversation';
import { messagesPath } from '../../paths';
import { texts } from '../../texts/texts';
import { Composer } from '../composer/composer';
import { MessageList } from './message-list';
import styles from './thread.module.css';
import { useReading } from './use-reading';
import { useThread } from './use-thread';

/** The head of a conversation: whom it is with, and who can read it. */
export const ThreadHead = ({ name, about }: { readonly name: string; readonly about: string }) => (
  <header className={styles.head}>
    <Link to={messagesPath} className={styles.back}>
      <Icon name="back" size={18} />
      {texts('back')}
    </Link>
    <PageHeading size="tool" className={styles.title}>
      {name}
    </PageHeading>
    <p className={styles.about}>{about}</p>
  </header>
);

const aboutOf = ({ with: { kind } }: Pick<ConversationThread, 'with'>, role: string | undefined): string => {
  if (kind === 'client' && role === 'admin') return texts('with.client.team');
  return texts(`with.${kind}`);
};

const Nowhere = () => (
  <div>
    <PageHeading size="tool" className={styles.title}>
      {texts('thread.none')}
    </PageHeading>
    <p className={styles.about}>{texts('thread.none.more')}</p>
    <p className={styles.way}>
      <Link to={messagesPath} className={buttonClass('plain')}>
        {texts('back')}
      </Link>
    </p>
  </div>
);

/** `/messages/:id`: one conversation, for those who take part in it. */
export const ThreadView = ({ id, onChange }: { readonly id: string; readonly onChange: () => void }) => {
  const thread = useThread(id);
  const { conversation, error, messages } = thread;
  const role = useSession(({ user }) => user?.role);
  useReading(id, thread);
  const name = conversation ? (conversation.with.name ?? texts('gone')) : texts('title');
  useTitle(name);
  const newest = messages.at(-1)?.id;
  const shown = useRef(newest);
  useEffect(() => {
    if (newest !== shown.current) onChange();
    shown.current = newest;
  }, [newest, onChange]);
  if (error && !conversation) {
    if (error.status === 404) return <Nowhere />;
    return (
      <Alert tone="error" action={<Button onClick={() => void thread.reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  }
  if (!conversation) return <Skeleton lines={8} label={texts('thread.loading')} />;
  return (
    <div className={styles.thread}>
      <ThreadHead name={name} about={aboutOf(conversation, role)} />
      <MessageList thread={thread} name={name} />
      {conversation.can.write ? (
        <Composer key={id} whom={id} name={name} send={thread.send} />
      ) : (
        <Alert tone="attention">{texts('closed')}</Alert>
      )}
    </div>
  );
};
