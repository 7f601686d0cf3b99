import { formatDateTime, NavLink, useSession } from '#core/web';
import { PagedList } from '#core/web/lists/paged-list';
import type { Pages } from '#core/web/lists/use-pages';
import { Avatar, Badge, Button, EmptyState } from '#ui';
import type { ConversationView } from '../../../schemas/conversation';
import { threadPath } from '../../paths';
import { texts } from '../../texts/texts';
import { shortTime } from '../thread/days';
import styles from './conversation-list.module.css';

/** What a list shows of a conversation's newest message. */
export const wordsOf = ({ content, mine }: ConversationView['lastMessage']): string => {
  if (content === null) return texts('gone.words');
  return mine ? texts('you', { words: content }) : content;
};

const Line = ({ conversation, search }: { readonly conversation: ConversationView; readonly search: string }) => {
  const { id, with: other, unread, lastMessage } = conversation;
  const name = other.name ?? texts('gone');
  return (
    <li>
      <NavLink to={threadPath(id) + search} className={styles.line} data-unread={unread > 0 || undefined}>
        <Avatar person={{ name }} size={40} />
        <span className={styles.name}>{name}</span>{' '}
        <time className={styles.when} dateTime={lastMessage.sentAt} title={formatDateTime(lastMessage.sentAt)}>
          {shortTime(lastMessage.sentAt)}
        </time>{' '}
        <span className={styles.words} dir="auto">
          {wordsOf(lastMessage)}
        </span>{' '}
        {unread > 0 && (
          <Badge tone="gold" className={styles.unread}>
            {texts('unread', { count: unread })}
          </Badge>
        )}
      </NavLink>
    </li>
  );
};

const Empty = ({ filtered, onClear }: { readonly filtered: boolean; readonly onClear: () => void }) => {
  const role = useSession(({ user }) => user?.role ?? 'client');
  if (filtered)
    return (
      <EmptyState title={texts('noneFit')} action={<Button onClick={onClear}>{texts('clear')}</Button>}>
        <p>{texts('noneFit.more')}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={texts('none')}>
      <p>{texts(`none.${role}`)}</p>
    </EmptyState>
  );
};

interface ConversationListProps {
  readonly pages: Pages<ConversationView>;
  /** What stands after the address, so that the list stays as it is when a conversation opens. */
  readonly search: string;
  readonly filtered: boolean;
  readonly onClear: () => void;
}

/** Conversations, newest message first, each with what was said last and how much of it is unread. */
export const ConversationList = ({ pages, search, filtered, onClear }: ConversationListProps) => (
  <PagedList
    pages={pages}
    loading={texts('list.loading')}
    retry={texts('again')}
    empty={<Empty filtered={filtered} onClear={onClear} />}
  >
    {(rows) => (
      <ul className={styles.list}>
        {rows.map((conversation) => (
          <Line key={conversation.id} conversation={conversation} search={search} />
        ))}
      </ul>
    )}
  </PagedList>
);
