import { formatDateTime } from '#core/web';
import { Badge } from '#ui';
import type { ConversationView } from '../../schemas/conversation';
import type { PartnerView } from '../../schemas/partner';
import { PagedList } from '../frame/paged-list';
import { usePages } from '../frame/use-pages';
import { texts } from '../texts/texts';
import styles from './briefs.module.css';

/** The first three partners by name; the others come on request. */
export const Partners = () => {
  const pages = usePages<PartnerView>('/api/partners?limit=3');
  return (
    <section aria-labelledby="partners" className={styles.block}>
      <h2 id="partners">{texts('partners')}</h2>
      <PagedList
        pages={pages}
        loading={texts('partners.loading')}
        empty={<p className={styles.quiet}>{texts('partners.none')}</p>}
      >
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.id}>
                <strong>{row.url ? <a href={row.url}>{row.name}</a> : row.name}</strong>
                <span className={styles.quiet}>
                  {row.city ? texts('partner.in', { type: row.type, city: row.city }) : row.type}
                </span>
                <span className={styles.marks}>
                  <Badge tone={row.status === 'active' ? 'reviewed' : 'pending'}>
                    {texts(`partner.${row.status}`)}
                  </Badge>
                  {row.sample && <Badge tone="sample">{texts('sample')}</Badge>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
};

/** The first three conversations, newest message first; the others come on request. */
export const Conversations = () => {
  const pages = usePages<ConversationView>('/api/conversations?limit=3');
  return (
    <section aria-labelledby="conversations" className={styles.block}>
      <h2 id="conversations">{texts('talks')}</h2>
      <PagedList
        pages={pages}
        loading={texts('talks.loading')}
        empty={<p className={styles.quiet}>{texts('talks.none')}</p>}
      >
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map(({ id, with: other, unread, lastMessage }) => (
              <li key={id}>
                <strong>{other.name ?? texts('audit.gone')}</strong>
                <p className={styles.words}>{lastMessage.content ?? texts('talk.gone')}</p>
                <span className={styles.quiet}>{formatDateTime(lastMessage.sentAt)}</span>
                {unread > 0 && (
                  <span className={styles.marks}>
                    <Badge tone="pending">{texts('talk.unread', { count: unread })}</Badge>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
};
