import { Alert } from '#ui';
import type { LaborAudioRoom, LaborAudioView } from '../../../schemas/labor-audio';
import { Before } from './before';
import { ClipPanel } from './clip-panel';
import { LivePanel } from './live-panel';
import { SavedRecording } from './saved-recording';
import { voiceTexts as texts } from './texts/texts';
import type { Voice } from './use-voice';
import styles from './voice.module.css';

/** Everything spoken for a Labor, under the paper: what is recorded right now, what waits on this device, what is saved. */
export const RecorderPanel = ({
  voice,
  writer,
  saved,
  next,
  current,
  onChanged,
  onWords,
}: {
  readonly voice: Voice;
  readonly writer: LaborAudioRoom['writer'];
  readonly saved: readonly LaborAudioView[];
  /** Id of the recording that joins the answer when it is saved. */
  readonly next: string | null;
  /** Id of the recording whose words saving the answer confirms. */
  readonly current: string | null;
  /** Words were confirmed, or a recording deleted. */
  readonly onChanged: () => void;
  readonly onWords: (words: string | undefined) => void;
}) => (
  <div className={styles.recorder}>
    {voice.trouble && <Alert tone={voice.trouble === 'broken' ? 'attention' : 'error'}>{texts(voice.trouble)}</Alert>}
    {voice.unkept && <Alert tone="attention">{texts('notKept')}</Alert>}
    {voice.phase === 'choosing' && (
      <Before writer={writer} onStart={(wishes) => void voice.begin(wishes)} onCancel={voice.cancel} />
    )}
    {voice.phase === 'asking' && (
      <p className={styles.panel} role="status">
        {texts('asking')}
      </p>
    )}
    {(voice.phase === 'recording' || voice.phase === 'paused') && (
      <LivePanel
        session={voice.session}
        phase={voice.phase}
        onPause={voice.pause}
        onResume={voice.resume}
        onStop={voice.stop}
      />
    )}
    {voice.clips.map((clip) => (
      <ClipPanel
        key={clip.id}
        clip={clip}
        saving={voice.saving === clip.id}
        failed={voice.saving === null ? voice.failed : null}
        onSave={() => void voice.save(clip)}
        onDiscard={() => voice.discard(clip)}
        onRestore={() => voice.restore(clip)}
        onWords={(words) => voice.describe(clip, words)}
      />
    ))}
    {saved.map((recording) => (
      <SavedRecording
        key={recording.id}
        recording={recording}
        next={recording.id === next}
        onConfirmed={onChanged}
        onDeleted={onChanged}
        onWords={recording.id === current ? onWords : undefined}
      />
    ))}
  </div>
);
