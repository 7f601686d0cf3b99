import { type FormEvent, useRef, useState } from 'react';
import { api, failure, formatDateTime } from '#core/web';
import { Button, Field, Textarea, toast } from '#ui';
import { Chip } from '#ui/chip/chip';
import { addInboxNote } from '../../../schemas/endpoints';
import type { InboxItemView, StaffPerson } from '../../../schemas/items';
import { inboxLimits } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import styles from './item.module.css';

interface NotesProps {
  readonly view: InboxItemView;
  readonly staff: readonly StaffPerson[];
  readonly onSaved: () => void;
}

/** Notes of the team on an item, and another one that may name others. */
export const Notes = ({ view, staff, onSaved }: NotesProps) => {
  const { item, notes } = view;
  const [text, setText] = useState('');
  const [mentions, setMentions] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const key = useRef<string | null>(null);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving) return;
    if (text.trim() === '') return setWrong(texts('notes.empty'));
    key.current ??= crypto.randomUUID();
    setSaving(true);
    try {
      const params = { kind: item.kind, id: item.sourceId };
      await api(addInboxNote, { params, body: { text, mentions: [...mentions] } }, { idempotencyKey: key.current });
      key.current = null;
      setText('');
      setMentions([]);
      toast({ title: texts('notes.saved'), tone: 'success' });
      onSaved();
    } catch (error) {
      const { title, description } = failure(error, texts('notes.failed'));
      setWrong(description ?? title);
    }
    setSaving(false);
  };
  return (
    <section className={styles.block}>
      <h3>{texts('notes')}</h3>
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <Field label={texts('notes.add')} hint={texts('notes.more')} error={wrong}>
          <Textarea
            rows={2}
            maxLength={inboxLimits.note}
            readOnly={isSaving}
            value={text}
            onChange={({ target }) => {
              key.current = null;
              setWrong(null);
              setText(target.value);
            }}
          />
        </Field>
        {staff.length > 1 && (
          <fieldset className={styles.mentions}>
            <legend>
              {texts('notes.mention')} <span className="quiet small">{texts('notes.mention.more')}</span>
            </legend>
            {staff.map(({ id, name }) => (
              <Chip
                key={id}
                pressed={mentions.includes(id)}
                onClick={() => {
                  key.current = null;
                  setMentions((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
                }}
              >
                {name}
              </Chip>
            ))}
          </fieldset>
        )}
        <div>
          <Button type="submit" pending={isSaving} pendingText={texts('notes.saving')}>
            {texts('notes.save')}
          </Button>
        </div>
      </form>
      {notes.length === 0 && <p className="quiet small">{texts('notes.none')}</p>}
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id}>
            <p className={styles.text}>{note.text}</p>
            <p className={styles.meta}>
              {texts('notes.by', { author: note.author, when: formatDateTime(note.createdAt) })}
              {note.mentions.length > 0 && ` · ${texts('notes.to', { names: note.mentions.join(', ') })}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
