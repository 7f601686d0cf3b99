import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { Switch } from '#ui/switch/switch';
import type { PartDocs } from '../../../../../.storybook/docs/part-docs';
import { type ScapeName, scapeNames, scapes } from './sound/scapes';
import { forgetHeard } from './speech/heard';
import { fakePlayer } from './testing/fake-player';
import { fakeReader } from './testing/fake-reader';
import { type FakeSpeech, fakeRecognition } from './testing/fake-recognition';
import { VoicePanel } from './voice-panel';

const said = ['Every time someone says we need to talk, I have already started to apologise.'];
const senses = (speech: FakeSpeech = {}) => ({
  recognition: fakeRecognition({ says: { settled: said, floating: 'at work and at' }, ...speech }),
  makePlayer: fakePlayer().make,
  reader: fakeReader().reader,
});

/** Voice and sound next to a question of the intake: everything off until it is switched on. */
const meta = {
  title: 'Intake/Voice panel',
  component: VoicePanel,
  argTypes: { senses: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      changes: [{ on: '2026-11-22', text: 'First version.' }],
      anatomy: {
        show: { story: 'intake-voice-panel--off', height: 420 },
        rows: [
          ['Panel', 'section', 'A region next to the question; nothing is on before it is switched on.'],
          ['Switch', '[role="switch"]', 'Voice input, and one for ambient sounds.'],
          ['Volume', '[role="slider"]', 'Of sounds and of reading aloud.'],
        ],
      },
      keyboard: [
        ['Tab', 'Goes from switch to button to slider.'],
        ['Space', 'Switches voice input or sounds, begins and ends listening.'],
        ['← →', 'Change the volume.'],
      ],
      accessibility: [
        'A region named by its heading.',
        'What was heard is a group with a name, gets the focus and is put in by a button alone.',
        'Sounds fall silent while the microphone listens. What a browser cannot do is not shown.',
      ],
      dos: [{ show: <Switch label="Voice input" />, text: 'Off until somebody switches it on, at each visit.' }],
      donts: [
        {
          show: <Switch label="Voice input" defaultChecked />,
          text: 'A microphone that listens because it did last time.',
        },
      ],
    } satisfies PartDocs,
  },
  args: {
    question: 'Where in your life do you feel stuck right now?',
    onInsert: () => undefined,
    preference: true,
    senses: senses(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{Story()}</div>],
  beforeEach: () => {
    localStorage.clear();
    forgetHeard();
  },
} satisfies Meta<typeof VoicePanel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const turnOn: Play = async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('switch', { name: 'Voice input' });
  await waitFor(() => expect(input).toBeEnabled());
  await userEvent.click(input);
};
const speak: Play = async (context) => {
  await turnOn(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Start listening' }));
  await context.canvas.findByText(said[0] ?? '');
};

export const Off: Story = {};
export const BeforeTheFirstTime: Story = { play: turnOn };
export const LanguagePack: Story = { args: { senses: senses({ place: 'installable' }) }, play: turnOn };
export const Listening: Story = { play: speak };
export const Heard: Story = {
  play: async (context) => {
    await speak(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Stop listening' }));
    await expect(context.canvas.getByRole('group', { name: 'What was heard, to check' })).toHaveFocus();
  },
};
export const Discarded: Story = {
  play: async (context) => {
    await Heard.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Discard' }));
    await expect(context.canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};
export const Denied: Story = {
  args: { senses: senses({ fails: 'denied' }) },
  play: async (context) => {
    await turnOn(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Start listening' }));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Recording Error');
  },
};
export const Sounding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Ambient sounds' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Read the question aloud' }));
  },
};
export const WithoutSpeech: Story = { args: { senses: { ...senses(), recognition: null, reader: null } } };
export const Dark: Story = { ...Heard, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Listening, globals: { direction: 'rtl' } };

/** Loudest sample, and loudness in decibels below full scale. */
const measure = async (name: ScapeName, seconds: number) => {
  const context = new OfflineAudioContext(1, seconds * 24_000, 24_000);
  scapes[name](context, context.destination);
  const samples = (await context.startRendering()).getChannelData(0);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return { peak, decibels: 10 * Math.log10(power) };
};

/** Each sound, rendered by the browser: there, and never so loud that it would be cut off. */
export const SoundsAreSound: Story = {
  play: async () => {
    for (const name of scapeNames) {
      const { peak, decibels } = await measure(name, 12);
      await expect(peak, name).toBeLessThan(0.8);
      await expect(decibels, name).toBeGreaterThan(-32);
    }
  },
};
