import { useRef, useState } from 'react';
import { ApiError, api } from '#core/web';
import { Alert, Button, Field, Textarea, toast } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { Select } from '#ui/select/select';
import { createNote, saveNote } from '../../../schemas/endpoints';
import type { NoteView } from '../../../schemas/notes';
import { longestNote } from '../../../schemas/values';
import styles from '../between.module.css';
import { texts } from './texts/texts';

const templates = ['soap', 'dap', 'first'] as const;

interface NoteEditorProps {
  readonly matchId: string;
  /** Null for a new one. */
  readonly note: NoteView | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Writes or changes a note. Words stay here until they are saved. */
export const NoteEditor = ({ matchId, note, onSaved, onClose }: NoteEditorProps) => {
  const [text, setText] = useState(note?.text ?? '');
  const [isShared, setShared] = useState(note?.isShared ?? false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const key = useRef(crypto.randomUUID());
  const save = async (): Promise<void> => {
    setBusy(true);
    setFailed(null);
    const body = { text, isShared, sessionId: note?.sessionId ?? null };
    try {
      if (note) await api(saveNote, { params: { id: note.id }, body }, { ifMatch: note.version });
      else await api(createNote, { params: { matchId }, body }, { idempotencyKey: key.current });
      toast({ title: texts('saved'), tone: 'success' });
      onSaved();
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      key.current = crypto.randomUUID();
      setFailed(reason.status === 412 ? texts('changed') : reason.message);
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.section}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void save();
      }}
    >
      {!note && text.trim() === '' && (
        <Field label={texts('template')}>
          <Select
            value=""
            onChange={({ target }) => {
              const chosen = templates.find((one) => one === target.value);
              if (chosen) setText(texts(`template.${chosen}.text`));
            }}
          >
            <option value="">{texts('template.none')}</option>
            {templates.map((one) => (
              <option key={one} value={one}>
                {texts(`template.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={texts('text')}>
        <Textarea rows={10} maxLength={longestNote} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Checkbox
        label={texts('shared')}
        hint={texts('shared.hint')}
        checked={isShared}
        onChange={({ target }) => setShared(target.checked)}
      />
      {failed && <Alert tone="error">{failed}</Alert>}
      <div className={styles.acts}>
        <Button type="submit" variant="loud" disabled={text.trim() === ''} pending={busy}>
          {texts('save')}
        </Button>
        <Button variant="bare" onClick={onClose}>
          {texts('close')}
        </Button>
      </div>
    </form>
  );
};
