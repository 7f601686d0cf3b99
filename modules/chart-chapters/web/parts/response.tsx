import { useState } from 'react';
import { Alert, Button } from '#ui';
import { Chip } from '#ui/chip/chip';
import { Field } from '#ui/field/field';
import { Textarea } from '#ui/textarea/textarea';
import type { Chapter } from '../../schemas/chapters';
import type { Chapters } from '../api/use-chapters';
import { texts } from '../texts/texts';
import styles from './response.module.css';

const verdicts = { fits: 'fits', 'not-me': 'notMe' } as const;

interface ResponseProps {
  readonly chapter: Chapter;
  readonly say: Chapters['say'];
  /** Why the last answer was not saved. */
  readonly failed: string | undefined;
}

const NoteForm = ({ chapter, say, onClose }: Omit<ResponseProps, 'failed'> & { readonly onClose: () => void }) => {
  const { id, title, response } = chapter;
  const [text, setText] = useState(response?.note ?? '');
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const saved = await say(id, { verdict: response?.verdict ?? null, note: text.trim() || null });
    setBusy(false);
    if (saved) onClose();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={texts('noteLabel', { title })}>
        <Textarea value={text} maxLength={2000} rows={3} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" disabled={busy}>
          {texts('saveNote')}
        </Button>
        <Button variant="bare" onClick={onClose}>
          {texts('cancel')}
        </Button>
      </div>
    </form>
  );
};

/** "Does this fit?" of a chapter: the client may say so, say otherwise, add a note, or leave it open. */
export const Response = ({ chapter, say, failed }: ResponseProps) => {
  const { id, title, response } = chapter;
  const [isWriting, setWriting] = useState(false);
  const verdict = response?.verdict ?? null;
  const note = response?.note ?? null;
  return (
    <div className={styles.response}>
      <fieldset className={styles.row}>
        <legend className={styles.question}>
          {texts('question')} <span className="visually-hidden">{title}</span>
        </legend>
        {(['fits', 'not-me'] as const).map((one) => (
          <Chip
            key={one}
            pressed={verdict === one}
            onClick={() => void say(id, { verdict: verdict === one ? null : one, note })}
          >
            {texts(verdicts[one])}
          </Chip>
        ))}
        {!isWriting && (
          <Button variant="bare" onClick={() => setWriting(true)}>
            {texts(note === null ? 'note' : 'editNote')} <span className="visually-hidden">{title}</span>
          </Button>
        )}
      </fieldset>
      {failed !== undefined && (
        <Alert tone="error" title={texts('notSaved')}>
          {failed}
        </Alert>
      )}
      {isWriting ? (
        <NoteForm chapter={chapter} say={say} onClose={() => setWriting(false)} />
      ) : (
        note !== null && (
          <p className={styles.note}>
            <b>{texts('yourNote')}</b> {note}
          </p>
        )
      )}
    </div>
  );
};
