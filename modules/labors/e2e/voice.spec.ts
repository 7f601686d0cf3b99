import { fileURLToPath } from 'node:url';
import { type SpeechServer, startSpeechServer } from '#core/testing/speech-server';
import { speechPort } from '#e2e/fixtures/product';
import { expect, test } from '#e2e/fixtures/quiet';
import { expectFineLook } from '#e2e/fixtures/test';
import { ShellPage } from '#e2e/pages/shell-page';
import { WritingRoom } from '#e2e/pages/writing-room';
import { VoiceDesk } from './pages/voice-recorder';

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
  const desk = new VoiceDesk(page);
  const { toast } = new ShellPage(page);
  await room.open(4);
  await desk.record.click();
  // Asked before the first time, and nothing is ticked beforehand.
  await expect(desk.writeDown).not.toBeChecked();
  await desk.writeDown.check();
  await desk.start.click();
  await expect(desk.live).toBeVisible();
  await expect.poll(() => desk.loudness()).toBeGreaterThan(5);
  await expect(desk.elapsed).toHaveText(/^0:(0[3-9]|[1-5]\d) of 30:00$/);
  await desk.pause.click();
  await expect(desk.live.getByRole('status')).toHaveText('Paused');
  const stood = await desk.elapsed.textContent();
  await desk.resume.click();
  await expect(desk.live.getByRole('status')).toHaveText('Recording');
  await expect(desk.elapsed).not.toHaveText(stood ?? '');
  await desk.stop.click();
  await expect(desk.clip).toBeVisible();
  await expect(toast.getByText(/Recording (Started|Stopped)/)).toBeVisible();

  await page.reload();
  await expect(desk.clip).toBeVisible();
  await desk.discard.click();
  await expect(desk.clip.getByText('Recording discarded.')).toBeVisible();
  await desk.undo.click();
  await desk.clip.getByRole('button', { name: 'Play recording' }).click();
  await expect(desk.clip.getByText(/^0:(0[1-9]|[1-5]\d) \/ /)).toBeVisible();
  await desk.clip.getByRole('button', { name: 'Pause recording' }).click();

  await desk.keep.click();
  await expect(desk.clip).toBeHidden();
  await expect(desk.saved).toBeVisible();
  await expect(desk.draft).toHaveValue('he was not an ill disposed young man');
  expect(service.requests.at(-1)?.file?.bytes.length).toBeGreaterThan(1000);
  await desk.draft.fill('He was not an ill-disposed young man.');
  await page.reload();
  await expect(desk.draft).toHaveValue('He was not an ill-disposed young man.');
  // One press confirms the words and saves the answer with its recording.
  await expect(desk.confirm).toHaveCount(0);
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
  const desk = new VoiceDesk(page);
  await new WritingRoom(page).open(5);
  await desk.record.click();
  await desk.start.click();
  await expect(desk.elapsed).toHaveText(/^0:(0[1-9]|[1-5]\d) of 30:00$/);
  await desk.pause.click();
  await expectFineLook(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await desk.stop.click();
  await expect(desk.clip).toBeVisible();
  await expectFineLook(page);
});
