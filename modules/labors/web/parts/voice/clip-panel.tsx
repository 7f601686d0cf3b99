import { useId } from 'react';
import { formatDateTime } from '#core/web';
import { Alert, Button, Textarea } from '#ui';
import { maxTranscriptLength } from '../../../schemas/values';
import { ClipPlayer } from './clip-player';
import type { StoredClip } from './clip-store';
import { voiceTexts as texts } from './texts/texts';
import styles from './voice.module.css';

/** A recording on this device: hear it, save it, or discard it and think again. */
export const ClipPanel = ({
  clip,
  saving,
  failed,
  onSave,
  onDiscard,
  onRestore,
  onWords,
}: {
  readonly clip: StoredClip;
  readonly saving: boolean;
  readonly failed: string | null;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onRestore: () => void;
  /** What was said, typed or corrected here. */
  readonly onWords: (words: string) => void;
}) => {
  const field = useId();
  if (clip.discarded)
    return (
      <section className={`${styles.panel} ${styles.gone}`} aria-label={texts('yourRecording')}>
        <p role="status">{texts('discarded')}</p>
        <Button variant="bare" onClick={onRestore}>
          {texts('undo')}
        </Button>
      </section>
    );
  return (
    <section className={styles.panel} aria-label={texts('yourRecording')}>
      <ClipPlayer source={clip.sound} seconds={clip.milliseconds / 1000} peaks={clip.peaks} />
      <div className={styles.words}>
        <label htmlFor={field}>{texts('typeIt')}</label>
        <p className={styles.small} id={`${field}hint`}>
          {texts('typeHint.saved')}
        </p>
        <Textarea
          id={field}
          rows={clip.heard === '' ? 2 : 5}
          maxLength={maxTranscriptLength}
          aria-describedby={`${field}hint`}
          value={clip.heard}
          disabled={saving}
          onChange={(event) => onWords(event.target.value)}
        />
      </div>
      {failed && <Alert tone="error">{failed}</Alert>}
      <div className={styles.row}>
        <p>{texts('recorded', { when: formatDateTime(new Date(clip.at)) })}</p>
        <Button pending={saving} pendingText={texts('saving')} onClick={onSave}>
          {texts('save')}
        </Button>
        <Button variant="bare" disabled={saving} onClick={onDiscard}>
          {texts('discard')}
        </Button>
      </div>
    </section>
  );
};
