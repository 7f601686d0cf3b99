import { type FormEvent, useRef, useState } from 'react';
import { api, failure, formatDateTime } from '#core/web';
import { Button, Field, Textarea, type ToastHandle, toast } from '#ui';
import type { ConsultationNote, ConsultationView } from '../../../schemas/desk';
import { requestPath } from '../paths';
import { texts } from '../texts/texts';
import styles from './actions.module.css';
import type { RequestState } from './use-request';

interface NotesProps {
  readonly request: ConsultationView;
  readonly state: RequestState;
}

/** Notes of the team on a request, and a box for another one; what was typed stays when saving fails. */
export const Notes = ({ request, state }: NotesProps) => {
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
      const note = await api<ConsultationNote>(requestPath(request.id, 'notes'), {
        method: 'POST',
        body: { text: text.trim() },
        idempotencyKey: key.current,
      });
      key.current = null;
      setText('');
      state.take({ notes: [note, ...request.notes] });
      toast({ title: texts('notes.saved'), tone: 'success' });
      void state.reload();
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
      {request.notes.length === 0 && <p className="quiet small">{texts('notes.none')}</p>}
      <ul className={styles.notes}>
        {request.notes.map((note) => (
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
