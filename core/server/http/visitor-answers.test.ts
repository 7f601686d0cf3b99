import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client';
import { counted, type NotesApp, notesApp } from './testing/notes-app';

let app: NotesApp;
beforeAll(async () => {
  app = await notesApp();
});
afterAll(() => app?.stop());
beforeEach(async () => {
  await write(app.admin);
  counted.handled = 0;
});
const read = async (client: Client, path = '/api/public-notes') => (await client.get(path)).body;
const write = (client: Client) => client.post('/api/notes', { text: 'news' });

describe('an answer that visitors share', () => {
  it('is made once for all visitors of one address, and anew for who is signed in', async () => {
    expect(await Promise.all([read(app.anon), read(app.anon)])).toEqual([
      { reader: null, time: 1 },
      { reader: null, time: 1 },
    ]);
    expect(await read(app.anon, '/api/public-notes?topic=sky')).toEqual({ reader: null, time: 2 });
    const reader = await read(app.reader);
    expect(reader).toMatchObject({ time: 3 });
    expect(reader.reader).not.toBeNull();
    expect(await read(app.anon)).toEqual({ reader: null, time: 1 });
    expect((await app.anon.get('/api/public-notes')).headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('is made anew as soon as an admin wrote something, and not for the write of a client', async () => {
    await read(app.anon);
    await write(app.writer);
    expect(await read(app.anon)).toMatchObject({ time: 1 });
    await write(app.admin);
    expect((await read(app.anon)).time).toBeGreaterThan(1);
  });

  it('is none of a refusal', async () => {
    expect((await app.anon.get('/api/public-notes?other=1')).status).toBe(422);
    expect((await app.anon.get('/api/notes')).status).toBe(401);
  });
});
