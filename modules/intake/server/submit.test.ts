import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { badCase } from '#core/testing/bad-cases';
import { fieldNames, isSensitive } from '../schemas/fields';
import { aDraft, aFullForm, aSpecifiedForm, sendIntake } from '../testing/factory';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'intake'] });
});
afterAll(() => app.stop());

const path = '/api/enhanced-intake';
let people = 0;
/** An address nobody used before. */
const anAddress = (): string => {
  people += 1;
  return `sender-${people}@example.test`;
};
const rowsOf = (email: string) => app.knex('intakes').where({ email });
const mailsTo = (to: string) => app.mails(to);
const hours = (row: Record<string, string>, column: string): number =>
  (Date.parse(row[column] ?? '') - Date.parse(row.submitted_at ?? '')) / 3_600_000;

describe('sending the form', () => {
  it.each(['self', 'practitioner', 'hospitality'] as const)(
    'takes the specified body of %s as it stands',
    async (journeyType) => {
      const email = anAddress();
      const sent = await (await app.as('anon')).post(path, aSpecifiedForm({ email, journeyType }));
      expect([sent.status, Object.keys(sent.body).sort()]).toEqual([201, ['id', 'reference']]);
      expect(sent.body.reference).toMatch(/^HJ-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
      const [row] = await rowsOf(email);
      expect(row).toMatchObject({
        journey_type: journeyType,
        user_id: null,
        state: 'received',
        consent_sensitive_at: null,
      });
      expect([hours(row, 'contact_due_at'), hours(row, 'plan_due_at')]).toEqual([48, 168]);
    },
  );

  it('keeps every word sealed, and tells sender and team without one of them', async () => {
    const email = anAddress();
    const canary = `heron-${randomUUID()}`;
    await sendIntake(await app.as('anon'), {
      email,
      griefLoss: `${canary} and what came after it`,
      medications: canary,
      careerPurpose: `${canary} at work, every single day`,
      emergencyContact: canary,
    });
    const { rows: tables } = await app.knex.raw(
      "select table_schema || '.' || table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')",
    );
    for (const { name } of tables) {
      const { rows } = await app.knex.raw(`select t::text as row from ${name} t`);
      expect([name, rows.some(({ row }: { row: string }) => row.includes(canary))]).toEqual([name, false]);
    }
    expect(app.logged.join('\n')).not.toContain(canary);
    const [confirmation] = await mailsTo(email);
    expect(confirmation?.text).toMatch(/within 48 hours[\s\S]*within one week/);
    expect(confirmation?.text).not.toMatch(/Clara|Moreau/);
    const stored = Buffer.concat([(await rowsOf(email))[0].trauma_sealed]).toString('latin1');
    expect(stored).not.toContain('griefLoss');
  });

  it('names every wrong field with its sentence, in the order of the form, and stores nothing', async () => {
    const before = await app.knex('intakes').count();
    const refused = await (await app.as('anon')).post(path, {});
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toHaveLength(30);
    expect(refused.body.fields[0]).toEqual({ path: 'firstName', message: 'First name is required' });
    expect(refused.body.fields).toContainEqual({
      path: 'griefLoss',
      message: 'How do you handle grief, loss, and endings?',
    });
    expect(refused.body.fields.at(-1)).toEqual({ path: 'emergencyContact', message: 'Emergency contact required' });
    expect(await app.knex('intakes').count()).toEqual(before);
  });

  it('refuses num-03, numbers and goals beyond their bounds, at the field', async () => {
    const { fields } = badCase('num-03').samples as unknown as { fields: Record<string, unknown[]> };
    const visitor = await app.as('anon');
    for (const [field, values] of Object.entries(fields))
      for (const value of values) {
        const refused = await visitor.post(path, aSpecifiedForm({ email: anAddress(), [field]: value }));
        expect([refused.status, refused.body.fields[0].path, value]).toEqual([422, field, value]);
      }
  });

  it.each([
    ['a number without its country', { phone: '030 123456' }, 'phone'],
    ['a number that no country has', { phone: '+999 123456' }, 'phone'],
    ['a domain that takes no mail', { email: 'ann@localhost' }, 'email'],
    ['two addresses', { email: 'a@b.co,c@d.co' }, 'email'],
    ['a header in the address', { email: 'a@b.co\r\nBcc: x@y.z' }, 'email'],
    ['somebody of seventeen', { dateOfBirth: `${new Date().getUTCFullYear() - 17}-01-01` }, 'dateOfBirth'],
    ['a line break in a name', { firstName: 'Ann\nLee' }, 'firstName'],
    ['a refused consent', { consentAnswers: false }, 'consentAnswers'],
    ['a refused second consent', { consentSensitive: false }, 'consentSensitive'],
    ['a long answer of 20,001 characters', { griefLoss: 'x'.repeat(20_001) }, 'griefLoss'],
    ['an object in place of a text', { griefLoss: { $gt: '' } }, 'griefLoss'],
    ['an unknown field', { status: 'planned' }, 'status'],
  ])('refuses %s', async (_, wrong, field) => {
    const refused = await (await app.as('anon')).post(path, aFullForm({ email: anAddress(), ...wrong } as never));
    expect([refused.status, refused.body.fields[0].path]).toEqual([422, field]);
  });

  it('takes a form without painful experiences from somebody who does not consent to them', async () => {
    const withheld = Object.fromEntries(
      fieldNames.filter((name) => isSensitive(name) && name !== 'fitnessLevel').map((name) => [name, undefined]),
    );
    const email = anAddress();
    const form = aFullForm({ email, ...withheld, consentSensitive: false } as never);
    expect((await (await app.as('anon')).post(path, form)).status).toBe(201);
    const row = await app.knex('intakes').where({ email }).first();
    expect([row.trauma_sealed, row.consent_sensitive_at]).toEqual([null, null]);
  });

  it('takes the longest form, and hostile words as words', async () => {
    const email = anAddress();
    const long = "'); drop table intakes; -- <script>alert(1)</script> {{7*7}} ".repeat(300).slice(0, 20_000);
    const client = await app.as('client');
    const form = aFullForm({
      email,
      griefLoss: long,
      familyPatterns: long,
      futureVision: long,
      shadowAspects: '🌊'.repeat(20_000),
    });
    expect((await client.post(path, form)).status).toBe(201);
    const { text } = await client.get('/api/intakes/me');
    expect(text).not.toContain('drop table');
    const personal = app.assembled.personalData.find(({ owner }) => owner === 'intake')?.data;
    expect(await personal?.export(client.userId)).toMatchObject({ sent: [{ answers: { griefLoss: long } }] });
  });
});

describe('one form is one intake', () => {
  it.each([
    ['a draft in this browser', true],
    ['no draft at all', false],
  ])('under twenty parallel submits with %s', async (_, withDraft) => {
    const visitor = await app.as('anon');
    const email = anAddress();
    if (withDraft) await aDraft(visitor, { answers: { email } });
    const form = aFullForm({ email });
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.post(path, form)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await rowsOf(email)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('replays an Idempotency-Key, and refuses it for another form', async () => {
    const visitor = await app.as('anon');
    const headers = { 'idempotency-key': randomUUID() };
    const form = aFullForm({ email: anAddress() });
    const [first, second] = [await visitor.post(path, form, headers), await visitor.post(path, form, headers)];
    expect(second.body).toEqual(first.body);
    expect((await visitor.post(path, { ...form, firstName: 'Eva' }, headers)).body.code).toBe('key-reused');
  });

  it('is another one when it says something else', async () => {
    const visitor = await app.as('anon');
    const email = anAddress();
    const first = await sendIntake(visitor, { email });
    const second = await sendIntake(visitor, { email, futureVision: 'A quite different sentence than before.' });
    expect(second.id).not.toBe(first.id);
  });

  it('is bound to the account of a signed-in sender, never to the address typed', async () => {
    const victim = await app.as('client', { email: anAddress() });
    const sender = await app.as('client');
    const [{ email }] = await app.knex('users').where({ id: victim.userId }).select('email');
    await sendIntake(sender, { email });
    expect((await rowsOf(email))[0].user_id).toBe(sender.userId);
    expect((await victim.get('/api/intakes/me')).body).toBeNull();
    expect(await mailsTo(email)).toEqual([]);
  });

  it('can be taken back by the link in its confirmation, once, and not after an account took it over', async () => {
    const email = anAddress();
    const visitor = await app.as('anon');
    await sendIntake(visitor, { email });
    const [mail] = await mailsTo(email);
    const token = /enhanced-intake\/withdraw#([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';
    const withdraw = () => visitor.post('/api/intakes/withdraw', { token });
    const owner = await app.as('client');
    await app.knex('intakes').where({ email }).update({ user_id: owner.userId });
    expect((await withdraw()).status).toBe(404);
    await app.knex('intakes').where({ email }).update({ user_id: null });
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([204, 404]);
    expect([await rowsOf(email), (await visitor.get('/api/intakes/me')).body]).toEqual([[], null]);
  });

  it('ends the confirmations for one address after three a day', async () => {
    const email = anAddress();
    for (const futureVision of ['one', 'two', 'three', 'four'])
      await sendIntake(await app.as('anon'), { email, futureVision: `Vision number ${futureVision}, in plain words.` });
    expect([(await rowsOf(email)).length, (await mailsTo(email)).length]).toEqual([4, 3]);
  });

  it('shares the five mails that an address gets in an hour with the forms of sign-in', async () => {
    const email = anAddress();
    await app.as('client', { email });
    const stranger = await app.as('anon');
    for (let i = 0; i < 4; i += 1) await stranger.post('/api/auth/forgot', { email });
    await app.runJobs();
    for (const futureVision of ['one', 'two'])
      await sendIntake(await app.as('anon'), { email, futureVision: `Vision number ${futureVision}, in plain words.` });
    expect([(await rowsOf(email)).length, (await mailsTo(email)).length]).toEqual([2, 5]);
  });
});

describe('what the sender sees afterwards', () => {
  it('is a summary with a chart, in this browser and nowhere else', async () => {
    const visitor = await app.as('anon');
    const { id } = await sendIntake(visitor, {
      email: anAddress(),
      dateOfBirth: '1948-04-09',
      birthTime: '00:05',
      timezone: 'America/Toronto',
    });
    const { body, text } = await visitor.get('/api/intakes/me');
    expect(body).toMatchObject({ id, journeyType: 'self', account: 'none', chartMissing: null });
    expect(body.chart).toMatchObject({ type: 'Manifestor', profile: '5/1', sun: 'Aries', timeKnown: true });
    expect(body.chart.place).toContain('Montréal');
    expect(text).not.toMatch(/griefLoss|What I have to say/);
    expect((await (await app.as('anon')).get('/api/intakes/me')).body).toBeNull();
  });

  it.each([
    ['no place', { birthLocation: null, placeId: null }, 'no-place'],
    ['a place that several have', { birthLocation: 'Springfield', placeId: null }, 'place-ambiguous'],
    ['a place that nobody knows', { birthLocation: 'Xyzzyville', placeId: null }, 'place-unknown'],
  ])('leaves out only what hangs on the place for %s', async (_, where, missing) => {
    const visitor = await app.as('anon');
    await sendIntake(visitor, {
      email: anAddress(),
      dateOfBirth: '1948-04-09',
      birthTime: '00:05',
      timezone: 'America/Toronto',
      ...where,
    });
    const { chart, chartMissing } = (await visitor.get('/api/intakes/me')).body;
    expect([chartMissing, chart.rising, chart.place, chart.type, chart.profile]).toEqual([
      missing,
      null,
      null,
      'Manifestor',
      '5/1',
    ]);
  });

  const hope = {
    dateOfBirth: '1946-08-19',
    birthTime: '08:51',
    birthLocation: 'Hope, Arkansas, United States',
    placeId: '4115181',
    timezone: 'America/Chicago',
  };

  it('is charted by the offset that was chosen where the zone stands for several local practices', async () => {
    const rising = async (more: object) => {
      const visitor = await app.as('anon');
      await sendIntake(visitor, { email: anAddress(), ...hope, ...more });
      return (await visitor.get('/api/intakes/me')).body.chart.rising;
    };
    expect([await rising({}), await rising({ offsetSeconds: -21_600 })]).toEqual(['Virgo', 'Libra']);
  });

  it('begins the record of a client with that offset', async () => {
    const client = await app.as('client');
    await sendIntake(client, { email: anAddress(), ...hope, offsetSeconds: -21_600 });
    const { moment } = (await client.get('/api/clients/me')).body;
    expect(moment).toMatchObject({ status: 'chosen', offsetSeconds: -21_600 });
  });

  it.each([
    ['that was never offered', { offsetSeconds: -20_000 }],
    ['for a day on record', { dateOfBirth: '1984-03-14', offsetSeconds: -21_600 }],
    ['beside a zone corrected by hand', { timezone: 'America/Denver', offsetSeconds: -21_600 }],
    ['without a time', { birthTime: null, birthTimeUnknown: true, offsetSeconds: -21_600 }],
    ['without a place', { birthLocation: null, placeId: null, offsetSeconds: -21_600 }],
    ['beyond every clock', { offsetSeconds: 60_000 }],
    ['far off', { offsetSeconds: 1_000_000 }],
  ])('refuses an offset %s, and stores nothing', async (_, wrong) => {
    const email = anAddress();
    const visitor = await app.as('anon');
    const refused = await visitor.post(path, aFullForm({ email, ...hope, ...wrong }));
    expect([refused.status, refused.body.fields.map((one: { path: string }) => one.path)]).toEqual([
      422,
      ['offsetSeconds'],
    ]);
    expect(await rowsOf(email)).toEqual([]);
    const { firstName, lastName } = aFullForm();
    const birth = { firstName, lastName, email, ...hope, ...wrong };
    expect((await visitor.post('/api/create-birth-profile', birth)).status).toBe(422);
    expect((await visitor.get('/api/intake-drafts/me')).body).toBeNull();
  });

  it('offers the birth data to the profile of the same account only', async () => {
    const client = await app.as('client');
    expect((await client.get('/api/intakes/me/prefill')).body).toBeNull();
    await sendIntake(client, { email: anAddress(), birthTime: null, birthTimeUnknown: true });
    expect((await client.get('/api/intakes/me/prefill')).body).toMatchObject({
      birthDate: '1984-03-14',
      birthTime: null,
      birthTimeUnknown: true,
      placeId: '6077243',
    });
  });
});
