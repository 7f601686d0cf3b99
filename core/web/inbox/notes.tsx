import { type FormEvent, useRef, useState } from 'react';
import { failure, formatDateTime } from '#core/web';
import { Button, Field, Textarea, type ToastHandle, toast } from '#ui';
import styles from './notes.module.css';
import type { Words } from './words';

/** A note of the team; `createdAt` an ISO instant. */
export interface InboxNote {
  readonly id: string;
  readonly author: string;
  readonly text: string;
  readonly createdAt: string;
}

interface NotesProps {
  readonly words: Words<
    | 'notes'
    | 'notes.add'
    | 'notes.hint'
    | 'notes.save'
    | 'notes.saving'
    | 'notes.saved'
    | 'notes.empty'
    | 'notes.none'
    | 'history.by'
    | 'error'
  >;
  /** Adds a note; the same key stands for the same note. */
  readonly add: (text: string, idempotencyKey: string) => Promise<InboxNote>;
  readonly notes: readonly InboxNote[];
  readonly onSaved: (note: InboxNote) => void;
}

/** Notes of the team, and a box for another one; what was typed stays when saving fails. */
export const Notes = ({ words, add, notes, onSaved }: NotesProps) => {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  // The same words keep the same key, so that a second press makes no second note.
  const key = useRef<string | null>(null);
  // An error stays until it is closed; the next attempt answers it, and must not wait behind it.
  const shownToast = useRef<ToastHandle | null>(null);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (saving) return;
    if (text.trim() === '') return setWrong(words('notes.empty'));
    key.current ??= crypto.randomUUID();
    shownToast.current?.dismiss();
    setSaving(true);
    try {
      const note = await add(text.trim(), key.current);
      key.current = null;
      setText('');
      onSaved(note);
      toast({ title: words('notes.saved'), tone: 'success' });
    } catch (reason) {
      const said = failure(reason, words('error'));
      setWrong(said.description ?? said.title);
      shownToast.current = toast(said);
    }
    setSaving(false);
  };
  return (
    <section className={styles.block}>
      <h3>{words('notes')}</h3>
      <form onSubmit={(event) => void save(event)} noValidate className={styles.note}>
        <Field label={words('notes.add')} hint={words('notes.hint')} error={wrong}>
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
        <Button type="submit" pending={saving} pendingText={words('notes.saving')}>
          {words('notes.save')}
        </Button>
      </form>
      {notes.length === 0 && <p className="quiet small">{words('notes.none')}</p>}
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id}>
            <p>{note.text}</p>
            <p className="quiet small">
              {words('history.by', { when: formatDateTime(note.createdAt), who: note.author })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
