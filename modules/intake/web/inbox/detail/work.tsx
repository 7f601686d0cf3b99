import { type FormEvent, useRef, useState } from 'react';
import { api, failure, formatDateTime } from '#core/web';
import { Button, Field, Textarea, type ToastHandle, toast } from '#ui';
import type { IntakeDetail, IntakeHistoryEntry, IntakeNote } from '../../../schemas/admin';
import { intakePath } from '../paths';
import { texts } from '../texts/texts';
import styles from './detail.module.css';
import type { IntakeDesk } from './use-intake';

interface WorkProps {
  readonly intake: IntakeDetail;
  readonly desk: IntakeDesk;
}

/** Notes of the team, and a box for another one; what was typed stays when saving fails. */
const Notes = ({ intake, desk }: WorkProps) => {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  // The same words keep the same key, so that a second press makes no second note.
  const key = useRef<string | null>(null);
  // An error stays until it is closed; the next attempt answers it, and must not wait behind it.
  const told = useRef<ToastHandle | null>(null);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (saving) return;
    if (text.trim() === '') return setWrong(texts('notes.empty'));
    key.current ??= crypto.randomUUID();
    told.current?.dismiss();
    setSaving(true);
    try {
      const note = await api<IntakeNote>(intakePath(intake.id, 'notes'), {
        method: 'POST',
        body: { text: text.trim() },
        idempotencyKey: key.current,
      });
      key.current = null;
      setText('');
      desk.take({ notes: [note, ...intake.notes] });
      toast({ title: texts('notes.saved'), tone: 'success' });
      void desk.reload();
    } catch (reason) {
      const said = failure(reason, texts('error'));
      setWrong(said.description ?? said.title);
      told.current = toast(said);
    }
    setSaving(false);
  };
  return (
    <section className={styles.block}>
      <h3>{texts('notes')}</h3>
      <form onSubmit={(event) => void save(event)} noValidate className={styles.note}>
        <Field label={texts('notes.add')} hint={texts('notes.hint')} error={wrong}>
          <Textarea
            rows={2}
            maxLength={5000}
            readOnly={saving}
            value={text}
            onChange={({ target }) => {
              key.current = null;
              setWrong(null);
              setText(target.value);
            }}
          />
        </Field>
        <Button type="submit" pending={saving} pendingText={texts('notes.saving')}>
          {texts('notes.save')}
        </Button>
      </form>
      {intake.notes.length === 0 && <p className="quiet small">{texts('notes.none')}</p>}
      <ul className={styles.notes}>
        {intake.notes.map((note) => (
          <li key={note.id}>
            <p>{note.text}</p>
            <p className="quiet small">
              {texts('history.by', { when: formatDateTime(note.createdAt), who: note.author })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};

const happened = ({ kind, from, to, assignee }: IntakeHistoryEntry): string => {
  if (kind === 'moved' && from && to)
    return texts('history.moved', { from: texts(`state.${from}`), to: texts(`state.${to}`) });
  if (kind === 'assigned') return assignee ? texts('history.assigned', { name: assignee }) : texts('history.freed');
  return kind === 'moved' ? texts('history') : texts(`history.${kind}`);
};

/** Notes, and what happened to an intake with when and by whom. */
export const Work = ({ intake, desk }: WorkProps) => (
  <div className={styles.part}>
    <Notes intake={intake} desk={desk} />
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
