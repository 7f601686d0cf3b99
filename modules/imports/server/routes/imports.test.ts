import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { checkImport, importFile, startImport, uploadImport } from '#core/testing/import-file';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await testApp();
  admin = await app.as('admin', { firstName: 'Ada', lastName: 'Stern' });
});
afterAll(() => app.stop());

const path = '/api/imports';
const heading = 'id,name,category,location,latitude,longitude,provider';
const lineOf = (id: string, name = `House ${id}`): string => `${id},${name},hotel,Lisbon,38.7,-9.1,House`;
const fileOf = (...lines: readonly string[]): string => [heading, ...lines].join('\r\n');
const countOffers = async (like: string): Promise<number> =>
  (await app.knex('offers').where('id', 'like', like)).length;

describe('an upload', () => {
  it('suggests columns by their names, whatever the delimiter and the encoding', async () => {
    const text = 'Id;Name;Category;Location;Provider;Ort\nu.1;Café Über;hotel;Lisbon;House;x\n';
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    for (const file of [text, Buffer.from(`\ufeff${text}`), Buffer.from(text, 'latin1'), utf16]) {
      const { status, body } = await uploadImport(admin, 'offers', file, 'offers 2026.csv');
      expect([status, body.state, body.fileName, body.createdBy]).toEqual([
        201,
        'uploaded',
        'offers 2026.csv',
        'Ada Stern',
      ]);
      expect(body.columns[1]).toEqual({ heading: 'Name', samples: ['Café Über'] });
      expect(body.mapping).toContainEqual({ field: 'provider', column: 'Provider' });
      expect(body.mapping.map(({ column }: { column: string }) => column)).not.toContain('Ort');
    }
  });

  it('refuses what is no CSV file with a heading, and keeps nothing of it', async () => {
    const before = await app.knex('imports').count();
    const refused = async (file: string | Buffer): Promise<string> => {
      const { status, body } = await uploadImport(admin, 'offers', file);
      return `${status} ${body.detail}`;
    };
    expect(await refused('name,Name,location\na,b,c')).toContain('422 Column 2 has the same heading');
    expect(await refused('  \n ')).toContain('422 The file is empty');
    expect(await refused(Buffer.from([0x50, 0x4b, 3, 4, 20, 0]))).toContain('422 This is a workbook');
    expect(await refused(Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x0a, 0x22]))).toContain('422 This is no text');
    expect(await refused('"never closed,name\nx,y\n')).toContain('422 The first row cannot be read');
    expect((await uploadImport(admin, 'unicorns', 'a,b\n1,2')).status).toBe(422);
    expect(await app.knex('imports').count()).toEqual(before);
    const large = Buffer.alloc(51 * 1024 * 1024, 'a,b\n');
    expect((await uploadImport(admin, 'offers', large)).status).toBe(413);
  });

  it('is stored encrypted and open to the person who brought it alone', async () => {
    const { body } = await uploadImport(admin, 'offers', fileOf(lineOf('s.1', 'Sesame Lodge 4711')));
    const other = await app.as('admin');
    const seen = await other.get(`${path}/${body.id}`);
    expect([seen.status, seen.body.isOwn, seen.body.columns]).toEqual([200, false, []]);
    expect((await other.get(`${path}/${body.id}/errors.csv`)).status).toBe(404);
    const check = { mapping: body.mapping, options: [] };
    expect((await other.post(`${path}/${body.id}/check`, check, { 'if-match': '"1"' })).status).toBe(404);
    const { rows } = await app.knex.raw('select t::text as row from imports t');
    expect(JSON.stringify(rows)).not.toContain('Sesame');
  });
});

describe('a check', () => {
  it('writes nothing, counts what would be, and names the rows that are wrong', async () => {
    const file = fileOf(
      lineOf('c.1'),
      'c.2,,hotel,Lisbon,38.7,-9.1,House',
      'c.3,Castle,castle,Lisbon,38.7,-9.1,House',
      lineOf('hotel-cliff-house'),
      lineOf('c.1'),
      `${lineOf('c.6')},one,cell,more`,
      `c.7,Bad \ufffd signs,hotel,Lisbon,38.7,-9.1,House`,
    );
    const checked = await checkImport(app, admin, await uploadImport(admin, 'offers', file));
    expect(checked.body).toMatchObject({ state: 'checked', rows: 7, written: null });
    expect(checked.body.checked.refused).toBeGreaterThanOrEqual(5);
    expect(checked.body.refusals).toContainEqual({ line: 3, reason: 'name is empty' });
    expect(checked.body.refusals).toContainEqual({ line: 6, reason: 'The same is in line 2 already.' });
    expect(checked.body.refusals.find(({ line }: { line: number }) => line === 7).reason).toContain('more cells');
    expect(checked.body.refusals.find(({ line }: { line: number }) => line === 8).reason).toContain('no text');
    expect(await countOffers('c.%')).toBe(0);
  });

  it('says where a quotation mark is not closed', async () => {
    const file = fileOf(lineOf('q.1'), 'q.2,"House,hotel,Lisbon,38.7,-9.1,House', lineOf('q.3'));
    const checked = await checkImport(app, admin, await uploadImport(admin, 'offers', file));
    expect(checked.body.state).toBe('unreadable');
    expect(checked.body.failure).toContain('A quotation mark opens a cell and none closes it');
  });

  it('takes another mapping, remembers it, and refuses one that is wrong', async () => {
    const csv = 'Hotel,Art,Ort,Anbieter\nSeehaus,hotel,Lisbon,Haus\n';
    const upload = await uploadImport(admin, 'offers', csv);
    const missing = await checkImport(app, admin, upload);
    expect([missing.status, missing.body.fields[0].path]).toEqual([422, 'mapping.name']);
    const own = Object.entries({ name: 'Hotel', category: 'Art', location: 'Ort', provider: 'Anbieter' });
    const mapping = own.map(([field, column]) => ({ field, column }));
    for (const wrong of [
      [...mapping, { field: 'secret', column: 'Ort' }],
      [...mapping, { field: 'name', column: 'Ort' }],
      [...mapping, { field: 'origin', column: 'Nowhere' }],
    ])
      expect((await checkImport(app, admin, upload, { mapping: wrong })).status).toBe(422);
    expect((await checkImport(app, admin, upload, { mapping, options: ['mail'] })).status).toBe(422);
    expect((await checkImport(app, admin, upload, { mapping })).body.checked.created).toBe(1);
    expect((await uploadImport(admin, 'offers', csv)).body.mapping).toEqual(mapping);
    expect((await checkImport(app, admin, upload, { mapping })).status).toBe(412);
  });
});

describe('a run', () => {
  it('writes what is right once, and hands the rest back in a file that runs no formula', async () => {
    const wrong = 'r.2,"=HYPERLINK(""x"")",castle,Lisbon,38.7,-9.1,"<svg onload=alert(1)>"';
    const file = fileOf(lineOf('r.1'), wrong, lineOf('r.3'));
    const { checked, done } = await importFile(app, admin, 'offers', file);
    expect(checked.body.checked).toEqual({ created: 2, changed: 0, skipped: 0, refused: 1 });
    expect(done.body).toMatchObject({ state: 'done', rowsDone: 3, written: checked.body.checked });
    const errors = await admin.get(`${path}/${done.body.id}/errors.csv`);
    expect(errors.text).toContain(`${heading},Import error\r\n`);
    expect(errors.text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(errors.text.trim().split('\r\n')).toHaveLength(2);
    // Put right and imported again, with the column of reasons and the sign before the formula.
    const again = await importFile(app, admin, 'offers', errors.text.replace('castle', 'hotel'));
    expect(again.done.body.written).toEqual({ created: 1, changed: 0, skipped: 0, refused: 0 });
    expect((await app.knex('offers').where({ id: 'r.2' }).first('name')).name).toBe('=HYPERLINK("x")');
    const repeated = await importFile(app, admin, 'offers', fileOf(lineOf('r.1'), lineOf('r.3', 'Another name')));
    expect(repeated.done.body.written).toEqual({ created: 0, changed: 1, skipped: 1, refused: 0 });
    const audit = await app.knex('audit_log').where({ action: 'imports.finished' }).orderBy('id', 'desc').first();
    expect(audit.detail).toMatchObject({ kind: 'offers', changed: 1 });
    const list = await admin.get(path);
    expect(list.body[0]).toMatchObject({ id: repeated.done.body.id, state: 'done', createdBy: 'Ada Stern' });
    expect((await admin.get(`${path}?limit=1`)).headers.link).toContain('rel="next"');
  });

  it('needs a check, of this version, and runs one at a time of a kind', async () => {
    const upload = await uploadImport(admin, 'offers', fileOf(lineOf('t.1')));
    const start = (view: { id: string; version: number }, version = view.version) =>
      admin.post(`${path}/${view.id}/start`, undefined, { 'if-match': `"${version}"` });
    expect((await start(upload.body)).body.code).toBe('not-now');
    const first = await checkImport(app, admin, upload);
    expect((await start(first.body, 1)).status).toBe(412);
    expect((await admin.post(`${path}/${first.body.id}/start`)).status).toBe(428);
    const second = await checkImport(app, admin, await uploadImport(admin, 'offers', fileOf(lineOf('t.2'))));
    const both = await Promise.all([start(first.body), start(second.body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('kind-busy');
    await app.runJobs();
    expect(await countOffers('t.%')).toBe(1);
  });

  it('goes on where it was cancelled, and counts every row once', async () => {
    const rows = Array.from({ length: 600 }, (_, at) => lineOf(`x.${at}`));
    const checked = await checkImport(app, admin, await uploadImport(admin, 'offers', fileOf(...rows)));
    const begun = await admin.post(`${path}/${checked.body.id}/start`, undefined, {
      'if-match': `"${checked.body.version}"`,
    });
    const cancelled = await admin.post(`${path}/${begun.body.id}/cancel`);
    expect([cancelled.status, cancelled.body.state]).toEqual([200, 'cancelled']);
    await app.runJobs();
    expect(await countOffers('x.%')).toBe(0);
    expect((await admin.post(`${path}/${begun.body.id}/cancel`)).status).toBe(409);
    const done = await startImport(app, admin, cancelled);
    expect(done.body.written).toEqual({ created: 600, changed: 0, skipped: 0, refused: 0 });
    expect(await countOffers('x.%')).toBe(600);
  });

  it('reads two thousand rows, some of them broken, while others are answered', async () => {
    const rows = Array.from({ length: 2000 }, (_, at) => (at % 100 === 7 ? `broken ${at},quoted` : lineOf(`l.${at}`)));
    const upload = await uploadImport(admin, 'offers', fileOf(...rows));
    const checked = await checkImport(app, admin, upload);
    expect(checked.body.checked).toEqual({ created: 1980, changed: 0, skipped: 0, refused: 20 });
    let answered = 0;
    let isRunning = true;
    const other = (async () => {
      while (isRunning) {
        await admin.get(`${path}/kinds`);
        answered += 1;
      }
    })();
    const done = await startImport(app, admin, checked);
    isRunning = false;
    await other;
    expect(done.body.written).toEqual(checked.body.checked);
    expect(answered).toBeGreaterThan(3);
    const errors = await admin.get(`${path}/${done.body.id}/errors.csv`);
    expect(errors.text.trim().split('\r\n')).toHaveLength(21);
  });

  it('loses its file after seven days, and all files with the account', async () => {
    const { done } = await importFile(app, admin, 'offers', fileOf(lineOf('z.1'), 'wrong'));
    await app.knex('imports').where({ id: done.body.id }).update({ file_until: '2020-01-01' });
    await app.jobs
      .find(({ name }) => name === 'imports.sweep-imports')
      ?.run({} as never, { attempt: 1, lastAttempt: false });
    const old = await admin.get(`${path}/${done.body.id}`);
    expect(old.body).toMatchObject({ fileUntil: null, columns: [], refusals: [], written: { created: 1, refused: 1 } });
    expect((await admin.get(`${path}/${done.body.id}/errors.csv`)).body.code).toBe('file-gone');
  });
});
