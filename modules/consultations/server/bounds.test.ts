import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aConsultation, sendConsultation } from '../testing/factory';

let app: TestApp;
let admin: Client;
let visitor: Client;
let id: string;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'consultations'] });
  [admin, visitor] = [await app.as('admin'), await app.as('anon')];
  id = (await sendConsultation(visitor, { consentToProfile: true })).id;
  await app.runJobs();
});
afterAll(() => app.stop());

const path = '/api/consultation-requests';
const x = (count: number) => 'x'.repeat(count);
const today = new Date().toISOString().slice(0, 10);
const far = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

describe('the consultation form', () => {
  it.each([
    ['name', x(120), x(121)],
    ['name', 'Nora', 'Nora\nBcc: all@example.test'],
    ['name', 'Nora\u200dLee', ' \u200b '],
    ['email', `${x(64)}@example.test`, `${x(65)}@example.test`],
    ['phone', '1'.repeat(40), '1'.repeat(41)],
    ['phone', '', 'call me'],
    ['birthDate', '1990-02-28', '1990-02-29'],
    ['birthDate', today, far],
    ['birthTime', '00:00', '-1:00'],
    ['birthTime', '23:59', '24:00'],
    ['birthLocation', '', x(101)],
    ['additionalInfo', x(5000), x(5001)],
    ['additionalInfo', '', 'a\u0000b'],
    ['forWhom', 'someone-who-agreed', 'someone'],
  ])('takes what lies on the bound of %s and refuses one beyond, at the field', async (field, fits, misfit) => {
    // Midnight of today is no birth to come anywhere.
    const more = fits === today ? { birthTime: '00:00', birthLocation: 'Auckland, New Zealand' } : {};
    const good = await visitor.post(path, aConsultation({ ...more, [field]: fits }));
    expect([field, good.status, good.body.fields]).toEqual([field, 201, undefined]);
    const before = await app.knex('consultation_requests').count('* as n').first();
    const bad = await visitor.post(path, aConsultation({ [field]: misfit }));
    expect([field, bad.status, bad.body.fields?.[0]?.path]).toEqual([field, 422, field]);
    expect(await app.knex('consultation_requests').count('* as n').first()).toEqual(before);
  });
});

describe('what the team writes', () => {
  it('is a note of 1 to 5,000 characters', async () => {
    const write = async (text: string) => (await admin.post(`${path}/${id}/notes`, { text })).status;
    expect([await write('x'), await write(x(5000))]).toEqual([201, 201]);
    expect([await write(''), await write(' '), await write(x(5001))]).toEqual([422, 422, 422]);
  });

  it('is a reason of 3 to 200 characters for an export', async () => {
    const get = async (reason: string) =>
      (await admin.get(`${path}/${id}/export?${new URLSearchParams({ format: 'json', reason })}`)).status;
    expect([await get(x(3)), await get(x(200))]).toEqual([200, 200]);
    expect([await get(x(2)), await get(' a b '), await get(x(201))]).toEqual([422, 422, 422]);
  });

  it('is a first day of free times as far ahead as anything can be booked, however far it is asked', async () => {
    const from = async (day: string) => (await admin.get(`${path}/${id}/slots?zone=UTC&from=${day}`)).body;
    const half = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);
    expect([(await from('0001-01-01')).from, (await from('9999-12-31')).from]).toEqual([today, half]);
  });
});
