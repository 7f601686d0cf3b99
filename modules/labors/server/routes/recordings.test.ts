import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Core, PersonalFile } from '#core/contract/server';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { laborStanding, labors } from '../../public';
import { anAnswer, aRecording } from '../../testing/factory';
import { aWav } from '../../testing/recordings';
import { pieceBytes, storePieces } from '../audio/pieces';

let app: TestApp;
let client: Client;
beforeAll(async () => {
  // Neither program is there: what must work everywhere works without them.
  const speech = { ffmpeg: '/nowhere/ffmpeg', pocketsphinx: '/nowhere/pocketsphinx', service: null };
  app = await testApp({ modules: ['labors'], config: { speech } });
  client = await app.as('client');
});
afterAll(() => app.stop());

const save = (labor: number, what: object, version?: number) =>
  client.post(
    '/api/labor-responses',
    { laborNumber: labor, laborName: anAnswer(labor, '').laborName, ...what },
    version === undefined ? {} : { 'if-match': `"${version}"` },
  );
const allFiles = async (): Promise<Buffer[]> => {
  const folder = join(app.config.dataDir, 'storage');
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(found.filter((one) => one.isFile()).map((one) => readFile(join(one.parentPath, one.name))));
};

describe('playing', () => {
  it('gives any single range, across sealed pieces too, and the whole to a HEAD', async () => {
    const wav = aWav(100);
    expect(wav.length).toBeGreaterThan(pieceBytes);
    const { audioUrl } = await aRecording(client, 1, wav);
    const size = wav.length;
    const ask = (range: string) => client.get(audioUrl, { range });
    for (const [range, first, last] of [
      ['bytes=0-', 0, size - 1],
      ['bytes=0-0', 0, 0],
      [`bytes=${pieceBytes - 2}-${pieceBytes + 1}`, pieceBytes - 2, pieceBytes + 1],
      ['bytes=-3', size - 3, size - 1],
      [`bytes=-${size * 2}`, 0, size - 1],
      [`bytes=5-${size * 2}`, 5, size - 1],
    ] as const) {
      const { status, headers } = await ask(range);
      expect([range, status, headers['content-range'], headers['content-length']]).toEqual([
        range,
        206,
        `bytes ${first}-${last}/${size}`,
        String(last - first + 1),
      ]);
    }
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const fetched = async (headers: Record<string, string>) =>
      Buffer.from(await (await fetch(app.url + audioUrl, { headers: { cookie, ...headers } })).arrayBuffer());
    expect((await fetched({})).equals(wav)).toBe(true);
    const part = await fetched({ range: `bytes=${pieceBytes - 2}-${pieceBytes + 1}` });
    expect(part.equals(wav.subarray(pieceBytes - 2, pieceBytes + 2))).toBe(true);
    const head = await client.head(audioUrl);
    expect([head.status, head.headers['content-length'], head.headers['accept-ranges']]).toEqual([
      200,
      String(size),
      'bytes',
    ]);
  });

  it('upload-14: refuses odd ranges with the size of the file', async () => {
    const { audioUrl } = await aRecording(client, 2);
    const size = aWav().length;
    for (const range of [
      `bytes=${Array.from({ length: 1000 }, (_, i) => `${i * 5}-`).join(',')}`,
      'bytes=0-1,3-4',
      'bytes=9-1',
      'bytes=-0',
      'bytes=-',
      'bytes=a-b',
      `bytes=${size}-`,
      'bytes=99999999999999999999-',
    ]) {
      const { status, headers } = await client.get(audioUrl, { range });
      expect([range.slice(0, 30), status, headers['content-range']]).toEqual([
        range.slice(0, 30),
        416,
        `bytes */${size}`,
      ]);
    }
    expect((await client.get(audioUrl, { range: 'lines=1-2' })).status).toBe(200);
  });

  it('stays with the original where there is no ffmpeg, and says so in the log', async () => {
    const { audioUrl } = await aRecording(client, 3, undefined, { writeDown: 'yes' });
    await app.runJobs();
    const { recordings, writer } = (await client.get('/api/labor-audio/me')).body;
    expect([writer, recordings.find((one: { audioUrl: string }) => one.audioUrl === audioUrl)]).toEqual([
      null,
      expect.objectContaining({ type: 'audio/wav', settled: true, transcript: 'none' }),
    ]);
    expect((await client.get(audioUrl)).headers['content-type']).toBe('audio/wav');
    expect(app.logged.join()).toContain('ffmpeg was not found');
  });
});

describe('an answer that was spoken', () => {
  it('completes nothing until it has words, typed or confirmed, and is kept meanwhile', async () => {
    const person = await app.as('client');
    const { progressOf } = app.assembled.ports.one('test', labors);
    const listed = async (query = '') =>
      ((await person.get(`/api/labor-responses/me${query}`)).body as { laborNumber: number }[]).map(
        ({ laborNumber }) => laborNumber,
      );
    const { audioUrl } = await aRecording(person, 4, undefined, { transcript: 'a machine heard this' });
    const laborName = anAnswer(4, '').laborName;
    const beep = await person.post('/api/labor-responses', { laborNumber: 4, laborName, audioUrl });
    expect([beep.status, beep.body.status, beep.body.words]).toEqual([201, 'incomplete', 0]);
    expect([await listed(), await listed('?status=incomplete')]).toEqual([[], [4]]);
    expect(await progressOf(person.userId)).toMatchObject({ done: 0, latest: null, next: 1 });
    const standing = app.assembled.ports.one('test', laborStanding);
    expect(await standing.countDone(app.knex, [person.userId])).toEqual(new Map());
    const exported = app.assembled.personalData.find(({ owner }) => owner === 'labors')?.data;
    expect(JSON.stringify(await exported?.export(person.userId))).toContain('"laborNumber":4');
    await person.put(`${audioUrl}/transcript`, { transcription: 'What I said.' });
    expect([await listed(), await listed('?status=incomplete')]).toEqual([[4], []]);
    expect(await progressOf(person.userId)).toMatchObject({ done: 1, latest: { laborNumber: 4 } });
  });

  it('may be a recording alone, and holds text and voice together', async () => {
    const one = await aRecording(client, 4);
    const alone = await save(4, { audioUrl: one.audioUrl });
    expect([alone.status, alone.body]).toEqual([
      201,
      expect.objectContaining({ textResponse: '', audioUrl: one.audioUrl, seconds: 1, words: 0 }),
    ]);
    const both = await save(4, { textResponse: 'I wrote this.', transcription: 'And I said that.' }, 1);
    expect(both.body).toMatchObject({
      textResponse: 'I wrote this.',
      transcription: 'And I said that.',
      audioUrl: one.audioUrl,
      words: 7,
      version: 2,
    });
    const without = await save(4, { audioUrl: null }, 2);
    expect(without.body).toMatchObject({ transcription: 'And I said that.', textResponse: 'I wrote this.' });
    expect(without.body.audioUrl).toBeUndefined();
  });

  it('is refused while there is neither a word nor a recording', async () => {
    for (const what of [{}, { textResponse: '' }, { textResponse: ' ', transcription: ' ' }, { audioUrl: null }]) {
      const { status, body } = await save(5, what);
      expect([status, body.detail]).toEqual([422, 'Please provide a response before saving']);
    }
  });

  it('upload-15: takes only recordings of the same person for the same Labor', async () => {
    const other = await app.as('client');
    const foreign = await aRecording(other, 6);
    const elsewhere = await aRecording(client, 7);
    for (const audioUrl of [
      foreign.audioUrl,
      elsewhere.audioUrl,
      'http://evil.example/a.wav',
      'javascript:alert(1)',
      '../../api/account',
      `/api/audio/${client.userId}`,
      '/api/audio/',
      'x'.repeat(201),
    ])
      expect([audioUrl, (await save(6, { textResponse: 'words', audioUrl })).status]).toEqual([audioUrl, 422]);
    expect(
      (await client.get('/api/labor-responses/me')).body.map((one: { laborNumber: number }) => one.laborNumber),
    ).not.toContain(6);
  });

  it('never holds words that were not confirmed', async () => {
    const { audioUrl } = await aRecording(client, 8, undefined, { transcript: 'what the browser heard' });
    expect((await save(8, { audioUrl })).body.transcription).toBeUndefined();
    const confirmed = await client.put(`${audioUrl}/transcript`, { transcription: 'what I said' });
    expect(confirmed.body).toMatchObject({ transcript: 'confirmed', transcription: 'what I said', used: true });
    const [answer] = (await client.get('/api/labor-responses/me')).body.filter(
      (one: { laborNumber: number }) => one.laborNumber === 8,
    );
    expect(answer).toMatchObject({ transcription: 'what I said', version: 2 });
  });

  it('changes its spoken words without a loss to what is being written', async () => {
    const { audioUrl } = await aRecording(client, 11);
    await save(11, { textResponse: 'One.', audioUrl });
    await client.put('/api/labor-drafts/11', { text: 'One. And two.' }, { 'if-match': '"0"' });
    await client.put(`${audioUrl}/transcript`, { transcription: 'spoken' });
    await client.delete(audioUrl);
    const drafts = (await client.get('/api/labor-drafts/me')).body;
    expect(drafts).toMatchObject([{ laborNumber: 11, text: 'One. And two.', revision: 1 }]);
  });

  it('gets an earlier version back, with its recording', async () => {
    const first = await aRecording(client, 9);
    const id = (await save(9, { textResponse: 'One.', audioUrl: first.audioUrl, transcription: 'spoken' })).body.id;
    await save(9, { textResponse: 'Two.', audioUrl: null }, 1);
    const restore = (version: number, ifMatch?: number) =>
      client.post(
        `/api/labor-responses/${id}/versions/${version}/restore`,
        undefined,
        ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` },
      );
    expect((await restore(1)).status).toBe(428);
    expect((await restore(1, 1)).status).toBe(412);
    expect((await restore(9, 2)).status).toBe(404);
    const back = await restore(1, 2);
    expect([back.status, back.body]).toEqual([
      200,
      expect.objectContaining({ textResponse: 'One.', audioUrl: first.audioUrl, transcription: 'spoken', version: 3 }),
    ]);
    const history = (await client.get(`/api/labor-responses/${id}/history`)).body;
    expect(history.map((one: { audioUrl?: string }) => one.audioUrl)).toEqual([
      first.audioUrl,
      undefined,
      first.audioUrl,
    ]);
  });

  it('keeps its words when its recording is deleted, and is not left empty by it', async () => {
    const { audioUrl } = await aRecording(client, 10);
    await save(10, { audioUrl });
    const refused = await client.delete(audioUrl);
    expect([refused.status, refused.body.code]).toEqual([409, 'only-recording']);
    await client.put(`${audioUrl}/transcript`, { transcription: 'the words stay' });
    expect((await client.delete(audioUrl)).status).toBe(204);
    const [answer] = (await client.get('/api/labor-responses/me')).body.filter(
      (one: { laborNumber: number }) => one.laborNumber === 10,
    );
    expect(answer.transcription).toBe('the words stay');
    expect(answer.audioUrl).toBeUndefined();
    expect((await client.get(audioUrl)).status).toBe(404);
  });
});

describe('at rest', () => {
  it('nothing that was written or said stands in clear in the database or in a file', async () => {
    const writer = await app.as('client');
    const [said, wrote, draft] = ['canary said softly', 'canary wrote slowly', 'canary drafted twice'];
    const wav = Buffer.concat([aWav(1), Buffer.from('canary sounded deeply')]);
    const { audioUrl } = await aRecording(writer, 1, wav, { transcript: said });
    await writer.post('/api/labor-responses', { ...anAnswer(1, wrote), audioUrl, transcription: said });
    await writer.put('/api/labor-drafts/2', { text: draft });
    await app.runJobs();
    const { rows: tables } = await app.knex.raw<{ rows: { name: string }[] }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables) {
      // Sealed bytes as letters where they are letters, so that a sentence would be seen.
      const { rows } = await app.knex.transaction(async (trx) => {
        await trx.raw("set local bytea_output = 'escape'");
        return trx.raw<{ rows: { line: string }[] }>(`select t::text as line from ${name} t`);
      });
      expect([name, rows.map(({ line }) => line).join('\n')]).toEqual([name, expect.not.stringContaining('canary')]);
    }
    const files = await allFiles();
    expect(files.length).toBeGreaterThan(0);
    for (const bytes of files) {
      expect(bytes.includes('canary')).toBe(false);
      expect(bytes.includes('RIFF')).toBe(false);
      expect(bytes.includes(aWav(1).subarray(1000, 1064))).toBe(false);
    }
    expect(app.logged.join('\n')).not.toContain('canary');
  });

  it('upload-12: a full disk is said as such, and leaves no piece behind', async () => {
    const kept = new Map<string, Uint8Array>();
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const storage: Core['storage'] = {
      get: async (key) => kept.get(key) ?? null,
      put: async (key, body) => {
        if (kept.size >= 2) throw full;
        kept.set(key, body);
      },
      remove: async (key) => void kept.delete(key),
    };
    const vault = {
      encrypt: async (_db: unknown, _owner: string, _place: string, plain: Uint8Array) => Buffer.from(plain),
    };
    const core = { storage, vault, db: app.knex } as unknown as Core;
    const sound = { id: 'a', ownerId: client.userId, file: 'original' } as const;
    await expect(storePieces(core, app.knex, sound, Buffer.alloc(5 * pieceBytes))).rejects.toBe(full);
    expect(kept.size).toBe(0);
  });
});

describe('a person', () => {
  it('takes recordings along, and leaves none behind', async () => {
    const leaver = await app.as('client');
    const wav = aWav(2);
    const { id } = await aRecording(leaver, 1, wav, { transcript: 'my draft' });
    const data = app.assembled.personalData.find(({ owner }) => owner === 'labors')?.data;
    if (!data) throw new Error('labors answers for no personal data');
    const { recordings } = (await data.export(leaver.userId)) as { recordings: Record<string, unknown>[] };
    const file = `recordings/labor-1-${id}.wav`;
    expect(recordings).toEqual([expect.objectContaining({ laborNumber: 1, seconds: 2, transcript: 'my draft', file })]);
    const files: PersonalFile[] = [];
    for await (const one of data.files?.(leaver.userId) ?? []) files.push(one);
    expect(files).toEqual([{ path: file, body: wav }]);
    const folder = join(app.config.dataDir, 'storage/labors/audio', id);
    expect(await readdir(folder)).toHaveLength(1);
    await app.knex.transaction(async (trx) => data.erase(trx, leaver.userId));
    await app.runJobs();
    expect(await readdir(folder)).toEqual([]);
    expect(await app.knex('labor_audio').where({ user_id: leaver.userId })).toEqual([]);
  });

  it('loses what never became part of an answer after thirty days', async () => {
    const writer = await app.as('client');
    const [loose, existing] = [await aRecording(writer, 1), await aRecording(writer, 2)];
    await writer.post('/api/labor-responses', { ...anAnswer(2, 'words'), audioUrl: existing.audioUrl });
    await app
      .knex('labor_audio')
      .where({ user_id: writer.userId })
      .update({ created_at: app.knex.raw("now() - interval '31 days'") });
    const sweep = app.assembled.jobs.find(({ job }) => job.name === 'sweep-unused-recordings')?.job;
    await sweep?.run({} as never, { attempt: 1, lastAttempt: false });
    expect([(await writer.get(loose.audioUrl)).status, (await writer.get(existing.audioUrl)).status]).toEqual([
      404, 200,
    ]);
  });
});
