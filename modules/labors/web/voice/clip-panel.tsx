import { formatDateTime } from '#core/web';
import { Alert, Button } from '#ui';
import { ClipPlayer } from './clip-player';
import type { HeldClip } from './clip-store';
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
}: {
  readonly clip: HeldClip;
  readonly saving: boolean;
  readonly failed: string | null;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onRestore: () => void;
}) => {
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
