import { useEffect, useId, useState } from 'react';
import { ApiError, api, useSession } from '#core/web';
import { Alert, Button, Textarea } from '#ui';
import { confirmTranscript } from '../../../schemas/endpoints';
import type { LaborAudioView } from '../../../schemas/labor-audio';
import { maxTranscriptLength } from '../../../schemas/values';
import { refreshLabors, refreshRecordings } from '../../api/labors';
import { voiceTexts as texts } from './texts/texts';
import styles from './voice.module.css';

/** Corrections that were not confirmed yet stay on this device, under whose they are. */
const keyOf = (userId: string, id: string): string => `hedo.transcript.${userId}.${id}`;
const readCorrection = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const keepCorrection = (key: string, text: string | null): void => {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Then it lasts as long as the page.
  }
};

/** Clears a correction that has become part of an answer. */
export const clearCorrection = (userId: string, id: string): void => keepCorrection(keyOf(userId, id), null);

/** The words of a recording: a machine's draft to correct, or an empty sheet; they count from the moment they are confirmed. */
export const SpokenWords = ({
  recording,
  onConfirmed,
  onWords,
}: {
  readonly recording: LaborAudioView;
  readonly onConfirmed?: ((recording: LaborAudioView) => void) | undefined;
  /** Given while an answer is being written: saving it confirms these words, so there is no button here. Undefined: nothing to confirm. */
  readonly onWords?: ((words: string | undefined) => void) | undefined;
}) => {
  const { id, transcript, transcription, writtenBy } = recording;
  const field = useId();
  const key = keyOf(
    useSession(({ user }) => user?.id ?? ''),
    id,
  );
  const [text, setText] = useState(() => readCorrection(key));
  const [open, setOpen] = useState(text !== null);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const words = text ?? transcription;
  const isConfirmed = transcript === 'confirmed';
  const toConfirm = isConfirmed ? (text ?? undefined) : words.trim() === '' ? undefined : words;
  useEffect(() => onWords?.(toConfirm), [onWords, toConfirm]);

  const change = (next: string | null) => {
    setText(next);
    keepCorrection(key, next);
  };
  const confirm = async () => {
    setPending(true);
    setError(null);
    try {
      const confirmed = await api(confirmTranscript, {
        params: { audioId: recording.id },
        body: { transcription: words },
      });
      change(null);
      setOpen(false);
      await (recording.used ? refreshLabors() : refreshRecordings());
      onConfirmed?.(confirmed);
    } catch (caught) {
      setError(caught instanceof ApiError ? caught.message : String(caught));
    } finally {
      setPending(false);
    }
  };

  if (transcript === 'waiting')
    return (
      <p className={styles.small} role="status">
        {texts('waiting')}
      </p>
    );
  if (isConfirmed && !open)
    return (
      <div className={styles.words}>
        <p className={styles.small}>{texts('confirmed')}</p>
        {transcription.trim() !== '' && <p className={styles.spoken}>{transcription}</p>}
        <Button variant="bare" onClick={() => setOpen(true)}>
          {texts('correct')}
        </Button>
      </div>
    );
  const drafted = transcript === 'draft';
  return (
    <div className={styles.words}>
      {transcript === 'failed' && <p className={styles.small}>{texts('failed')}</p>}
      <label htmlFor={field}>{texts(drafted ? 'draft' : 'typeIt')}</label>
      <p className={styles.small} id={`${field}hint`}>
        {drafted
          ? texts(onWords ? 'draftBy.saved' : 'draftBy', {
              by: writtenBy === 'browser' || !writtenBy ? texts('thisBrowser') : writtenBy,
            })
          : texts(onWords ? 'typeHint.saved' : 'typeHint')}
      </p>
      <Textarea
        id={field}
        rows={drafted ? 5 : 2}
        maxLength={maxTranscriptLength}
        aria-describedby={`${field}hint`}
        value={words}
        onChange={(event) => change(event.target.value)}
      />
      {error && <Alert tone="error">{error}</Alert>}
      {(open || (!onWords && (drafted || words.trim() !== ''))) && (
        <div className={styles.row}>
          {open && isConfirmed && (
            <Button
              variant="bare"
              onClick={() => {
                change(null);
                setOpen(false);
              }}
            >
              {texts('cancel')}
            </Button>
          )}
          {!onWords && (
            <Button pending={pending} pendingText={texts('confirming')} onClick={() => void confirm()}>
              {texts('confirm')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
