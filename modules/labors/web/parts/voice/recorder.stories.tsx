import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { Alert } from '#ui';
import type { PartDocs } from '../../../../../.storybook/docs/part-docs';
import type { LaborAudioView } from '../../../schemas/labor-audio';
import type { StoredClip } from './clip-store';
import { RecorderPanel } from './recorder-panel';
import type { Session, Voice } from './use-voice';

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
const voice = (overrides: Partial<Voice> = {}): Voice => ({
  phase: 'idle',
  clips: [],
  trouble: null,
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
  ...overrides,
});
const written = recording({ transcript: 'draft', transcription: words, writtenBy: 'pocketsphinx' });
const waiting = recording({ transcript: 'waiting' });
const notWritten = recording({ transcript: 'failed' });
const confirmed = recording({ transcript: 'confirmed', transcription: words, used: true, held: true });
const service = { by: 'service', name: 'speech.example' } as const;

/** Speaking instead of writing: asked, recording, paused, recorded, discarded, saved, written down, confirmed, and what goes wrong. */
const meta = {
  title: 'Labors/Recorder',
  component: RecorderPanel,
  args: {
    voice: voice(),
    writer: null,
    saved: [],
    next: written.id,
    current: null,
    onChanged: nothing,
    onWords: nothing,
  },
  argTypes: {
    voice: {
      description: 'Where recording is, and what waits on this device.',
      mapping: {
        'Before the first recording': voice({ phase: 'choosing' }),
        Recording: voice({ phase: 'recording', session: session(86_000, words) }),
        Paused: voice({ phase: 'paused', session: session(86_000) }),
        Recorded: voice({ clips: [clip()] }),
        'No microphone': voice({ trouble: 'noDevice' }),
        'No room on this device': voice({ phase: 'recording', session: session(86_000), unkept: true }),
      },
    },
    writer: {
      description: 'What can write recordings down; the person chooses.',
      mapping: { 'A service': service, 'This server': { by: 'machine', name: 'pocketsphinx' }, Nobody: null },
    },
    saved: {
      description: 'Recordings of this Labor that are saved, newest first.',
      mapping: {
        None: [],
        'Being written down': [waiting],
        'Written down': [written],
        'Could not be written down': [notWritten],
        Confirmed: [confirmed],
      },
    },
    onWords: { description: 'Runs with the words of the recording that saving the answer confirms.' },
  },
  parameters: {
    part: {
      status: 'stable',
      changes: [
        { on: '2026-11-29', text: 'Has a page of its own.' },
        { on: '2026-11-21', text: 'First version.' },
      ],
      anatomy: {
        show: { story: 'labors-recorder--recording', height: 320 },
        rows: [
          [
            'Panel',
            'section',
            'One for each recording: the one that runs, those on this device, those that are saved.',
          ],
          ['State', '[role="status"]', 'Recording or paused, in words and by a dot.'],
          ['Time', '[role="timer"]', 'How long it is, of 30 minutes; the last five are announced.'],
          ['Wave', 'svg', 'The last ten seconds, so that one sees that the microphone hears.'],
          ['Button', 'button', 'Pause and stop.'],
        ],
      },
      keyboard: [
        ['Tab', 'Goes from button to button, and to the words of a recording.'],
        ['Enter Space', 'Pauses, stops, plays, saves or discards.'],
        ['← →', 'Move the position in a recording.'],
      ],
      accessibility: [
        'State and time are a status and a timer; a meter says how loud it is, next to the wave.',
        'Nothing is recorded before somebody has read what happens with it and has pressed start.',
        'What was discarded can be taken back for ten seconds; deleting a saved recording asks again.',
        'What goes wrong says what to do, and that the recording is still there.',
      ],
      dos: [
        {
          show: <Alert tone="error">There is no room left to keep this. Your recording is still on this device.</Alert>,
          text: 'Say whether the recording is lost before anything else.',
        },
      ],
      donts: [
        { show: <Alert tone="error">Upload Error 413</Alert>, text: 'An error that leaves people with that question.' },
      ],
    } satisfies PartDocs,
  },
  decorators: [(Story) => <main style={{ maxWidth: 640, margin: '0 auto', padding: 20 }}>{Story()}</main>],
} satisfies Meta<typeof RecorderPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { args: { voice: voice({ phase: 'choosing' }), writer: service } };
export const AskedWithoutWriter: Story = { args: { voice: voice({ phase: 'choosing' }) } };
export const Recording: Story = { args: { voice: voice({ phase: 'recording', session: session(86_000, words) }) } };
export const Paused: Story = { args: { voice: voice({ phase: 'paused', session: session(86_000) }) } };
export const FiveMinutesLeft: Story = {
  args: { voice: voice({ phase: 'recording', session: session(1_510_000) }) },
};
export const Recorded: Story = { args: { voice: voice({ clips: [clip()] }) } };
export const Saving: Story = { args: { voice: voice({ clips: [clip()], saving: 'a' }) } };
export const NotSaved: Story = {
  args: {
    voice: voice({
      clips: [clip()],
      failed: 'There is no room left to keep this. Your recording is still on this device.',
    }),
  },
};
export const Discarded: Story = { args: { voice: voice({ clips: [clip({ discarded: true })] }) } };
export const WrittenDown: Story = { args: { saved: [written] } };
export const BeingWrittenDown: Story = { args: { saved: [waiting] } };
export const NotWrittenDown: Story = { args: { saved: [notWritten] } };
export const Confirmed: Story = { args: { saved: [confirmed] } };
export const NoMicrophone: Story = { args: { voice: voice({ trouble: 'noDevice' }) } };

const pause = fn();
const stop = fn();
export const Dark: Story = {
  args: { voice: voice({ phase: 'recording', session: session(86_000, words), pause, stop }) },
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    pause.mockClear();
    stop.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(pause).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(stop).toHaveBeenCalledOnce();
  },
};
