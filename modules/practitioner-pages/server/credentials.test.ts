import { afterAll, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { matched } from '#modules/matching/testing/matched';
import { aCredentialForm, addCredential, checkCredential, publishPage } from '../testing/factory';

const app = await testApp({ modules: ['practitioner-pages'] });
const [anon, admin] = [await app.as('anon'), await app.as('admin')];
afterAll(() => app.stop());
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const emailOf = async (userId: string): Promise<string> =>
  (await app.knex('users').where({ id: userId }).first('email')).email;
const expireNow = async () => {
  await app.knex.raw("select graphile_worker.add_job('practitioner-pages.expire-credentials', payload => '{}'::json)");
  await app.runJobs();
};

it('a credential carries the mark once an admin saw its document, and loses it when it expires', async () => {
  const practitioner = await app.as('practitioner');
  const slug = await publishPage(app.knex, admin, practitioner);
  const isVerified = async () => (await anon.get(`/api/practitioner-pages/${slug}`)).body.isVerified;
  const added = await addCredential(practitioner, { expiresOn: day(20) });
  expect([added.state, await isVerified()]).toEqual(['uploaded', false]);
  const document = `/api/practitioner-credentials/${added.id}/document`;
  expect((await admin.get(document)).text).toContain('%PDF-1.4');
  expect((await (await app.as('practitioner')).get(document)).status).toBe(404);
  expect((await anon.get(document)).status).toBe(401);
  const waiting = (await admin.get('/api/studio/practitioner-credentials')).body as { id: string }[];
  expect(waiting.map(({ id }) => id)).toContain(added.id);
  expect((await checkCredential(admin, added, false)).status).toBe(422);
  const checked = await checkCredential(admin, added);
  expect([checked.body.state, await isVerified()]).toEqual(['checked', true]);
  expect((await checkCredential(admin, added)).status).toBe(412);
  const read = await app.knex('audit_log').where({ action: 'practitioner-pages.document-read' });
  expect(read).toHaveLength(1);

  await expireNow();
  await expireNow();
  const mails = await app.mails(await emailOf(practitioner.userId));
  expect(mails.filter(({ subject }) => subject === 'A credential expires soon')).toHaveLength(1);
  await app
    .knex('practitioner_credentials')
    .where({ id: added.id })
    .update({ expires_on: day(-1) });
  // Before the daily job has come by.
  expect(await isVerified()).toBe(false);
  await expireNow();
  const { body } = await anon.get(`/api/practitioner-pages/${slug}`);
  expect(body.credentials).toMatchObject([{ isChecked: false, expiresOn: day(-1) }]);
  const own = (await practitioner.get('/api/practitioners/me/page')).body;
  expect(own.credentials).toMatchObject([{ state: 'expired' }]);
});

it('refuses what is no scan, what has expired, and what is not the own', async () => {
  const [practitioner, other] = [await app.as('practitioner'), await app.as('practitioner')];
  await publishPage(app.knex, admin, practitioner);
  const send = (fields: Readonly<Record<string, string | number>>, bytes?: Buffer) => {
    const form = aCredentialForm(fields, bytes);
    return practitioner.post('/api/practitioners/me/credentials', form.body, form.headers);
  };
  expect((await send({}, Buffer.from('<svg><script/></svg>'))).status).toBe(415);
  expect((await send({ expiresOn: day(-1) })).status).toBe(422);
  expect((await send({ year: 2090 })).status).toBe(422);
  expect((await send({ title: ' ' })).status).toBe(422);
  const { id } = await addCredential(practitioner);
  expect((await other.delete(`/api/practitioners/me/credentials/${id}`)).status).toBe(404);
  expect((await practitioner.delete(`/api/practitioners/me/credentials/${id}`)).status).toBe(204);
});

it('reviews come from clients alone, are read before they stand there, and make an average from three on', async () => {
  const practitioner = await app.as('practitioner');
  const slug = await publishPage(app.knex, admin, practitioner);
  const path = `/api/practitioner-pages/${slug}/review`;
  const list = async () => (await anon.get(`/api/practitioner-pages/${slug}/reviews`)).body;
  const input = { stars: 4, text: 'She asked the one question that mattered.', naming: 'initials' };
  const stranger = await app.as('client');
  expect((await stranger.put(path, input)).body.code).toBe('no-client');
  expect((await practitioner.put(path, input)).status).toBe(403);
  const waiting = async (id?: string) => {
    const rows = (await admin.get('/api/studio/practitioner-reviews?state=waiting')).body;
    return id ? rows.find((row: { id: string }) => row.id === id) : rows[0];
  };
  const publish = async () => {
    const row = await waiting();
    const done = await admin.post(
      `/api/studio/practitioner-reviews/${row.id}/decisions`,
      { publish: true, note: '' },
      { 'if-match': `"${row.version}"` },
    );
    expect(done.body.state).toBe('published');
    return row.id as string;
  };
  const client = await app.as('client');
  await matched(app.knex, client, practitioner);
  expect((await client.put(path, { ...input, stars: 6 })).status).toBe(422);
  expect((await client.put(path, input)).body.review.state).toBe('waiting');
  expect(await list()).toEqual([]);
  const inbox = async () => (await admin.get('/api/inbox/items?kind=review')).body;
  const [item] = await inbox();
  expect(item).toMatchObject({ kind: 'review', about: '4 of 5 stars', done: false });
  // Nothing that the client wrote, and not who it was.
  expect(JSON.stringify(item)).not.toMatch(new RegExp(`${input.text}|${client.userId}`));
  expect((await admin.get(`/api/studio/practitioner-reviews/${item.sourceId}`)).body.text).toBe(input.text);
  const id = await publish();
  expect(await inbox()).toEqual([]);
  const [review] = await list();
  expect(review).toMatchObject({ stars: 4, text: input.text, reply: null });
  expect(review.by).toMatch(/^\S\.( \S\.)?$/u);
  const replied = await practitioner.put(`/api/practitioners/me/reviews/${id}/reply`, { reply: 'Thank you.' });
  expect(replied.status).toBe(200);
  expect((await list())[0].reply).toBe('Thank you.');
  const other = await app.as('practitioner');
  expect((await other.put(`/api/practitioners/me/reviews/${id}/reply`, { reply: 'Mine' })).status).toBe(404);
  for (const naming of ['nameless', 'first-name']) {
    const next = await app.as('client');
    await matched(app.knex, next, practitioner);
    await next.put(path, { ...input, stars: 5, naming });
    expect((await anon.get(`/api/practitioner-pages/${slug}`)).body.rating).toBeNull();
    await publish();
  }
  expect((await anon.get(`/api/practitioner-pages/${slug}`)).body.rating).toEqual({ average: 4.7, count: 3 });
  // What is changed is read again.
  expect((await client.put(path, input)).status).toBe(428);
  const changed = await client.put(path, { ...input, stars: 1 }, { 'if-match': '"2"' });
  expect(changed.body.review.state).toBe('waiting');
  expect((await list()).length).toBe(2);
  expect((await client.delete(path)).status).toBe(204);
  expect((await client.delete(path)).status).toBe(404);
});
