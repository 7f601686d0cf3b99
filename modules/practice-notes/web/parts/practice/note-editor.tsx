import { useState } from 'react';
import { ApiError, api, useSession } from '#core/web';
import { readDraft, saveDraft } from '#core/web/drafts';
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

/** What is typed stays on this device until it is saved, for the version that it was written on and with its key. */
const useNoteDraft = (matchId: string, note: NoteView | null) => {
  const userId = useSession(({ user }) => user?.id ?? '');
  const place = `practice-note.${note ? `${note.id}.${note.version}` : matchId}`;
  const [draft, setDraft] = useState(() => readDraft(userId, place, { text: note?.text ?? '' }));
  return {
    text: draft.text,
    key: draft.key,
    write: (text: string): void => {
      const next = { ...draft, text };
      setDraft(next);
      saveDraft(userId, place, text === (note?.text ?? '') ? null : next);
    },
    renewKey: (): void => setDraft({ ...draft, key: crypto.randomUUID() }),
    clear: (): void => saveDraft(userId, place, null),
  };
};

/** Writes or changes a note. */
export const NoteEditor = ({ matchId, note, onSaved, onClose }: NoteEditorProps) => {
  const draft = useNoteDraft(matchId, note);
  const { text } = draft;
  const [isShared, setShared] = useState(note?.isShared ?? false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    setBusy(true);
    setFailed(null);
    const body = { text, isShared, sessionId: note?.sessionId ?? null };
    try {
      if (note) await api(saveNote, { params: { id: note.id }, body }, { ifMatch: note.version });
      else await api(createNote, { params: { matchId }, body }, { idempotencyKey: draft.key });
      draft.clear();
      toast({ title: texts('saved'), tone: 'success' });
      onSaved();
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      draft.renewKey();
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
              if (chosen) draft.write(texts(`template.${chosen}.text`));
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
        <Textarea rows={10} maxLength={longestNote} value={text} onChange={({ target }) => draft.write(target.value)} />
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
