import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aDraft, aFullForm, aSpecifiedForm } from '../testing/factory';
import { screens } from './figures';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'intake'] });
});
afterAll(() => app.stop());

const mine = '/api/intake-drafts/me';
const read = async (client: Client) => (await client.get(mine)).body;
const save = async (client: Client, answers: object, version?: number) =>
  client.put(mine, { answers }, { 'if-match': `"${version ?? (await read(client)).version}"` });
/** Asks for a link and answers its secret. */
const link = async (client: Client, email = `${randomUUID()}@example.test`): Promise<string> => {
  expect((await client.post(`${mine}/resume-link`, { email })).status).toBe(202);
  const [mail] = await app.mails(email);
  return /#resume=([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';
};
const resume = (client: Client, token: string, more = {}) =>
  client.post('/api/intake-drafts/resume', { token, ...more });

describe('a draft', () => {
  it('keeps half sentences for this browser alone', async () => {
    const visitor = await app.as('anon');
    const { id, version } = await aDraft(visitor, { answers: { firstName: 'Cla', email: 'clara@' }, step: 2 });
    const saved = await save(visitor, { griefLoss: 'When she', dateOfBirth: '19', primaryGoals: [] }, version);
    expect([saved.status, saved.body.version]).toEqual([200, version + 1]);
    const view = await read(visitor);
    expect(view).toMatchObject({ id, step: 2, kept: [], owned: false });
    expect(view.answers).toEqual({
      firstName: 'Cla',
      email: 'clara@',
      griefLoss: 'When she',
      dateOfBirth: '19',
      primaryGoals: [],
    });
    expect(await read(await app.as('anon'))).toBeNull();
    expect([...visitor.cookies.keys()]).toEqual(['hedo-intake-draft']);
    expect(JSON.stringify(saved.body)).not.toContain('Cla');
  });

  it('does not open with a cookie that somebody made up, or with its stored hash', async () => {
    const visitor = await app.as('anon');
    await aDraft(visitor, { answers: { firstName: 'Clara' } });
    const [row] = await app.knex('intake_draft_devices').orderBy('created_at', 'desc').limit(1);
    for (const value of [row.token_hash, row.id, row.draft_id, 'A'.repeat(43), "' or 1=1 --"]) {
      const stranger = await app.as('anon');
      stranger.cookies.set('hedo-intake-draft', value);
      expect(await read(stranger)).toBeNull();
    }
  });

  it('refuses what was saved from an older version and hands back the newer one', async () => {
    const visitor = await app.as('anon');
    const { version } = await aDraft(visitor);
    await save(visitor, { careerPurpose: 'second' }, version);
    const stale = await save(visitor, { careerPurpose: 'first' }, version);
    expect([stale.status, stale.body.current.answers.careerPurpose]).toEqual([412, 'second']);
    expect((await visitor.put(mine, { answers: {} })).status).toBe(428);
    expect((await save(visitor, { careerPurpose: 'second' })).body.version).toBe(version + 1);
  });

  it('notes how long a step took when somebody goes on, without whose it was, and no pause for a meal', async () => {
    const visitor = await app.as('anon');
    const { id } = await aDraft(visitor, { step: 1 });
    const goTo = async (step: number) => {
      const { version } = await read(visitor);
      expect((await visitor.put(mine, { answers: {}, step }, { 'if-match': `"${version}"` })).status).toBe(200);
    };
    const ago = (minutes: number) =>
      app
        .knex('intake_drafts')
        .where({ id })
        .update({ step_since: app.knex.raw("now() - (? * interval '1 minute')", [minutes]) });
    // When the first step began nobody knows.
    await goTo(2);
    await ago(4);
    await goTo(3);
    await ago(90);
    await goTo(4);
    await ago(10);
    await goTo(3);
    await ago(6);
    await goTo(4);
    const times = await app.knex('intake_step_times').orderBy('id').select('step', 'seconds');
    expect(times.map(({ step, seconds }) => [step, Math.round(seconds / 60)])).toEqual([
      [2, 4],
      [3, 6],
    ]);
    const ever = { from: new Date(0).toISOString(), to: new Date(Date.now() + 1000).toISOString() };
    const statistics = await screens.within(app.knex, ever);
    expect(statistics).toHaveLength(16);
    expect(
      statistics
        .slice(0, 3)
        .map(({ step, seconds, times: count }) => [step, seconds && Math.round(seconds / 60), count]),
    ).toEqual([
      [1, null, 0],
      [2, 4, 1],
      [3, 6, 1],
    ]);
  });

  it('takes an answer back by null, and leaves what is not named', async () => {
    const visitor = await app.as('anon');
    await aDraft(visitor, { answers: { firstName: 'Clara', allergies: 'Nuts' } });
    await save(visitor, { allergies: null });
    expect((await read(visitor)).answers).toEqual({ firstName: 'Clara' });
  });

  it.each([
    ['an unknown field', { zzz: 1 }],
    ['another type', { firstName: 5 }],
    ['a name of 101 characters', { firstName: 'n'.repeat(101) }],
    ['a long answer of 20,001 characters', { griefLoss: 'x'.repeat(20_001) }],
    ['a list without an end', { musicGenres: Array.from({ length: 25 }, (_, i) => `${i}`) }],
    ['a line break in one line', { email: 'a@b.co\r\nBcc: x@y.z' }],
    ['a topic to talk about that does not exist', { ratherTalk: ['firstName'] }],
  ])('refuses %s', async (_, answers) => {
    const visitor = await app.as('anon');
    await aDraft(visitor);
    expect((await save(visitor, answers)).status).toBe(422);
  });

  it('stays when it is opened again: only gaps are filled, unless one starts again', async () => {
    const visitor = await app.as('anon');
    const first = await aDraft(visitor, { answers: { firstName: 'Clara', griefLoss: 'When she left' } });
    const second = await aDraft(visitor, { answers: { firstName: 'Eva', lastName: 'Moreau' } });
    expect(second.id).toBe(first.id);
    expect((await read(visitor)).answers).toEqual({
      firstName: 'Clara',
      lastName: 'Moreau',
      griefLoss: 'When she left',
    });
    const third = await aDraft(visitor, { startAgain: true });
    expect(third.id).not.toBe(first.id);
    expect((await read(visitor)).answers).toEqual({});
  });

  it('belongs to the account of a signed-in person, on any device, and to no later user of the browser', async () => {
    const client = await app.as('client');
    await aDraft(client, { answers: { griefLoss: 'Only mine' } });
    expect((await read(client)).answers.griefLoss).toBe('Only mine');
    expect((await read(client)).owned).toBe(true);
    const other = await app.as('client');
    for (const [name, value] of client.cookies) if (name.includes('intake')) other.cookies.set(name, value);
    expect(await read(other)).toBeNull();
  });

  it('is gone for good when it is deleted', async () => {
    const visitor = await app.as('anon');
    const { id } = await aDraft(visitor);
    const copy = new Map(visitor.cookies);
    expect((await visitor.delete(mine)).status).toBe(204);
    for (const [name, value] of copy) visitor.cookies.set(name, value);
    expect(await read(visitor)).toBeNull();
    expect(await app.knex('intake_drafts').where({ id })).toEqual([]);
    expect((await visitor.delete(mine)).status).toBe(404);
  });

  it('takes step 2 by create-birth-profile, as often as it is sent, and tells nothing back', async () => {
    const visitor = await app.as('anon');
    const { firstName, lastName, email, dateOfBirth, birthTime, timezone } = aSpecifiedForm();
    const body = { firstName, lastName, email, dateOfBirth, birthTime, timezone };
    const first = await visitor.post('/api/create-birth-profile', body);
    const second = await visitor.post('/api/create-birth-profile', { ...body, previousJourneys: 'A year of therapy' });
    expect([first.status, second.status, Object.keys(first.body).sort()]).toEqual([201, 201, ['id', 'status']]);
    expect(second.body.id).toBe(first.body.id);
    expect((await read(visitor)).answers).toMatchObject({ firstName, previousJourneys: 'A year of therapy' });
    const empty = await visitor.post('/api/create-birth-profile', { phone: '' });
    expect(empty.body.fields.map(({ message }: { message: string }) => message)).toEqual([
      'First name is required',
      'Last name is required',
      'Valid email is required',
      'Date of birth is required',
      'Birth time is required for accurate readings',
      'Timezone is required',
    ]);
  });
});

describe('going on elsewhere', () => {
  it('opens once by a mailed link, shows no medical or trauma answer, and counts it when the form is sent', async () => {
    const here = await app.as('anon');
    const form = aFullForm({ email: `${randomUUID()}@example.test`, allergies: 'Nuts' });
    await aDraft(here, { answers: form, step: 9 });
    const token = await link(here);
    const there = await app.as('anon');
    const opened = await resume(there, token);
    expect(opened.status).toBe(200);
    expect(opened.body.answers).toMatchObject({ firstName: 'Clara', careerPurpose: form.careerPurpose });
    expect(opened.body.kept).toEqual(
      expect.arrayContaining(['griefLoss', 'allergies', 'childhoodWounds', 'bodyHealth']),
    );
    expect(opened.text).not.toMatch(/Nuts|about griefLoss|about bodyHealth/);
    expect((await there.get(mine)).text).not.toMatch(/Nuts|about griefLoss/);
    expect((await read(here)).answers.griefLoss).toBe(form.griefLoss);
    for (const late of [await app.as('anon'), there, here]) expect((await resume(late, token)).status).toBe(404);

    const { body: stale } = await there.put(mine, { answers: {} }, { 'if-match': '"99"' });
    expect(JSON.stringify(stale)).not.toMatch(/Nuts|about griefLoss/);
    await save(there, {
      griefLoss: '',
      allergies: null,
      shadowAspects: 'Written on the second device, and shown there.',
    });
    const view = await read(there);
    expect(view.kept).toContain('griefLoss');
    expect(view.kept).not.toContain('shadowAspects');
    expect(view.answers.shadowAspects).toContain('second device');

    const sent = await there.post('/api/enhanced-intake', view.answers);
    expect([sent.status, sent.body.fields]).toEqual([201, undefined]);
    const admin = await app.as('admin');
    const detail = (await admin.get(`/api/admin/intakes/${sent.body.id}`)).body;
    expect(detail.sealed).toEqual(['medical', 'trauma']);
    await app.knex('break_glass_grants').insert({
      actor: admin.userId,
      object: `intake:${sent.body.id}`,
      reason: Buffer.from('x'),
      expires_at: app.knex.raw("now() + interval '1 hour'"),
    });
    const open = (await admin.get(`/api/admin/intakes/${sent.body.id}`)).body.answers;
    expect([open.griefLoss, open.allergies]).toEqual([form.griefLoss, 'Nuts']);
    expect([await read(here), await read(there)]).toEqual([null, null]);
  });

  it('is asked for with the draft’s own cookie only, and always answered alike', async () => {
    const owner = await app.as('anon');
    await aDraft(owner, { answers: { firstName: 'Clara' } });
    const email = `${randomUUID()}@example.test`;
    const stranger = await app.as('anon');
    const refused = await stranger.post(`${mine}/resume-link`, { email });
    const granted = await owner.post(`${mine}/resume-link`, { email: `${randomUUID()}@example.test` });
    expect([refused.status, refused.text]).toEqual([granted.status, granted.text]);
    expect(await app.mails(email)).toEqual([]);
  });

  it('does not throw away another draft of that browser unasked, nor the fuller view of the first one', async () => {
    const here = await app.as('anon');
    await aDraft(here, { answers: { griefLoss: 'When she left' } });
    const there = await app.as('anon');
    await aDraft(there, { answers: { careerPurpose: 'Bridges' } });
    const token = await link(here);
    expect((await resume(there, token)).body.code).toBe('draft-open');
    expect((await read(there)).answers).toEqual({ careerPurpose: 'Bridges' });
    expect((await resume(there, token, { replace: true })).body.kept).toEqual(['griefLoss']);
    expect((await resume(here, await link(here))).body.answers.griefLoss).toBe('When she left');
  });

  it('ends after seven days, and after five links a day', async () => {
    const here = await app.as('anon');
    await aDraft(here, { answers: { firstName: 'Clara' } });
    const token = await link(here);
    await app.knex('intake_resume_links').update({ expires_at: app.knex.raw("now() - interval '1 second'") });
    expect((await resume(await app.as('anon'), token)).status).toBe(404);
    const links = [];
    for (let i = 0; i < 5; i += 1) links.push(await link(here));
    expect(links.filter((one) => one !== '')).toHaveLength(4);
  });
});
