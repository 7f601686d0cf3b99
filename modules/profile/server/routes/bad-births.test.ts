import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { aBirth, aChartedClient } from '../../testing/factory';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile'] });
});
afterAll(() => app.stop());

const long = 'å'.repeat(10_000);
/** A birth whose place is given as text. */
const at = (birthLocation: unknown) => ({ placeId: undefined, birthLocation });

const wrong: readonly (readonly [string, object, string])[] = [
  ['a year before the tables', { birthDate: '1899-12-31' }, 'birthDate'],
  ['a year after the tables', { birthDate: '2051-01-01' }, 'birthDate'],
  ['a year of five digits', { birthDate: '+01990-01-01' }, 'birthDate'],
  ['the leap day of a year without one', { birthDate: '2023-02-29' }, 'birthDate'],
  ['the leap day of 1900', { birthDate: '1900-02-29' }, 'birthDate'],
  ['a thirteenth month', { birthDate: '1990-13-01' }, 'birthDate'],
  ['a date that is a number', { birthDate: 19_900_517 }, 'birthDate'],
  ['the second 60', { birthTime: '23:59:60' }, 'birthTime'],
  ['the hour 24', { birthTime: '24:00' }, 'birthTime'],
  ['a time with an offset of odd minutes', { birthTime: '10:00+05:43' }, 'birthTime'],
  ['a time that is NaN', { birthTime: 'NaN' }, 'birthTime'],
  ['an empty time', { birthTime: '' }, 'birthTime'],
  ['10 kB as a place', at(long), 'birthLocation'],
  ['an empty place', at(''), 'birthLocation'],
  ['a place of signs alone', at('‽ … — ()'), 'birthLocation'],
  ['a place of control characters', at('\u0001\u0002'), 'birthLocation'],
  ['a place that is a list', at(['Vienna']), 'birthLocation'],
  ['a place id with signs', { placeId: '2950159; --' }, 'placeId'],
  ['a place id of no place', { placeId: '999999999999' }, 'placeId'],
  ['10 kB as a name', { nameAtBirth: long }, 'nameAtBirth'],
  ['a fold of no meaning', { fold: 'middle' }, 'fold'],
  ['a latitude of its own', { latitude: 91 }, 'latitude'],
];

describe('a birth that cannot be', () => {
  it.each(wrong)('%s is refused at its field, and nothing changes', async (_, change, path) => {
    const client = await aChartedClient(app);
    const before = await Promise.all(['/api/clients/me', '/api/holistic-profiles/versions'].map((p) => client.get(p)));
    const refused = await client.patch('/api/clients/me', { ...aBirth(), ...change }, { 'if-match': '"1"' });
    expect(refused.status).toBe(422);
    expect(refused.body.fields.map((field: { path: string }) => field.path)).toContain(path);
    const after = await Promise.all(['/api/clients/me', '/api/holistic-profiles/versions'].map((p) => client.get(p)));
    expect(after.map(({ body }) => body)).toEqual(before.map(({ body }) => body));
  });
});

describe('a wrong form', () => {
  it.each([
    ['birthDate', '17.5.1990', 'Write the date as YYYY-MM-DD.'],
    ['birthTime', '23:59:60', 'Write the time as HH:MM, from 00:00 to 23:59.'],
    ['birthWindow', { from: '9:00', to: '10:00' }, 'Write both ends of the window as HH:MM, from 00:00 to 23:59.'],
  ])('of %s is answered with the right one', async (path, value, message) => {
    const { body } = await (await app.as('client')).post('/api/clients', { ...aBirth(), [path]: value });
    expect(body.fields).toContainEqual({ path, message });
  });
});

describe('a place in any script', () => {
  it.each([
    ['東京', 'Asia/Tokyo'],
    ['القاهرة', 'Africa/Cairo'],
    ['Αθήνα, Ελλάδα', 'Europe/Athens'],
    ['서울', 'Asia/Seoul'],
  ])('%s is one', async (birthLocation, zone) => {
    const client = await app.as('client');
    const { placeId: _, ...birth } = aBirth({ birthLocation });
    const { status, body } = await client.post('/api/clients', birth);
    expect([status, body.place?.zone]).toEqual([201, zone]);
  });
});
