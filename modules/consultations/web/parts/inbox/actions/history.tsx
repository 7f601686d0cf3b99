import { formatDateTime } from '#core/web';
import type { HistoryEntry } from '../../../../schemas/inbox';
import { texts } from '../texts/texts';
import styles from './actions.module.css';

const said = ({ kind, from, to }: HistoryEntry): string =>
  kind === 'status' && from && to
    ? texts('history.status', { from: texts(`status.${from}`), to: texts(`status.${to}`) })
    : texts(kind === 'status' ? 'history' : `history.${kind}`);

/** Things that only people do: without a name of the team it was whoever asked, by the form or by the mailed link. */
const byGuest: readonly HistoryEntry['kind'][] = ['created', 'rescheduled', 'cancelled'];
const who = ({ kind, actor }: HistoryEntry): string => actor ?? texts(byGuest.includes(kind) ? 'guest' : 'system');

/** What happened to a request, with when and by whom. */
export const History = ({ entries }: { readonly entries: readonly HistoryEntry[] }) => (
  <section className={styles.block}>
    <h3>{texts('history')}</h3>
    {entries.length === 0 && <p className="quiet small">{texts('history.none')}</p>}
    <ol className={styles.history}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span>{said(entry)}</span>
          <span className="quiet small">
            {texts('history.by', { when: formatDateTime(entry.at), who: who(entry) })}
          </span>
        </li>
      ))}
    </ol>
  </section>
);
