import { useState } from 'react';
import { ApiError, api, formatDateTime } from '#core/web';
import { Alert, Button, toast } from '#ui';
import { deleteRecording } from '../../../schemas/endpoints';
import type { LaborAudioView } from '../../../schemas/labor-audio';
import { refreshLabors, refreshRecordings } from '../../api/labors';
import { ClipPlayer } from './clip-player';
import { peaksOf } from './shape';
import { SpokenWords } from './spoken-words';
import { voiceTexts as texts } from './texts/texts';
import styles from './voice.module.css';

/** A saved recording with its words next to it. */
export const SavedRecording = ({
  recording,
  next = true,
  onConfirmed,
  onDeleted,
  onWords,
}: {
  readonly recording: LaborAudioView;
  /** It joins the answer when that is saved; an answer takes the newest recording only. */
  readonly next?: boolean;
  readonly onConfirmed?: ((recording: LaborAudioView) => void) | undefined;
  readonly onDeleted?: (() => void) | undefined;
  /** Words that saving the answer confirms; see `SpokenWords`. */
  readonly onWords?: ((words: string | undefined) => void) | undefined;
}) => {
  const [sure, setSure] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const remove = async () => {
    try {
      await api(deleteRecording, { params: { audioId: recording.id } });
      toast({ title: texts('recordingDeleted'), tone: 'success' });
      await (recording.used ? refreshLabors() : refreshRecordings());
      onDeleted?.();
    } catch (caught) {
      setError(caught instanceof ApiError ? caught.message : String(caught));
      setSure(false);
    }
  };
  return (
    <section className={styles.panel} aria-label={texts('recordingOf', { when: formatDateTime(recording.createdAt) })}>
      <ClipPlayer source={recording.audioUrl} seconds={recording.seconds} peaks={peaksOf(recording.shape)} />
      <SpokenWords recording={recording} onConfirmed={onConfirmed} onWords={onWords} />
      {error && <Alert tone="error">{error}</Alert>}
      <div className={styles.row}>
        <p>{sure ? texts('deleteSure') : recording.used ? '' : texts(next ? 'partOfNext' : 'notPart')}</p>
        {sure && (
          <Button variant="bare" onClick={() => setSure(false)}>
            {texts('keepIt')}
          </Button>
        )}
        <Button variant="bare" onClick={() => (sure ? void remove() : setSure(true))}>
          {texts(sure ? 'deleteForGood' : 'delete')}
        </Button>
      </div>
    </section>
  );
};
