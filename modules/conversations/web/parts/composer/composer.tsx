import { type KeyboardEvent, useId, useState } from 'react';
import { ApiError } from '#core/web';
import { Alert, Button, Field, Textarea } from '#ui';
import { longestMessage } from '../../../schemas/values';
import { texts } from '../../texts/texts';
import styles from './composer.module.css';
import { useDraft } from './use-draft';

interface ComposerProps {
  /** Whose draft this is: a conversation, `team` or a match. */
  readonly whom: string;
  /** Who will read it. */
  readonly name: string;
  /** Sends the words; the same key twice is one message. Throws ApiError. */
  readonly send: (content: string, key: string) => Promise<void>;
}

/** From how many characters on the space that is left is shown. */
const nearEnd = longestMessage - 500;

const SpaceLeft = ({ length }: { readonly length: number }) => {
  if (length < nearEnd) return null;
  const left = longestMessage - length;
  return (
    <span className={left < 0 ? styles.over : undefined}>
      {left < 0 ? texts('tooLong', { count: -left }) : texts('left', { count: left })}
    </span>
  );
};

/** Where a message is written. What is not sent stays: on the screen after a failure, on the device after leaving. */
export const Composer = ({ whom, name, send }: ComposerProps) => {
  const draft = useDraft(whom);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  // Pressed with nothing to send; said until the first letter.
  const [missing, setMissing] = useState(false);
  const id = useId();
  const length = [...draft.text.trim()].length;
  const ready = length > 0 && length <= longestMessage;
  const go = async (): Promise<void> => {
    setMissing(length === 0);
    if (!ready || busy) return;
    setBusy(true);
    setFailed(null);
    try {
      await send(draft.text, draft.key);
      draft.clear();
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setFailed(reason.message);
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void go();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      {failed && (
        <Alert tone="error" title={texts('failed')}>
          {failed}
        </Alert>
      )}
      <Field label={texts('message')} id={id} error={missing && length === 0 ? texts('missing') : null}>
        <Textarea
          rows={2}
          className={styles.words}
          aria-label={texts('message.to', { name })}
          readOnly={busy}
          value={draft.text}
          onChange={({ target }) => draft.write(target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className={styles.ends}>
        <p className={styles.facts}>
          <span className={styles.keys}>{texts('keys')}</span>
          {draft.kept && <span>{texts('kept')}</span>}
          <SpaceLeft length={length} />
        </p>
        <Button type="submit" variant="loud" pending={busy} pendingText={texts('sending')} aria-disabled={!ready}>
          {texts('send')}
        </Button>
      </div>
    </form>
  );
};
