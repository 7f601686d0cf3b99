import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { rawRequest, statusOf } from '#core/testing/raw-request';
import { mostAudioBytes } from '../../schemas/values';
import { anAnswer, aRecording } from '../../testing/factory';
import { aForm, anUpload, aWav, type FormPart } from '../../testing/recordings';
import { sound } from '../../testing/sounds';

let app: TestApp;
let client: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['labors'] });
  client = await app.as('client');
});
afterAll(() => app.stop());

const path = '/api/labor-responses/upload-audio';
const send = (form: { body: Buffer; headers: Record<string, string> }, by = client) =>
  by.post(path, form.body, form.headers);
const files = async (): Promise<string[]> =>
  (await readdir(join(app.config.dataDir, 'storage'), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const rows = () => app.knex('labor_audio').where({ user_id: client.userId });

describe('an upload', () => {
  it('is kept under an id of ours and comes back as it was sent', async () => {
    const wav = aWav(2);
    const { status, body } = await send(anUpload(1, wav));
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        audioUrl: `/api/audio/${body.id}`,
        laborNumber: 1,
        seconds: 2,
        type: 'audio/wav',
        transcription: '',
        transcript: 'none',
        used: false,
      }),
    ]);
    const played = await client.get(body.audioUrl);
    expect([played.status, played.headers['content-type'], played.headers['content-length']]).toEqual([
      200,
      'audio/wav',
      String(wav.length),
    ]);
  });

  it('upload-04: takes no name from the sender', async () => {
    for (const filename of ['../../../../etc/evil.wav', 'C:\\x', 'a.wav\0.html', 'CON', `${'n'.repeat(5000)}.wav`]) {
      const { status, body } = await send(anUpload(2, aWav(), { filename }));
      expect([filename.slice(0, 20), status]).toEqual([filename.slice(0, 20), 201]);
      expect((await client.delete(body.audioUrl)).status).toBe(204);
    }
    for (const name of await files()) expect(name).toMatch(/^(original|copy)-\d+$/);
  });

  it('upload-03: a recording with something else behind it is never anything but sound', async () => {
    const polyglot = Buffer.concat([aWav(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const { audioUrl } = await aRecording(client, 3, polyglot, { filename: 'a.html' });
    const { headers } = await client.get(audioUrl);
    expect(headers).toMatchObject({
      'content-type': 'audio/wav',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': 'inline; filename="labor-3.wav"',
    });
  });
});

describe('refused without a trace', () => {
  const before = { rows: 0, files: 0 };
  beforeAll(async () => Object.assign(before, { rows: (await rows()).length, files: (await files()).length }));
  const untouched = async () => expect({ rows: (await rows()).length, files: (await files()).length }).toEqual(before);
  const file = (value: Buffer, name = 'audio'): FormPart => ({ name, value, filename: 'a.wav' });
  const number = (value = '5'): FormPart => ({ name: 'laborNumber', value });
  const lying = aWav();
  lying.writeUInt32LE(0xffff_fff0, 40);
  const empty = aWav(0);

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML', Buffer.from('<!doctype html><script>1</script>')],
    ['JavaScript', Buffer.from('fetch("/api/account")')],
    ['a ZIP', Buffer.from('504b0304140000000000', 'hex')],
    ['a gzip bomb', Buffer.from('1f8b0800000000000003ecc1010d000000c2a0f74f6d0e37a000', 'hex')],
    ['a WAV that says it has 4 GB', lying],
    ['a WAV without samples', empty],
    ['a cut WAV', aWav().subarray(0, 40)],
    ['half an EBML head', Buffer.from('1a45dfa3ffffffffffffff', 'hex')],
    ['an Ogg of one page', Buffer.concat([Buffer.from('OggS'), Buffer.alloc(40)])],
    ['an MP4 box within itself', Buffer.from('0000001066747970000000000000000000000008', 'hex')],
  ])('upload-05: %s is no recording', async (_name, bytes) => {
    const { status, body } = await send(anUpload(5, bytes));
    expect([status, body.code]).toEqual([415, 'not-a-recording']);
    await untouched();
  });

  it('a recording of more than half an hour', async () => {
    const long = aWav(1, 4000);
    // 8000 bytes that say they last 2000 seconds.
    long.writeUInt32LE(4, 28);
    expect((await send(anUpload(5, long))).status).toBe(415);
    const hours = aWav(1850, 4000);
    const { status, body } = await send(anUpload(5, hours));
    expect([status, body.code]).toEqual([422, 'too-long']);
    await untouched();
  });

  it.each<[string, readonly FormPart[]]>([
    ['no file', [number()]],
    ['an empty file', [number(), file(Buffer.alloc(0))]],
    ['two files', [number(), file(aWav()), file(aWav())]],
    ['another field', [number(), file(aWav(), 'sound')]],
    ['2000 fields', [...Array.from({ length: 2000 }, (_, i) => ({ name: `f${i}`, value: '1' })), file(aWav())]],
    ['5000 parts', [number(), ...Array.from({ length: 5000 }, () => file(Buffer.from('x')))]],
    ['an unknown field', [number(), { name: 'userId', value: 'x' }, file(aWav())]],
  ])('upload-06: %s', async (_name, parts) => {
    expect([400, 422]).toContain((await send(aForm(parts))).status);
    await untouched();
  });

  it.each<[string, readonly FormPart[]]>([
    ['twice', [number('4'), number('5'), file(aWav())]],
    ['missing', [file(aWav())]],
    ['13', [number('13'), file(aWav())]],
    ['1e0', [number('1e0'), file(aWav())]],
  ])('upload-10: the number %s', async (_name, parts) => {
    expect((await send(aForm(parts))).status).toBe(422);
    await untouched();
  });

  it('upload-07: more than 50 MB, with a length and without one', async () => {
    const large = anUpload(5, Buffer.alloc(mostAudioBytes + 1));
    const notified = await send(large);
    expect([notified.status, notified.body.detail]).toEqual([413, 'A file may have 50 MB at most.']);
    const silent = await client.send({
      method: 'POST',
      path,
      body: large.body,
      headers: { ...large.headers, 'content-length': null, 'transfer-encoding': 'chunked' },
    });
    expect(silent.status).toBe(413);
    await untouched();
  });

  it('what is no form, is compressed, or ends early', async () => {
    const { body, headers } = anUpload(5);
    expect((await client.post(path, { laborNumber: 5 })).status).toBe(415);
    expect((await client.post(path, body, { ...headers, 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await client.post(path, body, { 'content-type': 'multipart/form-data' })).status).toBe(415);
    expect((await client.post(path, Buffer.from('nonsense'), headers)).status).toBe(422);
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const head = `POST ${path} HTTP/1.1\r\nHost: ${new URL(app.url).host}\r\nCookie: ${cookie}\r\nSec-Fetch-Site: same-origin`;
    const rest = `\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: 90000\r\n\r\n`;
    await rawRequest(app.url, head + rest + body.subarray(0, 300).toString('latin1'), true);
    expect((await client.get('/healthz')).status).toBe(200);
    await untouched();
  });

  it('whoever may not, before the first byte is read', async () => {
    const practitioner = await app.as('practitioner');
    const visitor = await app.as('anon');
    expect((await send(anUpload(5, Buffer.from('x')), practitioner)).status).toBe(403);
    expect((await send(anUpload(5, Buffer.from('x')), visitor)).status).toBe(401);
    const cookie = [...practitioner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    // The answer comes although only the head was sent.
    const head = `POST ${path} HTTP/1.1\r\nHost: ${new URL(app.url).host}\r\nCookie: ${cookie}\r\nSec-Fetch-Site: same-origin`;
    const said = await rawRequest(
      app.url,
      `${head}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\nConnection: close\r\n\r\n`,
    );
    expect(statusOf(said)).toBe(403);
  });
});

describe('five for a Labor', () => {
  it('upload-13: what was never used makes room; what answers hold does not', async () => {
    const writer = await app.as('client');
    const first = await aRecording(writer, 6);
    for (let i = 0; i < 5; i += 1) await aRecording(writer, 6);
    const room = (await writer.get('/api/labor-audio/me')).body;
    expect(room.recordings).toHaveLength(5);
    expect((await writer.get(first.audioUrl)).status).toBe(404);
    for (const [index, { audioUrl }] of room.recordings.entries())
      await writer.post(
        '/api/labor-responses',
        { ...anAnswer(6, `Version ${index}`), audioUrl },
        index > 0 ? { 'if-match': `"${index}"` } : {},
      );
    const { body: form, headers } = anUpload(6);
    const refused = await writer.post(path, form, headers);
    expect([refused.status, refused.body.code]).toEqual([409, 'enough-recordings']);
    expect((await writer.delete(room.recordings[0].audioUrl)).status).toBe(204);
    await aRecording(writer, 6);
  });
});

describe('what becomes of it', () => {
  it('a copy for every browser where there is ffmpeg, and else the original as it came', async () => {
    const speaker = await app.as('client');
    const { audioUrl, seconds } = await aRecording(speaker, 1, sound('webm'));
    expect(seconds).toBeGreaterThan(0.3);
    await app.runJobs();
    const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;
    const [{ settled, type }] = (await speaker.get('/api/labor-audio/me')).body.recordings;
    expect([settled, type]).toEqual([true, hasFfmpeg ? 'audio/mpeg' : 'audio/webm']);
    const { headers, status } = await speaker.get(audioUrl, { range: 'bytes=10-' });
    expect([status, headers['content-type']]).toEqual([206, type]);
    expect((await speaker.delete(audioUrl)).status).toBe(204);
    await app.runJobs();
    expect((await speaker.get(audioUrl)).status).toBe(404);
  });

  it('is not written down unless that was asked for', async () => {
    const speaker = await app.as('client');
    expect((await aRecording(speaker, 2)).transcript).toBe('none');
  });
});
