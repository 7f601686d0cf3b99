import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '#core/server/auth/sessions';
import { type TestApp, testApp } from '#core/testing/app';
import { type Client, createClient } from '#core/testing/client';
import { segments } from '#modules/records/public';
import { aDraft, sendIntake } from '../testing/factory';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'intake'] });
});
afterAll(() => app.stop());

/** The person behind a mailed link sets a password: the address is verified. Returns the person, signed in anew. */
const prove = async (userId: string, email: string): Promise<Client> => {
  const visitor = await app.as('anon');
  expect((await visitor.post('/api/auth/forgot', { email })).status).toBe(202);
  await app.runJobs();
  const mail = (await app.mails(email)).at(-1);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await visitor.post('/api/auth/reset', { token, password: 'tulip-river-42' })).status).toBe(204);
  await app.runJobs();
  return createClient(app.url, userId, (await createSession(app.knex, userId)).cookie);
};
const personal = () => app.assembled.personalData.find(({ owner }) => owner === 'intake')?.data;
const exported = async (userId: string) => JSON.stringify(await personal()?.export(userId));

describe('what was written without an account', () => {
  it('comes to the account whose address was proven by mail, and to it alone', async () => {
    const email = `${randomUUID()}@example.test`;
    const visitor = await app.as('anon');
    const { id } = await sendIntake(visitor, {
      email: email.toUpperCase(),
      griefLoss: 'It came over the lake at night.',
    });
    const half = await app.as('anon');
    await aDraft(half, { answers: { email, shadowAspects: 'Not yet finish' } });
    const other = await app.as('anon');
    await sendIntake(other, { email: `not-${email}` });

    const person = await app.as('client', { email });
    expect((await person.get('/api/intakes/me')).body).toBeNull();
    expect((await person.get('/api/intakes/me/prefill')).body).toBeNull();
    expect(await exported(person.userId)).toBe('{"sent":[],"drafts":[]}');

    const verified = await prove(person.userId, email);
    expect((await verified.get('/api/intakes/me')).body).toMatchObject({ id, account: 'yours' });
    expect((await verified.get('/api/intakes/me/prefill')).body).toMatchObject({ intakeId: id });
    expect((await verified.get('/api/intake-drafts/me')).body.answers.shadowAspects).toBe('Not yet finish');
    expect(await exported(person.userId)).toContain('over the lake');
    expect(await app.knex('intakes').where({ user_id: person.userId })).toHaveLength(1);
    // The browser that wrote them without an account now has to sign in.
    expect((await visitor.get('/api/intakes/me')).body).toBeNull();
    expect((await half.get('/api/intake-drafts/me')).body).toBeNull();
    expect((await other.get('/api/intakes/me')).body).toMatchObject({ account: 'none' });
  });

  it('begins the client record with the birth that was told, and changes none that is there', async () => {
    const born = { dateOfBirth: '1990-04-12', birthTime: '14:30', placeId: '2267057', timezone: 'Europe/Lisbon' };
    const sentBy = async (more: object) => {
      const email = `${randomUUID()}@example.test`;
      await sendIntake(await app.as('anon'), { email, ...born, ...more });
      return { email, person: await app.as('client', { email }) };
    };
    const recordOf = async (person: Client) => (await person.get('/api/clients/me')).body;
    const { email, person } = await sentBy({});
    expect(await recordOf(person)).toBeNull();
    const record = await recordOf(await prove(person.userId, email));
    expect(record).toMatchObject({ birthDate: '1990-04-12', birthTime: '14:30', place: { zone: 'Europe/Lisbon' } });

    const had = await sentBy({});
    await had.person.post('/api/clients', { birthDate: '1980-01-02', birthTime: '08:00', placeId: '2267057' });
    expect(await recordOf(await prove(had.person.userId, had.email))).toMatchObject({ birthDate: '1980-01-02' });
    // A zone corrected by hand is in no place's record.
    const corrected = await sentBy({ timezone: 'Atlantic/Azores' });
    expect(await recordOf(await prove(corrected.person.userId, corrected.email))).toBeNull();
  });

  it('comes there as well when it was sent signed out after the proof, once its sender looks', async () => {
    const email = `${randomUUID()}@example.test`;
    const person = await app.as('client', { email });
    const verified = await prove(person.userId, email);
    const visitor = await app.as('anon');
    const { id } = await sendIntake(visitor, { email });
    expect((await visitor.get('/api/intakes/me')).body).toMatchObject({ id, account: 'none' });
    expect((await verified.get('/api/intakes/me')).body).toBeNull();
    for (const [name, value] of visitor.cookies) verified.cookies.set(name, value);
    expect((await verified.get('/api/intakes/me')).body).toMatchObject({ id, account: 'yours' });
  });

  it('says what is missing while the address is not proven, and that another one is', async () => {
    const email = `${randomUUID()}@example.test`;
    const visitor = await app.as('anon');
    await sendIntake(visitor, { email });
    const state = async (address: string): Promise<string> => {
      const client = await app.as('client', { email: address });
      for (const [name, value] of visitor.cookies) client.cookies.set(name, value);
      return (await client.get('/api/intakes/me')).body.account;
    };
    expect([await state(email), await state(`x${email}`)]).toEqual(['unproven', 'other-address']);
  });

  it('cannot be read with the key of the host any more, and is erased with the account', async () => {
    const email = `${randomUUID()}@example.test`;
    await sendIntake(await app.as('anon'), { email });
    const before = await app.knex('intakes').where({ email }).first('trauma_sealed');
    const { userId } = await app.as('client', { email });
    await prove(userId, email);
    const after = await app.knex('intakes').where({ email }).first('trauma_sealed', 'user_id');
    expect(after.trauma_sealed.equals(before.trauma_sealed)).toBe(false);
    await app.knex.transaction((trx) => personal()?.erase(trx, userId) ?? Promise.resolve());
    expect(await app.knex('intakes').where({ email })).toEqual([]);
    expect(await app.knex('intake_drafts').where({ user_id: userId })).toEqual([]);
  });
});

describe('segments', () => {
  it('hold the three groups apart, without contact data and consents', async () => {
    const client = await app.as('client');
    const provider = app.assembled.ports.all(segments).find(({ keys }) => keys.includes('intake-trauma'));
    expect(await provider?.has(app.knex, client.userId)).toEqual([]);
    await sendIntake(client, { allergies: 'Nuts', emergencyContact: 'Anna Moreau, +33 1 42 68 53 00' });
    expect(await provider?.has(app.knex, client.userId)).toEqual(['intake-general', 'intake-medical', 'intake-trauma']);
    const read = async (key: string) => JSON.stringify(await provider?.read(app.knex, client.userId, key));
    const [general, medical, trauma] = [
      await read('intake-general'),
      await read('intake-medical'),
      await read('intake-trauma'),
    ];
    expect(general).toMatch(/Primary goals[\s\S]*about careerPurpose/);
    expect(general).not.toMatch(/Nuts|griefLoss|Anna|clara@|1984|555/);
    expect(medical).toMatch(/Allergies","text":"Nuts/);
    expect(medical).not.toMatch(/griefLoss|careerPurpose/);
    expect(trauma).toContain('about griefLoss');
    expect(trauma).not.toMatch(/Nuts|careerPurpose/);
    expect(await read('intake-other')).toBe('null');
  });
});

describe('retention', () => {
  it('deletes a draft that nobody touched for thirty days, and no other', async () => {
    const [old, young, sent] = [await app.as('anon'), await app.as('anon'), await app.as('anon')];
    const [gone, kept] = [await aDraft(old), await aDraft(young)];
    const { id } = await sendIntake(sent, { email: `${randomUUID()}@example.test` });
    const yearOld = await sendIntake(await app.as('anon'), { email: `${randomUUID()}@example.test` });
    const ownYearOld = await sendIntake(await app.as('client'), { email: `${randomUUID()}@example.test` });
    await app
      .knex('intakes')
      .whereIn('id', [yearOld.id, ownYearOld.id])
      .update({ submitted_at: app.knex.raw("now() - interval '366 days'") });
    const age = (draft: string, days: number) =>
      app
        .knex('intake_drafts')
        .where({ id: draft })
        .update({ updated_at: app.knex.raw(`now() - interval '${days} days'`) });
    await age(gone.id, 31);
    await age(kept.id, 29);
    await app.knex.raw("select graphile_worker.add_job('core.apply-retention')");
    await app.runJobs();
    const left = await app.knex('intake_drafts').whereIn('id', [gone.id, kept.id]).pluck('id');
    expect(left).toEqual([kept.id]);
    expect(await app.knex('intake_draft_devices').where({ draft_id: gone.id })).toEqual([]);
    const forms = await app.knex('intakes').whereIn('id', [id, yearOld.id, ownYearOld.id]).pluck('id');
    expect(forms.sort()).toEqual([id, ownYearOld.id].sort());
  });
});
