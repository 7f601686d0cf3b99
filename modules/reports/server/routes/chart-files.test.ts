import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { statements } from '#modules/chart-engine/public';
import { aBirth, aChartedClient } from '#modules/profile/testing/factory';
import { readPdf } from '../../testing/read-pdf';

// Documents take their time on a machine that is busy.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
let client: Client;
let base: string;
beforeAll(async () => {
  app = await testApp({ modules: ['reports'] });
  client = await aChartedClient(app, { nameAtBirth: 'Hélène Marchand' });
  base = `/api/holistic-profiles/versions/${(await client.get('/api/holistic-profiles/me')).body.id}`;
});
afterAll(() => app.stop());

/** What a birth in Montréal on 9 April 1948 at 00:05 must not leave behind, in any way of writing it. */
const traces = ['1948', '00:05', '05:05:00', '9 April', 'Montr', 'Quebec', 'Toronto', 'Hélène'];
/** When the Sun stood 88 degrees earlier tells as much. */
const design = '12 January';

const bytesOf = async (path: string): Promise<{ readonly bytes: Uint8Array; readonly headers: Headers }> => {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${app.url}${path}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return { bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers };
};

describe('one version of a chart', () => {
  it('comes with its birth to its owner, and is not there for anybody else', async () => {
    const { body } = await client.get(base);
    expect(body.profile).toMatchObject({ version: 1, humanDesign: { type: 'Manifestor' } });
    expect(body.birth).toMatchObject({ date: '1948-04-09', time: '00:05', zone: 'America/Toronto' });
    const other = await aChartedClient(app);
    for (const path of [base, `${base}/chart.pdf`, `${base}/report.pdf`, `${base}/chart.json?birth=0`]) {
      const { status, body: said } = await other.get(path);
      expect([path, status]).toEqual([path, 404]);
      for (const trace of traces) expect(JSON.stringify(said)).not.toContain(trace);
    }
    for (const wrong of ['no-uuid', '00000000-0000-4000-8000-000000000000'])
      expect((await client.get(`/api/holistic-profiles/versions/${wrong}/chart.json`)).status).toBe(404);
    for (const query of ['paper=a3', 'birth=2', 'more=1'])
      expect((await client.get(`${base}/chart.json?${query}`)).status).toBe(422);
  });

  it('keeps the birth it was made of when the birth is corrected', async () => {
    const person = await aChartedClient(app);
    const before = (await person.get('/api/holistic-profiles/me')).body;
    const changed = await person.patch('/api/clients/me', aBirth({ birthTime: '12:00' }), { 'if-match': '"1"' });
    expect(changed.status).toBe(200);
    const after = (await person.get('/api/holistic-profiles/me')).body;
    expect([after.version, after.note]).toEqual([2, 'Changed: birth time']);
    const old = (await person.get(`/api/holistic-profiles/versions/${before.id}`)).body;
    expect([old.profile.version, old.birth.time]).toEqual([1, '00:05']);
    expect((await person.get(`/api/holistic-profiles/versions/${after.id}`)).body.birth.time).toBe('12:00');
    // A version from before births were kept with it still has the reading of its clock.
    await app.knex('holistic_profiles').where({ id: before.id }).update({ birth_sealed: null });
    const { birth } = (await person.get(`/api/holistic-profiles/versions/${before.id}`)).body;
    expect(birth).toMatchObject({ date: '1948-04-09', time: '00:05', place: null });
  });
});

describe('the chart as data', () => {
  it('holds what it was computed from, with version and sources', async () => {
    const answer = await client.get(`${base}/chart.json`);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="hedo-chart-1.json"');
    expect(answer.body).toMatchObject({
      format: 'hedo-chart',
      formatVersion: 1,
      birth: { date: '1948-04-09', time: '00:05', nameAtBirth: 'Hélène Marchand' },
      humanDesign: { type: 'Manifestor', profile: '5/1' },
      chineseAstrology: { year: 1948, animal: 'Rat' },
    });
    expect(Object.keys(answer.body.sources)).toContain('westernAstrology');
    expect(answer.body.westernAstrology.planets.Sun.longitude).toBeCloseTo(19.2583, 3);
  });

  it('holds the enneagram once it is answered', async () => {
    expect((await client.get(`${base}/chart.json`)).body.enneagram).toBeNull();
    const answers = statements.map(({ type }) => (type === 4 ? 4 : type === 5 ? 2 : 0));
    expect((await client.put('/api/enneagram/me', { answers })).status).toBe(200);
    expect((await client.get(`${base}/chart.json?birth=0`)).body.enneagram).toEqual({ type: 4, wing: 5 });
  });

  it('without birth data holds none of it', async () => {
    const answer = await client.get(`${base}/chart.json?birth=0`);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="hedo-chart-1-without-birth-data.json"');
    // Instants of computing and exporting show the clock of the test, whatever it is.
    const { exportedAt: _exported, chart: _chart, ...rest } = answer.body;
    const said = JSON.stringify(rest);
    for (const trace of [...traces, '1948-01-12']) expect(said).not.toContain(trace);
    const { birth, instants, westernAstrology, humanDesign } = answer.body;
    expect([birth, instants, westernAstrology.ascendant, westernAstrology.placidusCusps]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(westernAstrology.planets.Sun).toMatchObject({ longitude: 19, degree: 19, sign: 'Aries' });
    expect(humanDesign.personality.Sun).toMatchObject({ gate: 51, line: 5, longitude: null, tone: null });
    expect(said.match(/"(?:longitude|degree|orb)":-?\d+\.\d/)).toBeNull();
  });
});

describe('the chart as a document', () => {
  it('is tagged, named, and of the paper asked for', async () => {
    const { bytes, headers } = await bytesOf(`${base}/chart.pdf`);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe('attachment; filename="hedo-chart-1.pdf"');
    const pdf = await readPdf(bytes);
    expect([pdf.marked, pdf.info.Language]).toEqual([true, 'en']);
    expect(pdf.size.slice(2).map(Math.round)).toEqual([595, 842]);
    for (const words of [
      '9 April 1948',
      '00:05',
      'Montr',
      'Manifestor',
      'Left Angle Cross of the Clarion',
      '19°15′30″',
    ])
      expect(pdf.text).toContain(words);
    for (const role of ['Document', 'H1', 'H2', 'H3', 'Figure', 'Table', 'TH', 'TD']) expect(pdf.roles).toContain(role);
    expect(pdf.alts.join(' ')).toMatch(
      /Bodygraph\. Defined centres: .*Throat[\s\S]*Wheel of the sky, Sagittarius rising/,
    );
    expect(pdf.outline.slice(0, 2)).toEqual(['Manifestor', 'The design in words']);
    const raw = Buffer.from(bytes).toString('latin1');
    const fonts = raw.match(/\/Type \/FontDescriptor/g)?.length ?? 0;
    expect(fonts).toBeGreaterThan(2);
    expect(raw.match(/\/FontFile2/g)).toHaveLength(fonts);
    expect(raw).not.toMatch(/\/URI|\/JavaScript|\/BaseFont \/Helvetica/);
  });

  it('has the houses that were asked for', async () => {
    const textOf = async (query: string) => (await readPdf((await bytesOf(`${base}/chart.pdf?${query}`)).bytes)).text;
    const placidus = await textOf('houses=placidus');
    expect(placidus).toContain('Houses are those of Placidus.');
    // Neptune and the Moon change their house between the two systems.
    const rows = (text: string) => text.slice(text.indexOf('Where the planets stood'), text.indexOf('Aspects'));
    expect(rows(placidus)).not.toBe(rows(await textOf('houses=whole')));
    expect((await client.get(`${base}/chart.pdf?houses=koch`)).status).toBe(422);
    expect(await textOf('houses=equal&birth=0')).toContain('Houses are whole signs');
  });

  it('without birth data holds none of it, in no corner', async () => {
    const { bytes, headers } = await bytesOf(`${base}/report.pdf?birth=0&paper=letter`);
    expect(headers.get('content-disposition')).toBe('attachment; filename="hedo-report-1-without-birth-data.pdf"');
    const pdf = await readPdf(bytes);
    expect(pdf.size.slice(2)).toEqual([612, 792]);
    const everything = [pdf.text, JSON.stringify(pdf.info), pdf.xmp, ...pdf.alts, ...pdf.outline].join('\n');
    for (const trace of [...traces, design]) expect(everything).not.toContain(trace);
    expect(everything).toContain('somebody with tables of the sky can reckon back');
    expect(everything).toContain('51.5');
    expect(everything).not.toMatch(/\d+°\d\d′/);
  });

  it('is written down as an export', async () => {
    const rows = await app.knex('audit_log').where({ action: 'profile.export', object: base.split('/').at(-1) });
    const details = rows.map(({ detail }) => detail);
    expect(details).toContainEqual({ format: 'json', kind: 'chart', birth: false });
    expect(details).toContainEqual({ format: 'pdf', kind: 'report', birth: false });
    expect(rows.every(({ actor, subject }) => actor === client.userId && subject === client.userId)).toBe(true);
  });
});
