import { formatDateTime, Link, refreshAnswers, useApi, useRoom } from '#core/web';
import { Badge } from '#ui';
import type { ConversationView } from '../../schemas/conversation';
import { getMessageStatus, listConversations } from '../../schemas/endpoints';
import { PartnerName, PartnerState } from '../partners/partner-table';
import { partnersPath } from '../paths';
import { changed, messagesPath, threadPath } from '../talks/talk';
import { texts } from '../texts/texts';
import { Brief } from './brief';
import styles from './briefs.module.css';
import { useFirstPartners } from './use-first-partners';

/** The first three partners by name, and the way to all of them. */
export const Partners = () => {
  const { rows, total, error, reload } = useFirstPartners();
  return (
    <Brief
      id="partners"
      title={texts('partners')}
      loading={texts('partners.loading')}
      error={error}
      onAgain={reload}
      none={texts('partners.none')}
      all={partnersPath}
      total={total}
      rows={rows?.map((row) => (
        <li key={row.id}>
          <PartnerName partner={row} />
          <span className={styles.quiet}>
            {row.city ? texts('partner.in', { type: row.type, city: row.city }) : row.type}
          </span>
          <PartnerState partner={row} />
        </li>
      ))}
    />
  );
};

const Talk = ({ talk }: { readonly talk: ConversationView }) => (
  <li>
    <Link to={threadPath(talk.id)} className={styles.talk}>
      {talk.with.name ?? texts('audit.gone')}
    </Link>
    <p className={styles.words}>{talk.lastMessage.content ?? texts('talk.gone')}</p>
    <span className={styles.quiet}>{formatDateTime(talk.lastMessage.sentAt)}</span>
    {talk.unread > 0 && (
      <span>
        <Badge tone="pending">{texts('talk.unread', { count: talk.unread })}</Badge>
      </span>
    )}
  </li>
);

/** The first three conversations, newest message first, live, and the way to all of them. */
export const Conversations = () => {
  const { data, error, reload } = useApi(listConversations, { query: { limit: 3 } });
  const standing = useApi(getMessageStatus);
  useRoom(null, (event) => {
    if (event === changed || event === 'reconnected') void refreshAnswers(listConversations, getMessageStatus);
  });
  return (
    <Brief
      id="conversations"
      title={texts('talks')}
      loading={texts('talks.loading')}
      error={error}
      onAgain={() => void reload().catch(() => undefined)}
      none={texts('talks.none')}
      all={messagesPath}
      total={standing.data?.conversations ?? null}
      rows={data?.map((talk) => <Talk key={talk.id} talk={talk} />)}
    />
  );
};
