import { useId, useState } from 'react';
import { Button, Icon } from '#ui';
import { Field } from '#ui/field/field';
import { Textarea } from '#ui/textarea/textarea';
import { staysSaid } from '../../schemas/parts';
import { pageLanguage } from '../api/page-language';
import { texts } from '../texts/texts';
import type { Judge, VerdictValue } from './judge';
import styles from './verdict.module.css';

const labels = { agree: 'agree', 'not-me': 'notMe' } as const satisfies Readonly<Record<VerdictValue, string>>;

interface PartProps {
  /** Name of the part. */
  readonly id: string;
  /** Title of the part, for screen readers. */
  readonly of: string;
  readonly judge: Judge;
}

const NoteForm = ({ id, of, judge, onClose }: PartProps & { readonly onClose: () => void }) => {
  const [text, setText] = useState(judge.notes[id] ?? '');
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const isSaved = await judge.note(id, text.trim() || null);
    setBusy(false);
    if (isSaved) onClose();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={texts('note.label', { of })} hint={texts('note.hint')}>
        <Textarea value={text} maxLength={2000} rows={3} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" pending={busy} pendingText={texts('note.saving')}>
          {texts('note.save')}
        </Button>
        <Button variant="bare" onClick={onClose}>
          {texts('note.cancel')}
        </Button>
      </div>
    </form>
  );
};

/** Agree, not me and a note, for one part of the reading, and what follows from a 'not me'. */
export const Verdict = ({ id, of, judge }: PartProps) => {
  const consequence = useId();
  const [isWriting, setWriting] = useState(false);
  const value = judge.given[id];
  const note = judge.notes[id];
  return (
    <div className={styles.judgement} lang={pageLanguage()}>
      <fieldset className={styles.verdict} aria-label={texts('yourViewOf', { of })} aria-describedby={consequence}>
        {(['agree', 'not-me'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={value === one}
            className={styles.choice}
            onClick={() => void judge.give(id, one)}
          >
            {value === one && <Icon name={one === 'agree' ? 'check' : 'close'} size={14} />}
            {texts(labels[one])}
          </button>
        ))}
        {!isWriting && (
          <button type="button" className={styles.choice} onClick={() => setWriting(true)}>
            {texts(note === undefined ? 'note.add' : 'note.change')}
          </button>
        )}
        <p id={consequence} role="status" className={styles.consequence}>
          {value === 'not-me' && texts(staysSaid(id) ? 'notMe.stays' : 'notMe.leftOut')}
        </p>
      </fieldset>
      {isWriting && <NoteForm id={id} of={of} judge={judge} onClose={() => setWriting(false)} />}
      {!isWriting && note !== undefined && (
        <p className={styles.note}>
          <b>{texts('note.yours')}</b> {note}
        </p>
      )}
    </div>
  );
};
