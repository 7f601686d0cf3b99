import { formatDateTime, Link, refreshAnswers, useApi, useChannel } from '#core/web';
import { Brief } from '#core/web/lists/brief';
import { Badge } from '#ui';
import type { ConversationView } from '../../../schemas/conversation';
import { getMessageStatus, listConversations } from '../../../schemas/endpoints';
import { changed, messagesPath, threadPath } from '../../paths';
import { texts } from '../../texts/texts';
import styles from './newest.module.css';

const Line = ({ conversation }: { readonly conversation: ConversationView }) => (
  <li>
    <Link to={threadPath(conversation.id)} className={styles.name}>
      {conversation.with.name ?? texts('brief.gone')}
    </Link>
    <p className={styles.words}>{conversation.lastMessage.content ?? texts('brief.gone.words')}</p>
    <span className={styles.quiet}>{formatDateTime(conversation.lastMessage.sentAt)}</span>
    {conversation.unread > 0 && (
      <span>
        <Badge tone="pending">{texts('brief.unread', { count: conversation.unread })}</Badge>
      </span>
    )}
  </li>
);

/** The first three conversations, newest message first, live, and the way to all of them. */
export const NewestConversations = () => {
  const { data, error, reload } = useApi(listConversations, { query: { limit: 3 } });
  const status = useApi(getMessageStatus);
  const total = status.data?.conversations ?? null;
  useChannel(null, (event) => {
    if (event === changed || event === 'reconnected') void refreshAnswers(listConversations, getMessageStatus);
  });
  return (
    <Brief
      id="conversations"
      title={texts('brief')}
      loading={texts('brief.loading')}
      retry={texts('again')}
      error={error}
      onAgain={() => void reload().catch(() => undefined)}
      none={texts('brief.none')}
      all={{ to: messagesPath, label: total ? texts('seeAll.count', { count: total }) : texts('seeAll') }}
      rows={data?.map((one) => <Line key={one.id} conversation={one} />)}
    />
  );
};
