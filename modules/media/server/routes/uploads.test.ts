import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { getBytes } from '#core/testing/bytes';
import type { MediaView } from '../../schemas/media';
import { mostUploads, partBytes } from '../../schemas/values';
import { beginUpload, sendPart, sha256Of, upload, uploadsPath } from '../../testing/factory';
import { anMp4, aPdf } from '../../testing/files';
import { aBareHead, aJpegWith, aPng } from '../../testing/pictures';

const app = await testApp({ modules: ['media'] });
const [anon, admin, other] = [await app.as('anon'), await app.as('admin'), await app.as('admin')];
afterAll(() => app.stop());

const position = 'GPS 47.3769 N 8.5417 E';
const codeOf = ({ status, body }: { status: number; body: { code?: string } | null }) => [status, body?.code];
const isStored = (key: string): boolean => existsSync(join(app.config.dataDir, 'storage/media', key));
const rows = async () => Number((await app.knex('media_items').count('* as n').first())?.n);

describe('uploading in parts', () => {
  it('goes on where it stopped, and says where that is', async () => {
    const film = anMp4(partBytes + 1000);
    const { id, partSize } = await beginUpload(admin, film.length, 'walk.mp4');
    expect(partSize).toBe(partBytes);
    expect((await sendPart(admin, id, film, 0)).body.received).toBe(partBytes);
    const asked = await admin.head(`${uploadsPath}/${id}`);
    expect(asked.headers['upload-offset']).toBe(String(partBytes));
    expect((await admin.get(uploadsPath)).body).toMatchObject([{ id, received: partBytes }]);
    expect(codeOf(await admin.post(`${uploadsPath}/${id}/finish`, { sha256: sha256Of(film) }))).toEqual([
      409,
      'incomplete',
    ]);
    const again = await sendPart(admin, id, film, 0);
    expect([...codeOf(again), again.body.received]).toEqual([409, 'wrong-offset', partBytes]);
    expect((await sendPart(admin, id, film, partBytes)).body.received).toBe(film.length);
    expect(codeOf(await admin.post(`${uploadsPath}/${id}/finish`, { sha256: sha256Of(aPdf()) }))).toEqual([
      422,
      'wrong-digest',
    ]);
    const { status, body } = await admin.post(`${uploadsPath}/${id}/finish`, { sha256: sha256Of(film) });
    expect([status, body.kind, body.type]).toEqual([201, 'video', 'video/mp4']);
    const served = await getBytes(app, admin, body.url);
    expect(served.bytes.equals(film)).toBe(true);
    const range = await admin.get(body.url, { range: `bytes=${partBytes - 4}-${partBytes + 5}` });
    expect([range.status, range.headers['content-range'], range.headers['content-length']]).toEqual([
      206,
      `bytes ${partBytes - 4}-${partBytes + 5}/${film.length}`,
      '10',
    ]);
    expect((await admin.get(body.url, { range: `bytes=${film.length}-` })).status).toBe(416);
    expect((await admin.head(body.url)).headers['content-length']).toBe(String(film.length));
  });

  it('takes one of two parts that come at once', async () => {
    const film = anMp4(3 * partBytes);
    const { id } = await beginUpload(admin, film.length);
    const sent = await Promise.all([0, 0, 0].map((offset) => sendPart(admin, id, film, offset)));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await admin.get(`${uploadsPath}/${id}`)).body.received).toBe(partBytes);
    expect((await admin.delete(`${uploadsPath}/${id}`)).status).toBe(204);
  });

  it('takes parts of the named size alone', async () => {
    const film = anMp4(partBytes);
    const { id } = await beginUpload(admin, film.length);
    for (const bytes of [film.subarray(0, 10), Buffer.alloc(0)])
      expect((await sendPart(admin, id, bytes, 0)).status).toBe(422);
    expect((await admin.get(`${uploadsPath}/${id}`)).body.received).toBe(0);
  });

  it('is nobody else’s to see, continue, finish or cancel', async () => {
    const picture = aPng(20, 20, { shade: 201 });
    const { id } = await beginUpload(admin, picture.length);
    const path = `${uploadsPath}/${id}`;
    expect((await other.get(path)).status).toBe(404);
    expect((await sendPart(other, id, picture, 0)).status).toBe(404);
    expect((await other.post(`${path}/finish`, { sha256: sha256Of(picture) })).status).toBe(404);
    expect((await other.delete(path)).status).toBe(404);
    expect((await other.get(uploadsPath)).body).toEqual([]);
    expect((await sendPart(admin, id, picture, 0)).status).toBe(200);
  });

  it('refuses sizes that no file has, and more uploads than one person needs', async () => {
    for (const size of [0, -1, 1.5, 301 * 1024 * 1024])
      expect((await admin.post(uploadsPath, { name: 'a', size })).status).toBe(422);
    const busy = await app.as('admin');
    for (let number = 0; number < mostUploads; number += 1) await beginUpload(busy, 10);
    expect(codeOf(await busy.post(uploadsPath, { name: 'a', size: 10 }))).toEqual([409, 'enough-uploads']);
  });

  it('is swept with its parts after a day', async () => {
    const picture = aPng(30, 30, { shade: 202 });
    const { id } = await beginUpload(admin, picture.length);
    await sendPart(admin, id, picture, 0);
    expect(isStored(`${id}/part-0`)).toBe(true);
    await app
      .knex('media_uploads')
      .where({ id })
      .update({ expires_at: new Date(Date.now() - 1000) });
    expect((await admin.get(`${uploadsPath}/${id}`)).status).toBe(404);
    await app.jobs
      .find(({ name }) => name === 'media.sweep-uploads')
      ?.run({} as never, { attempt: 1, lastAttempt: false });
    expect(await app.knex('media_uploads').where({ id })).toEqual([]);
    expect(isStored(`${id}/part-0`)).toBe(false);
  });
});

describe('what is taken', () => {
  it('re-encodes a picture, in widths up to its own, and drops its original', async () => {
    const { status, body } = await upload(admin, aPng(900, 600));
    expect(status).toBe(201);
    expect(body.picture.srcset.map(({ width }: { width: number }) => width)).toEqual([400, 800, 900]);
    expect([body.picture.width, body.picture.height, body.alt, body.isPublished]).toEqual([900, 600, '', false]);
    const { bytes, headers } = await getBytes(app, admin, body.picture.src);
    expect(bytes.toString('latin1', 8, 12)).toBe('WEBP');
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it.each([
    ['a JPEG', aJpegWith(position)],
    ['a PNG', aPng(50, 40, { notes: { tEXt: Buffer.from(`Comment\0${position}`) }, shade: 91 })],
    [
      'a picture that is a page as well',
      Buffer.concat([aPng(51, 40, { shade: 92 }), Buffer.from(`<script>/* ${position} */</script>`)]),
    ],
  ])('keeps nothing of %s but its pixels', async (_, bytes) => {
    const { status, body } = (await upload(admin, bytes)) as { status: number; body: MediaView };
    expect([status, body.kind]).toEqual([201, 'picture']);
    const item = await app.knex('media_items').where({ id: body.id }).first();
    await app.runJobs();
    expect(isStored(`${item.folder}/part-0`)).toBe(false);
    for (const { url } of body.picture?.srcset ?? []) {
      const served = await getBytes(app, admin, url);
      expect(served.status).toBe(200);
      expect(served.bytes.includes('GPS')).toBe(false);
      expect(served.bytes.includes('EXIF')).toBe(false);
      expect(served.bytes.includes('script')).toBe(false);
    }
  });

  it('takes the same file once', async () => {
    const picture = aPng(61, 40, { shade: 93 });
    const first = await upload(admin, picture);
    const second = await upload(other, picture, 'again.png');
    expect([second.status, second.body.id, second.body.name]).toEqual([201, first.body.id, 'lake.png']);
    await app.runJobs();
    expect((await getBytes(app, admin, first.body.picture.src)).status).toBe(200);
  });

  it('takes a PDF and hands it out to be saved', async () => {
    const { body } = await upload(admin, aPdf(), 'packing list.pdf');
    expect([body.kind, body.type]).toEqual(['document', 'application/pdf']);
    const { headers } = await getBytes(app, admin, body.url);
    expect(headers['content-disposition']).toBe('attachment');
  });
});

describe('what is refused', () => {
  it.each<readonly [string, Buffer, number]>([
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      422,
    ],
    [
      'a drawing behind a declaration',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      422,
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 422],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 422],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), 422],
    ['text', Buffer.from('Just words.'), 422],
    ['one byte', Buffer.from([0]), 422],
    ['a PNG cut short', aPng(300, 300, { shade: 7 }).subarray(0, 60), 422],
    ['a JPEG cut short', aJpegWith('x').subarray(0, 200), 422],
    ['60 million pixels', aBareHead(10_000, 6_000), 422],
    ['a bomb of 180 MB in 200 KB', aPng(10_000, 6_000), 422],
    ['49 million pixels of 16 bits', aBareHead(7_000, 7_000, 16), 422],
    ['a PDF that runs a program', aPdf('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'), 422],
    ['a PDF that carries a file', aPdf('/EmbeddedFile 2 0 R'), 422],
    ['a PDF that is a page as well', aPdf('<script>alert(1)</script>'), 422],
    ['a PDF cut short', aPdf().subarray(0, 40), 422],
    ['a film cut short', anMp4(5000).subarray(0, 3000), 422],
    [
      'a film with a page in its head',
      Buffer.concat([Buffer.from('\0\0\0\x18ftypisom<script>alert(1)</script>', 'latin1'), anMp4()]),
      422,
    ],
  ])('%s, and nothing is kept', async (_, bytes, status) => {
    const before = await rows();
    const answer = await upload(admin, bytes, 'innocent.png');
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([status, 'file-refused', expect.any(String)]);
    expect(await rows()).toBe(before);
  });

  it('a picture of 100 MB, at its first part', async () => {
    const owner = await app.as('admin');
    const { id } = await beginUpload(owner, 100 * 1024 * 1024, 'huge.png');
    const head = Buffer.concat([aPng(10, 10), Buffer.alloc(partBytes)]);
    expect(codeOf(await sendPart(owner, id, head, 0))).toEqual([413, 'too-large']);
    expect((await owner.get(`${uploadsPath}/${id}`)).body.received).toBe(0);
  });

  it('a picture of 60 million pixels, at its first part and in a sentence that says what to do', async () => {
    const owner = await app.as('admin');
    const { id } = await beginUpload(owner, 30 * 1024 * 1024, 'wide.png');
    const head = Buffer.concat([aBareHead(10_000, 6_000), Buffer.alloc(partBytes)]).subarray(0, partBytes);
    const refused = await sendPart(owner, id, head, 0);
    expect(codeOf(refused)).toEqual([422, 'file-refused']);
    expect(refused.body.detail).toBe('A picture may have 50 million pixels at most. Save it smaller.');
    expect((await owner.get(`${uploadsPath}/${id}`)).body.received).toBe(0);
  });

  it('visitors and clients', async () => {
    for (const [by, status] of [
      [anon, 401],
      [await app.as('client'), 403],
    ] as const)
      expect((await by.post(uploadsPath, { name: 'a', size: 10 })).status).toBe(status);
  });
});
