import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { LaborAudioView } from '../../../schemas/labor-audio';
import { Before } from './before';
import { ClipPanel } from './clip-panel';
import type { StoredClip } from './clip-store';
import { LivePanel } from './live-panel';
import { RecorderPanel } from './recorder-panel';
import { SavedRecording } from './saved-recording';
import type { Session } from './use-voice';
import styles from './voice.module.css';

/** The shape of half a minute of speech: phrases that swell, and breaths between them. */
const peaks = Array.from({ length: 300 }, (_, i) => {
  const phrase = Math.max(0, Math.sin(i / 11) + 0.35);
  return Math.min(1, 0.04 + phrase * (0.35 + 0.3 * Math.abs(Math.sin(i * 1.7))));
});
const session = (milliseconds: number, heard = ''): { current: Session } => ({
  current: { id: 'a', peaks: [...peaks], pieces: [], heard, milliseconds, since: null },
});
/** A tenth of a second of silence. */
const silence = (): Blob => {
  const bytes = new DataView(new ArrayBuffer(44 + 800));
  const write = (at: number, text: string) => {
    for (const [i, letter] of [...text].entries()) bytes.setUint8(at + i, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  bytes.setUint32(4, 836, true);
  write(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, 8000, true);
  bytes.setUint32(28, 8000, true);
  bytes.setUint16(32, 1, true);
  bytes.setUint16(34, 8, true);
  write(36, 'data');
  bytes.setUint32(40, 800, true);
  for (let i = 44; i < 844; i += 1) bytes.setUint8(i, 128);
  return new Blob([bytes.buffer], { type: 'audio/wav' });
};
const clip = (overrides: Partial<StoredClip> = {}): StoredClip => ({
  id: 'a',
  laborNumber: 4,
  type: 'audio/wav',
  milliseconds: 124_000,
  peaks,
  heard: '',
  at: Date.UTC(2026, 10, 21, 10, 42),
  discarded: false,
  sound: silence(),
  ...overrides,
});
const recording = (overrides: Partial<LaborAudioView>): LaborAudioView => ({
  id: '00000000-0000-4000-8000-00000000000a',
  audioUrl: 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=',
  laborNumber: 4,
  seconds: 124,
  shape: '0123579864210135797531012357986421013579753101235798642101357975310123579864210135797531012357986421',
  type: 'audio/mpeg',
  settled: true,
  transcription: '',
  transcript: 'none',
  writtenBy: null,
  used: false,
  held: false,
  createdAt: '2026-11-21T10:42:00.000Z',
  ...overrides,
});
const nothing = () => undefined;
const words =
  'When I was eleven I broke the blue bowl, and I put the pieces back in the cupboard so that it looked whole.';

/** Every state of the recorder: asked, recording, paused, recorded, discarded, saved, written down, confirmed, and what goes wrong. */
const meta = {
  title: 'Labors/Recorder',
  decorators: [
    (Story) => (
      <main className={styles.recorder} style={{ maxWidth: 640, margin: '0 auto', padding: 20 }}>
        {Story()}
      </main>
    ),
  ],
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Asked: Story = {
  render: () => <Before writer={{ by: 'service', name: 'speech.example' }} onStart={nothing} onCancel={nothing} />,
};
export const AskedWithoutWriter: Story = {
  render: () => <Before writer={null} onStart={nothing} onCancel={nothing} />,
};
const live = { onPause: nothing, onResume: nothing, onStop: nothing };
export const Recording: Story = {
  render: () => <LivePanel session={session(86_000, words)} phase="recording" {...live} />,
};
export const Paused: Story = { render: () => <LivePanel session={session(86_000)} phase="paused" {...live} /> };
export const FiveMinutesLeft: Story = {
  render: () => <LivePanel session={session(1_510_000)} phase="recording" {...live} />,
};
const hands = { onSave: nothing, onDiscard: nothing, onRestore: nothing, onWords: nothing };
export const Recorded: Story = { render: () => <ClipPanel clip={clip()} saving={false} failed={null} {...hands} /> };
export const Saving: Story = { render: () => <ClipPanel clip={clip()} saving={true} failed={null} {...hands} /> };
export const NotSaved: Story = {
  render: () => (
    <ClipPanel
      clip={clip()}
      saving={false}
      failed="There is no room left to keep this. Your recording is still on this device."
      {...hands}
    />
  ),
};
export const Discarded: Story = {
  render: () => <ClipPanel clip={clip({ discarded: true })} saving={false} failed={null} {...hands} />,
};
export const WrittenDown: Story = {
  render: () => (
    <SavedRecording recording={recording({ transcript: 'draft', transcription: words, writtenBy: 'pocketsphinx' })} />
  ),
};
export const BeingWrittenDown: Story = {
  render: () => <SavedRecording recording={recording({ transcript: 'waiting' })} />,
};
export const NotWrittenDown: Story = {
  render: () => <SavedRecording recording={recording({ transcript: 'failed' })} />,
};
export const Confirmed: Story = {
  render: () => (
    <SavedRecording recording={recording({ transcript: 'confirmed', transcription: words, used: true, held: true })} />
  ),
};
export const NoMicrophone: Story = {
  render: () => (
    <RecorderPanel
      voice={{
        phase: 'idle',
        clips: [],
        trouble: 'noDevice',
        unkept: false,
        saving: null,
        failed: null,
        session: { current: null },
        open: nothing,
        begin: async () => undefined,
        cancel: nothing,
        pause: nothing,
        resume: nothing,
        stop: nothing,
        describe: nothing,
        save: async () => null,
        discard: nothing,
        restore: nothing,
      }}
      writer={null}
      saved={[]}
      next={null}
      current={null}
      onChanged={nothing}
      onWords={nothing}
    />
  ),
};
