import { fileURLToPath } from 'node:url';
import { type SpeechServer, startSpeechServer } from '#core/testing/speech-server';
import { speechPort } from '#e2e/fixtures/product';
import { expect, test } from '#e2e/fixtures/quiet';
import { expectFineLook } from '#e2e/fixtures/test';
import { ShellPage } from '#e2e/pages/shell-page';
import { WritingRoom } from '#e2e/pages/writing-room';
import { VoicePage } from './pages/voice-page';

/*
 * Speaking instead of writing. The browser's microphone hears a person: a sentence of a LibriVox reading (public domain),
 * over and over.
 */
const voice = fileURLToPath(new URL('./data/read-aloud.wav', import.meta.url));

test.use({
  launchOptions: {
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    args: [
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${voice}`,
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
});
test.describe.configure({ mode: 'serial' });

let service: SpeechServer;
test.beforeAll(async () => {
  service = await startSpeechServer(speechPort);
  service.says('he was not an ill disposed young man');
});
test.afterAll(() => service.stop());
test.beforeEach(({ client }) => expect(client.email).toBeTruthy());

test('a spoken answer outlives a reload, is saved, written down, corrected, confirmed and played', async ({ page }) => {
  const room = new WritingRoom(page);
  const voice = new VoicePage(page);
  const { toast } = new ShellPage(page);
  await room.open(4);
  await voice.record.click();
  // Asked before the first time, and nothing is ticked beforehand.
  await expect(voice.writeDown).not.toBeChecked();
  await voice.writeDown.check();
  await voice.start.click();
  await expect(voice.live).toBeVisible();
  await expect.poll(() => voice.loudness()).toBeGreaterThan(5);
  await expect(voice.elapsed).toHaveText(/^0:(0[3-9]|[1-5]\d) of 30:00$/);
  await voice.pause.click();
  await expect(voice.live.getByRole('status')).toHaveText('Paused');
  const stood = await voice.elapsed.textContent();
  await voice.resume.click();
  await expect(voice.live.getByRole('status')).toHaveText('Recording');
  await expect(voice.elapsed).not.toHaveText(stood ?? '');
  await voice.stop.click();
  await expect(voice.clip).toBeVisible();
  await expect(toast.getByText(/Recording (Started|Stopped)/)).toBeVisible();

  await page.reload();
  await expect(voice.clip).toBeVisible();
  await voice.discard.click();
  await expect(voice.clip.getByText('Recording discarded.')).toBeVisible();
  await voice.undo.click();
  await voice.clip.getByRole('button', { name: 'Play recording' }).click();
  await expect(voice.clip.getByText(/^0:(0[1-9]|[1-5]\d) \/ /)).toBeVisible();
  await voice.clip.getByRole('button', { name: 'Pause recording' }).click();

  await voice.keep.click();
  await expect(voice.clip).toBeHidden();
  await expect(voice.saved).toBeVisible();
  await expect(voice.draft).toHaveValue('he was not an ill disposed young man');
  expect(service.requests.at(-1)?.file?.bytes.length).toBeGreaterThan(1000);
  await voice.draft.fill('He was not an ill-disposed young man.');
  await page.reload();
  await expect(voice.draft).toHaveValue('He was not an ill-disposed young man.');
  // One press confirms the words and saves the answer with its recording.
  await expect(voice.confirm).toHaveCount(0);
  await room.save.click();
  await expect(room.answer).toContainText('He was not an ill-disposed young man.');
  await expect(room.answer).toContainText('7 words');
  await room.answer.getByRole('button', { name: 'Play recording' }).click();
  await expect(room.answer.getByText(/^0:(0[1-9]|[1-5]\d) \/ /)).toBeVisible();
  await room.answer.getByRole('button', { name: 'Pause recording' }).click();
  await page.goto('/intake');
  await expect(page.getByText('1 of 12 complete')).toBeVisible();
});

test('what is recorded can be read by everybody, at every width and by night', async ({ page }) => {
  const voice = new VoicePage(page);
  await new WritingRoom(page).open(5);
  await voice.record.click();
  await voice.start.click();
  await expect(voice.elapsed).toHaveText(/^0:(0[1-9]|[1-5]\d) of 30:00$/);
  await voice.pause.click();
  await expectFineLook(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await voice.stop.click();
  await expect(voice.clip).toBeVisible();
  await expectFineLook(page);
});
