import { api, formatDateTime } from '#core/web';
import { Notes } from '#core/web/desk/notes';
import type { IntakeDetail, IntakeHistoryEntry } from '../../../schemas/admin';
import { addNote } from '../../../schemas/endpoints';
import { texts } from '../texts/texts';
import styles from './detail.module.css';
import type { IntakeDesk } from './use-intake';

interface WorkProps {
  readonly intake: IntakeDetail;
  readonly desk: IntakeDesk;
}

const happened = ({ kind, from, to, assignee }: IntakeHistoryEntry): string => {
  if (kind === 'moved' && from && to)
    return texts('history.moved', { from: texts(`state.${from}`), to: texts(`state.${to}`) });
  if (kind === 'assigned') return assignee ? texts('history.assigned', { name: assignee }) : texts('history.freed');
  return kind === 'moved' ? texts('history') : texts(`history.${kind}`);
};

/** Notes, and what happened to an intake with when and by whom. */
export const Work = ({ intake, desk }: WorkProps) => (
  <div className={styles.part}>
    <Notes
      words={texts}
      add={(text, idempotencyKey) => api(addNote, { params: { id: intake.id }, body: { text } }, { idempotencyKey })}
      notes={intake.notes}
      onSaved={(note) => {
        desk.take({ notes: [note, ...intake.notes] });
        void desk.reload();
      }}
    />
    <section className={styles.block}>
      <h3>{texts('history')}</h3>
      <ol className={styles.history}>
        {intake.history.map((entry) => (
          <li key={`${entry.kind}-${entry.at}`}>
            <span>{happened(entry)}</span>
            <span className="quiet small">
              {texts('history.by', {
                when: formatDateTime(entry.at),
                who: entry.by ?? texts(entry.kind === 'received' ? 'history.sender' : 'history.former'),
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  </div>
);
