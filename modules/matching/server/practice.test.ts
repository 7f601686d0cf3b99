import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { publish } from '#modules/studio/testing/factory';
import { initialsOf } from '../lib/initials';
import { relations } from '../public';

let app: TestApp;
let person: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'matching'] });
  person = await app.as('practitioner', { firstName: 'Nora', lastName: 'Lind' });
});
afterAll(() => app.stop());

const record = {
  approach: null,
  experience: 7,
  languages: ['English', 'Norwegian'],
  frameworks: ['Grief work'],
  designFocus: [],
  statements: [{ specialization: 'Bereavement', statement: 'We learn to live on with those who are gone.' }],
};
const hours = {
  state: 'waiting-list',
  capacity: 12,
  zone: 'Europe/Oslo',
  hours: [
    { day: 2, from: '13:00', to: '17:00' },
    { day: 2, from: '09:00', to: '12:00' },
  ],
  exceptions: [{ date: '2027-05-17', hours: [] }],
};
const put = (body: object, headers = {}) => person.put('/api/practitioners/me', body, headers);
const putHours = (body: object, headers = {}) => person.put('/api/practitioners/me/availability', body, headers);

describe('the public record of an invited practitioner', () => {
  it('is empty at first, is written by its owner, and is then found by everybody', async () => {
    expect((await person.get('/api/practitioners/me')).body).toBeNull();
    expect((await putHours(hours)).body.code).toBe('no-record');
    const made = await put(record);
    expect(made.body).toMatchObject({ name: 'Nora Lind', approach: 'Holistic', specializations: ['Bereavement'] });
    expect((await put(record)).status).toBe(428);
    expect((await put(record, { 'if-match': '"7"' })).body.current).toEqual(made.body);
    expect((await put({ ...record, experience: 8 }, { 'if-match': '"1"' })).body.version).toBe(2);
    const listed = (await (await app.as('client')).get('/api/practitioners')).body as { id: string }[];
    expect(listed.find(({ id }) => id === made.body.id)).toMatchObject({ experience: 8 });
    await app.runJobs();
    const vectors = await app.knex('practitioner_vectors').where({ practitioner_id: made.body.id });
    expect(vectors.map(({ version }) => version)).toEqual([2, 2]);
  });

  it('takes names from the list alone, each once', async () => {
    const [statement] = record.statements;
    for (const [path, more] of [
      ['frameworks.0', { frameworks: ['Astral healing'] }],
      ['designFocus.0', { designFocus: ['open Wallet'] }],
      ['statements.0.specialization', { statements: [{ ...statement, specialization: 'Curses' }] }],
      ['statements.1.specialization', { statements: [statement, statement] }],
      ['statements.0.statement', { statements: [{ ...statement, statement: ' '.repeat(30) }] }],
      ['languages.0', { languages: ['  '] }],
    ] as const) {
      const { status, body } = await put({ ...record, ...more }, { 'if-match': '"2"' });
      expect([status, body.fields?.[0]?.path]).toEqual([422, path]);
    }
  });
});

describe('availability', () => {
  it('has defaults, is replaced as a whole and is known to other modules', async () => {
    expect((await person.get('/api/practitioners/me/availability')).body).toMatchObject({ version: 0, state: 'open' });
    const made = await putHours(hours);
    expect(made.body).toEqual({ ...hours, hours: [...hours.hours].reverse(), version: 1 });
    expect((await putHours(hours, { 'if-match': '"0"' })).status).toBe(412);
    const { id, availability, caseload } = (await person.get('/api/practitioners/me')).body;
    expect([availability, caseload.capacity]).toEqual(['waiting-list', 12]);
    const port = app.assembled.ports.one('test', relations);
    expect(await port.hoursOf(id)).toMatchObject({
      practitionerUserId: person.userId,
      zone: 'Europe/Oslo',
      capacity: 12,
    });
    expect(await port.caseloadOf(person.userId)).toEqual({ clients: 0, requests: 0, capacity: 12 });
    expect(await port.caseloadOf((await app.as('client')).userId)).toBeNull();
  });

  it('refuses what no clock shows', async () => {
    const span = { day: 1, from: '09:00', to: '12:00' };
    for (const [path, more] of [
      ['zone', { zone: 'Mars/Olympus' }],
      ['hours.0', { hours: [{ ...span, to: '08:00' }] }],
      ['hours.1', { hours: [span, { ...span, from: '11:59', to: '13:00' }] }],
      ['hours.0.from', { hours: [{ ...span, from: '25:00' }] }],
      ['exceptions.1.date', { exceptions: [hours.exceptions[0], hours.exceptions[0]] }],
      ['exceptions.0.date', { exceptions: [{ date: '2027-02-30', hours: [] }] }],
      ['exceptions.0.hours.0', { exceptions: [{ date: '2027-01-01', hours: [{ from: '10:00', to: '10:00' }] }] }],
    ] as const) {
      const { status, body } = await putHours({ ...hours, ...more });
      expect([status, body.fields?.[0]?.path]).toEqual([422, path]);
    }
  });
});

it('initials survive names of any script, and an account that is gone', () => {
  const name = (firstName: string, lastName: string) => ({ id: '', firstName, lastName });
  expect(initialsOf(name('Clara', 'Moreau'), false)).toBe('C. M.');
  expect(initialsOf(name('𝒜da', ''), true)).toBe('𝒜. (sample)');
  expect(initialsOf(undefined, false)).toBe('–');
});

describe('a specialization that staff added', () => {
  const statements = [{ specialization: 'Breathwork', statement: 'We begin where the breath stops short.' }];
  const path = '/api/studio/approaches';

  it('can be chosen once it is published, is kept when it is hidden, and removed only while nobody has it', async () => {
    const admin = await app.as('admin');
    const other = await app.as('practitioner');
    const choose = (by: Client, headers = {}) => by.put('/api/practitioners/me', { ...record, statements }, headers);
    const { key } = (await admin.post(`${path}/documents`, { title: 'Breathwork' })).body;
    expect((await choose(other)).body.fields[0].path).toBe('statements.0.specialization');
    await publish(admin, `approaches/${key}/en`, { name: 'Breathwork', isHidden: false });
    const made = await choose(other);
    expect([made.status, made.body.statements]).toEqual([200, statements]);

    const renamed = { fields: { name: 'Breath', isHidden: false } };
    const { problems } = (await admin.post(`${path}/${key}/en/preview`, renamed)).body;
    expect(problems.map((one: { path: string }) => one.path)).toEqual(['name']);
    await publish(admin, `approaches/${key}/en`, { name: 'Breathwork', isHidden: true });
    expect((await choose(other, { 'if-match': `"${made.body.version}"` })).status).toBe(200);
    expect((await choose(await app.as('practitioner'))).status).toBe(422);
    expect((await admin.delete(`${path}/${key}`)).body.code).toBe('in-use');

    const twice = (await admin.post(`${path}/documents`, { title: 'burnout' })).body;
    const known = await admin.post(`${path}/${twice.key}/en/preview`, { fields: { name: 'burnout', isHidden: false } });
    expect(known.body.problems[0].path).toBe('name');
    expect((await admin.delete(`${path}/${twice.key}`)).status).toBe(204);
  });

  it('can answer a concern that staff added', async () => {
    const admin = await app.as('admin');
    const { key } = (await admin.post(`${path}/documents`, { title: 'Cold water' })).body;
    await publish(admin, `approaches/${key}/en`, { name: 'Cold water', isHidden: false });
    const concern = (await admin.post('/api/studio/concerns/documents', { title: 'Numbness' })).body.key;
    const fields = { title: 'Numbness', order: 5, isHidden: false, words: ['numb*'] };
    const preview = async (name: string) =>
      (
        await admin.post(`/api/studio/concerns/${concern}/en/preview`, {
          fields: { ...fields, approaches: [{ name }] },
        })
      ).body;
    expect((await preview('Cold water')).problems).toEqual([]);
    expect((await preview('Warm water')).fields[0].path).toBe('fields.approaches.0.name');
  });
});
