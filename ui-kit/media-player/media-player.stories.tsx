import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { MediaPlayer } from './media-player';

/** Four seconds of a soft fifth, as a WAV file made on the spot: 8 kHz, 16 bit, one channel. */
function chord(): string {
  const rate = 8000;
  const samples = rate * 4;
  const file = new DataView(new ArrayBuffer(44 + samples * 2));
  const word = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => {
      file.setUint8(at + index, letter.charCodeAt(0));
    });
  word(0, 'RIFF');
  file.setUint32(4, 36 + samples * 2, true);
  word(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, rate * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  word(36, 'data');
  file.setUint32(40, samples * 2, true);
  for (let index = 0; index < samples; index++) {
    const time = index / rate;
    const tone = Math.sin(time * 2 * Math.PI * 220) + Math.sin(time * 2 * Math.PI * 330);
    file.setInt16(44 + index * 2, tone * 3000 * Math.min(1, time * 4, (4 - time) * 2), true);
  }
  return URL.createObjectURL(new Blob([file], { type: 'audio/wav' }));
}

const still = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="#1d4f4a"/>${Array.from(
    { length: 14 },
    (_, ring) =>
      `<ellipse cx="400" cy="200" rx="${20 + ring * 30}" ry="${10 + ring * 18}" fill="none" stroke="#cfe3d8" stroke-width="1"/>`,
  ).join('')}<circle cx="400" cy="200" r="8" fill="#e0b45c"/></svg>`,
)}`;

const vtt = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:04.000\nThe milk van came at seven.\n')}`;

const transcript = (
  <>
    <p>My mother always said breakfast. In our house breakfast meant twenty to seven, so that is what I wrote down.</p>
    <p>Then my aunt remembered the milk van, and the milk van came at seven.</p>
  </>
);

/** A recording with what is said in it. Keys inside: K plays and pauses, M mutes, C switches captions. */
const meta = {
  title: 'Structure/MediaPlayer',
  component: MediaPlayer,
  argTypes: { captions: { mapping: { 'English captions': { src: vtt, language: 'en', label: 'English' } } } },
  args: { kind: 'audio', title: 'The milk van, read by Helena', src: chord(), duration: 4, transcript },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
} satisfies Meta<typeof MediaPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Audio: Story = {
  play: async ({ canvas, userEvent }) => {
    const position = await canvas.findByRole('slider', { name: 'Position' });
    await userEvent.click(canvas.getByText('Transcript'));
    await expect(canvas.getByText(/The milk van came at seven|milk van came/)).toBeVisible();
    await expect(position).toHaveAttribute('aria-valuetext', '0:00 of 0:04');
  },
};
export const Video: Story = {
  args: {
    kind: 'video',
    title: 'A walk on the ridge',
    poster: still,
    captions: { src: vtt, language: 'en', label: 'English' },
  },
  play: async ({ canvas, userEvent }) => {
    const captions = await canvas.findByRole('button', { name: 'Captions' });
    await userEvent.click(captions);
    await expect(captions).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Failed: Story = {
  args: { src: 'data:audio/mpeg;base64,AAAA', duration: 545 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The recording cannot be played here.');
  },
};
export const LengthUnknown: Story = { args: { duration: undefined, src: '', transcript: undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Video, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
