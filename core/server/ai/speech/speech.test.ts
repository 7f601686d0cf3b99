import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SpeechServer, startSpeechServer } from '../../../testing/speech-server';
import { createSpeech } from './create-speech';

const logged: string[] = [];
const note = (message: string) => void logged.push(message);
const log = { info: note, warn: note, error: note };
const nowhere = { ffmpeg: '/nowhere/ffmpeg', pocketsphinx: '/nowhere/pocketsphinx', service: null };
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;
/** Half a second of silence in WAV. */
const silence = (): Buffer => {
  const head = '524946465c3e000057415645666d74201000000001000100401f0000803e0000020010006461746138 3e0000'.replace(
    / /g,
    '',
  );
  return Buffer.concat([Buffer.from(head, 'hex'), Buffer.alloc(0x3e38)]);
};

let folder: string;
let server: SpeechServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hedo-speech-'));
  server = await startSpeechServer();
});
beforeEach(() => server.mode('ok'));
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** A program of ours on disk, as ffmpeg or a recogniser would be. */
const program = async (name: string, script: string): Promise<string> => {
  const file = join(folder, name);
  await writeFile(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
};

describe('without ffmpeg and without a service', () => {
  it('keeps recordings as they are, writes nothing down, and says once what is missing', async () => {
    const speech = createSpeech(nowhere, log);
    expect(await speech.transcriber()).toBeNull();
    expect(await speech.playable(silence())).toEqual({ ok: false, reason: 'no-ffmpeg' });
    expect(await speech.transcribe(silence(), 'audio/wav')).toEqual({ ok: false, reason: 'not-configured' });
    expect(logged.filter((line) => line.includes('ffmpeg was not found'))).toHaveLength(1);
  });
});

describe('with ffmpeg', () => {
  it('makes MP3 of a recording, and says of anything else that it cannot be read', async () => {
    const speech = createSpeech({ ...nowhere, ffmpeg: 'ffmpeg' }, log);
    const [made, refused] = [await speech.playable(silence()), await speech.playable(Buffer.from('no sound'))];
    // The same two calls on a machine without it: reported, and nothing is lost.
    if (!hasFfmpeg) expect([made, refused]).toEqual(Array(2).fill({ ok: false, reason: 'no-ffmpeg' }));
    else {
      expect(made).toMatchObject({ ok: true, type: 'audio/mpeg' });
      // Frames of MP3 begin with eleven ones.
      if (made.ok) expect(made.bytes.readUInt16BE(0) & 0xffe0).toBe(0xffe0);
      expect(refused).toEqual({ ok: false, reason: 'unreadable' });
    }
  });

  it('is given no secret, and reads only what it is handed', async () => {
    const spy = await program('ffmpeg', 'if [ "$1" = "-version" ]; then exit 0; fi; env; echo "$@"');
    process.env.MASTER_KEY = 'not-to-be-seen';
    const made = await createSpeech({ ...nowhere, ffmpeg: spy }, log).playable(silence());
    delete process.env.MASTER_KEY;
    const said = made.ok ? made.bytes.toString() : '';
    expect(said).toContain('-i pipe:0');
    expect(said).toContain('-protocol_whitelist pipe');
    expect(said).not.toContain('not-to-be-seen');
  });
});

describe('a recogniser on this machine', () => {
  it('hears a WAV of 16 kHz and gives its lines as one draft', async () => {
    const ffmpeg = await program('ffmpeg', 'if [ "$1" = "-version" ]; then exit 0; fi; cat');
    const pocketsphinx = await program(
      'sphinx',
      'if [ -z "$1" ]; then exit 1; fi; wc -c < "$2" > /dev/null; printf "when i was\\neleven\\n"',
    );
    const speech = createSpeech({ ffmpeg, pocketsphinx, service: null }, log);
    expect(await speech.transcriber()).toEqual({ by: 'machine', name: 'pocketsphinx' });
    expect(await speech.transcribe(silence(), 'audio/wav')).toEqual({
      ok: true,
      text: 'when i was eleven',
      by: { by: 'machine', name: 'pocketsphinx' },
    });
  });
});

describe('a Whisper-compatible service', () => {
  const speechOf = (timeoutMs = 5000) =>
    createSpeech({ ...nowhere, service: { baseUrl: server.url, apiKey: 'k', model: 'whisper-1', timeoutMs } }, log);

  it('gets the file with its type and a name of ours, and its text is the draft', async () => {
    server.says(' When I was eleven. ');
    expect(await speechOf().transcriber()).toEqual({ by: 'service', name: '127.0.0.1' });
    const heard = await speechOf().transcribe(silence(), 'audio/webm');
    expect(heard).toEqual({ ok: true, text: 'When I was eleven.', by: { by: 'service', name: '127.0.0.1' } });
    expect(server.requests.at(-1)).toMatchObject({
      authorization: 'Bearer k',
      fields: { model: 'whisper-1', response_format: 'json' },
      file: { name: 'recording.webm', type: 'audio/webm', bytes: silence() },
    });
  });

  it.each([
    ['refuses', 'unreadable'],
    ['unavailable', 'service'],
    ['not-json', 'service'],
    ['redirect', 'service'],
    ['hang', 'timeout'],
  ] as const)('that %s is told as such', async (mode, reason) => {
    server.mode(mode);
    const speech = speechOf(mode === 'hang' ? 200 : 5000);
    expect(await speech.transcribe(silence(), 'audio/wav')).toEqual({ ok: false, reason });
  });
});
