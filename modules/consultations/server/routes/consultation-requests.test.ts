import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailVerified } from '#core/contract/hooks';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aConsultation, sendConsultation, sendContactRequest } from '../../testing/factory';

let app: TestApp;
let admin: Client;
let visitor: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'consultations'] });
  [admin, visitor] = [await app.as('admin'), await app.as('anon')];
});
afterAll(() => app.stop());

const path = '/api/consultation-requests';
const rowsOf = (email: string) => app.knex('consultation_requests').where({ email });
const read = async (id: string) => (await admin.get(`${path}/${id}`)).body;
const patch = (id: string, status: string, version: number) =>
  admin.patch(`${path}/${id}`, { status }, { 'if-match': `"${version}"` });

describe('POST /api/consultation-requests', () => {
  it('takes the specified body and tells id, status and reference, nothing else', async () => {
    const email = 'plain@example.test';
    const sent = await visitor.post(path, { name: 'Ann Lee', email, birthDate: '1990-05-17', birthTime: '08:31' });
    expect(sent.status).toBe(201);
    expect(sent.body).toEqual({
      id: expect.any(String),
      status: 'pending',
      reference: expect.stringMatching(/^HD-.{4}-.{4}$/),
    });
    const view = await read(sent.body.id);
    expect(view).toMatchObject({ phone: null, birthDate: '1990-05-17', birthTime: '08:31', birthLocation: null });
    // Nobody agreed to a profile here.
    expect(view).toMatchObject({ profileGenerated: false, profile: 'none', generatedProfile: null });
  });

  it.each([
    ['name', { name: ' ' }],
    ['email', { email: '' }],
    ['birthDate', { birthDate: '' }],
    ['birthTime', { birthTime: '' }],
    ['birthTime', { birthTime: null }],
  ])('asks for a missing %s in the specified words', async (field, gap) => {
    const refused = await visitor.post(path, aConsultation(gap));
    expect([refused.status, refused.body.detail]).toEqual([422, 'Please fill in all required fields']);
    expect(refused.body.fields).toEqual([{ path: field, message: 'Please fill in all required fields' }]);
    const without = Object.fromEntries(Object.entries(aConsultation()).filter(([name]) => name !== field));
    expect((await visitor.post(path, without)).body.detail).toBe('Please fill in all required fields');
  });

  it.each([
    ['that was never offered', { birthDate: '1946-08-19', offsetSeconds: -20_000 }],
    ['for a day on record', { birthDate: '1990-05-17', offsetSeconds: -21_600 }],
    ['far off', { birthDate: '1946-08-19', offsetSeconds: 1_000_000 }],
  ])('refuses an offset %s, and stores nothing', async (_, wrong) => {
    const body = aConsultation({ birthTime: '08:51', placeId: '4115181', ...wrong });
    const refused = await visitor.post(path, body);
    expect([refused.status, refused.body.fields[0].path]).toEqual([422, 'offsetSeconds']);
    expect(await rowsOf(body.email ?? '')).toEqual([]);
  });

  it('keeps the day that was meant when a browser turned it into universal time, and an unknown hour as unknown', async () => {
    const turned = await sendConsultation(visitor, { birthDate: '1990-05-16T22:31:00.000Z', birthTime: '00:31' });
    expect(await read(turned.id)).toMatchObject({
      birthDate: '1990-05-17',
      birthTime: '00:31',
      birthZone: 'Europe/Paris',
    });
    const unknown = await sendConsultation(visitor, { birthTime: null, birthTimeUnknown: true });
    expect(await read(unknown.id)).toMatchObject({ birthTime: null, birthTimeUnknown: true });
  });

  it('stores birth, telephone and words sealed, and mails none of them', async () => {
    const email = 'sealed@example.test';
    await sendConsultation(visitor, { email, additionalInfo: 'the blue bowl', birthLocation: 'Lyon, France' });
    const [row] = await rowsOf(email);
    const mails = (await app.mails()).filter(({ text }) => text.includes(row.reference));
    expect(mails.map(({ to }) => to).sort()).toEqual(['sealed@example.test', 'team@hedo.example']);
    const everything =
      JSON.stringify([row, mails, await app.knex('outbox_events')]) + row.details_sealed.toString('latin1');
    for (const secret of ['1990-05-17', '08:31', 'Lyon', 'blue bowl', '123 45 67'])
      expect(everything, secret).not.toContain(secret);
    expect(mails.find(({ to }) => to === email)?.text).toMatch(/\/contact\/withdraw#[\w-]{43}\n/);
  });

  it('makes one of a form that is sent twice, also at once, and mails one receipt', async () => {
    const body = aConsultation();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const all = await Promise.all([
      ...Array.from({ length: 10 }, () => visitor.post(path, body)),
      visitor.post(path, body, key),
      visitor.post(path, body, key),
    ]);
    expect(new Set(all.map(({ status, body: { reference } }) => `${status} ${reference}`)).size).toBe(1);
    expect(await rowsOf(String(body.email))).toHaveLength(1);
    expect(await app.mails(String(body.email))).toHaveLength(1);
  });

  it('lets in no program that fills in every field or needs no time, and tells people what to do', async () => {
    const bot = await visitor.post(path, { ...aConsultation(), website: 'https://spam.example' });
    expect([bot.status, bot.body.detail]).toEqual([422, 'Leave this field empty.']);
    const quick = await visitor.post(path, aConsultation({ openFor: 12 }));
    expect([quick.status, quick.body.detail]).toEqual([422, expect.stringContaining('send it again')]);
    expect((await visitor.post(path, aConsultation({ website: '', openFor: 40_000 }))).status).toBe(201);
  });

  it('asks which of several places is meant', async () => {
    const asked = await visitor.post(path, aConsultation({ birthLocation: 'Springfield' }));
    expect([asked.status, asked.body.code]).toEqual([422, 'place-ambiguous']);
    const [first] = asked.body.candidates;
    const settled = await sendConsultation(visitor, { birthLocation: 'Springfield', placeId: first.id });
    expect((await read(settled.id)).birthLocation).toBe(first.label);
  });

  it('is rate-limited by address', async () => {
    const limited = await testApp({ modules: ['labors', 'profile', 'consultations'], limits: true });
    const stranger = await limited.as('anon');
    const statuses = [];
    for (let i = 0; i < 22; i += 1) statuses.push((await stranger.post(path, aConsultation())).status);
    expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([20, 429]);
    await limited.stop();
  });
});

describe('the account', () => {
  it('gets what a visitor sent only once its address is verified, and never another’s', async () => {
    const email = 'later@example.test';
    const { id } = await sendConsultation(visitor, { email });
    const [owner, other] = [await app.as('client', { email }), await app.as('client')];
    const data = app.assembled.personalData.find(({ owner: module }) => module === 'consultations')?.data;
    const exported = async (who: Client): Promise<{ id: string }[]> => {
      const all = (await data?.export(who.userId)) as { requests: { id: string }[] } | undefined;
      return all?.requests ?? [];
    };
    expect(await exported(owner)).toEqual([]);
    const own = app.assembled.reactions.filter(({ owner: module }) => module === 'consultations');
    const reaction = own.find(({ subscription }) => subscription.event.id === emailVerified.id)?.subscription.react;
    for (const { userId } of [other, owner]) await reaction?.({ userId } as never);
    expect((await exported(owner)).map((one) => one.id)).toEqual([id]);
    expect(await exported(other)).toEqual([]);
    await app.knex.transaction(async (trx) => data?.erase(trx, owner.userId));
    expect((await admin.get(`${path}/${id}`)).status).toBe(404);
  });
});

describe('the inbox', () => {
  it('lists without birth data, telephone or words, and writes down every reading', async () => {
    const email = 'listed@example.test';
    const { id } = await sendConsultation(visitor, { email });
    const listed = await admin.get(`${path}?q=listed%40exam`);
    expect(listed.body.map((one: { id: string }) => one.id)).toEqual([id]);
    expect(listed.text).not.toMatch(/1990-05-17|08:31|Lyon|46 70|leaving my job/);
    expect(listed.headers['cache-control']).toContain('no-store');
    await read(id);
    const audited = await app.knex('audit_log').where({ actor: admin.userId, object: id }).pluck('action');
    expect(audited).toEqual(['consultations.read']);
    expect(await app.knex('audit_log').where({ action: 'consultations.list' })).not.toEqual([]);
  });

  it('finds by name, address and beginning of the reference, with signs that mean themselves', async () => {
    const { reference } = await sendConsultation(visitor, { name: 'Zoë 100% O’Brien' });
    const found = async (q: string) =>
      (await admin.get(`${path}?q=${encodeURIComponent(q)}`)).body.map((one: { reference: string }) => one.reference);
    for (const q of ['zoë', '100%', 'o’brien', reference.slice(0, 7).toLowerCase(), reference])
      expect([q, await found(q)]).toEqual([q, expect.arrayContaining([reference])]);
    expect([await found('100_'), await found('%'), await found('\\')]).toEqual([[], [reference], []]);
  });

  it('pages through every order without a gap or a repeat, filtered', async () => {
    await sendContactRequest(visitor, { name: 'aaa first', email: 'contact@example.test' });
    const all = async (query: string): Promise<string[]> => {
      const seen: string[] = [];
      for (let next = `${path}?limit=3&${query}`; next !== ''; ) {
        const page = await admin.get(next);
        seen.push(...page.body.map((one: { id: string }) => one.id));
        next = /<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1] ?? '';
      }
      return seen;
    };
    const [newest, oldest, byName] = [await all('sort=newest'), await all('sort=oldest'), await all('sort=name')];
    expect(newest).toEqual(oldest.toReversed());
    expect([new Set(newest).size, byName.toSorted()]).toEqual([newest.length, newest.toSorted()]);
    expect((await admin.get(`${path}?sort=name&limit=1`)).body[0].name).toBe('aaa first');
    const counts = (await admin.get(`${path}/counts`)).body;
    expect([counts.total, counts.contact]).toEqual([newest.length, (await all('kind=contact')).length]);
    for (const after of ['nonsense', `${crypto.randomUUID()}~2026-99-99T00:00:00.000000Z`, crypto.randomUUID()])
      expect((await admin.get(`${path}?after=${encodeURIComponent(after)}`)).status).toBe(422);
  });

  it('moves a request along its ways only, each with its history, and back again', async () => {
    const { id } = await sendConsultation(visitor);
    expect((await admin.patch(`${path}/${id}`, { status: 'reviewed' })).status).toBe(428);
    expect((await patch(id, 'contacted', 1)).body.code).toBe('illegal-transition');
    expect((await patch(id, 'reviewed', 1)).body).toMatchObject({ status: 'reviewed', version: 2 });
    const stale = await patch(id, 'contacted', 1);
    expect([stale.status, stale.body.current.status]).toEqual([412, 'reviewed']);
    expect((await patch(id, 'contacted', 2)).status).toBe(200);
    // Two steps at once lead back only where one step led there.
    expect((await patch(id, 'pending', 3)).status).toBe(409);
    expect((await patch(id, 'reviewed', 3)).status).toBe(200);
    expect((await patch(id, 'pending', 4)).body.status).toBe('pending');
    const { history } = await read(id);
    expect(history.flatMap(({ from, to }: { from: string; to: string }) => (from ? [`${from}>${to}`] : []))).toEqual([
      'pending>reviewed',
      'reviewed>contacted',
      'contacted>reviewed',
      'reviewed>pending',
    ]);
    expect((await patch(id, 'closed', 5)).status).toBe(422);
  });

  it('keeps notes sealed and shows who wrote them', async () => {
    const { id } = await sendConsultation(visitor);
    const added = await admin.post(`${path}/${id}/notes`, { text: 'Called twice.\r\nCall again.' });
    expect(added.body).toMatchObject({ text: 'Called twice.\nCall again.', author: 'Test Person' });
    for (const text of ['', ' \u200b', 'a\u0000'])
      expect((await admin.post(`${path}/${id}/notes`, { text })).status).toBe(422);
    const [row] = await app.knex('consultation_notes').where({ request_id: id });
    expect(row.text_sealed.toString('latin1')).not.toContain('Called');
    expect((await read(id)).notes).toEqual([added.body]);
  });

  it('gives a request out as a file only with a reason, and writes that down first', async () => {
    const { id, reference } = await sendConsultation(visitor);
    const out = `${path}/${id}/export`;
    expect((await admin.get(`${out}?format=json`)).status).toBe(422);
    const json = await admin.get(`${out}?format=json&reason=sent%20to%20client`);
    expect(json.body).toMatchObject({ watermark: expect.stringMatching(/^Private: prepared for Test Person, 2/) });
    expect(json.body.request).toMatchObject({ reference, birthDate: '1990-05-17' });
    const pdf = await admin.get(`${out}?format=pdf&reason=sent%20to%20client`);
    expect([pdf.status, pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    expect((await read(id)).history.map(({ kind }: { kind: string }) => kind)).toEqual([
      'created',
      'exported',
      'exported',
    ]);
    const audited = await app.knex('audit_log').where({ object: id, action: 'consultations.export' });
    expect(audited.map(({ detail }) => detail)).toEqual([
      { format: 'json', reason: 'sent to client' },
      { format: 'pdf', reason: 'sent to client' },
    ]);
  });

  it('deletes for good', async () => {
    const { id } = await sendConsultation(visitor);
    await admin.post(`${path}/${id}/notes`, { text: 'x' });
    expect((await admin.delete(`${path}/${id}`)).status).toBe(204);
    expect((await admin.delete(`${path}/${id}`)).status).toBe(404);
    expect(await app.knex('consultation_notes').where({ request_id: id })).toEqual([]);
  });

  it('is closed to all others, alike for what exists and what does not', async () => {
    const { id } = await sendConsultation(visitor);
    for (const role of ['client', 'practitioner'] as const) {
      const caller = await app.as(role);
      const [there, absent] = [await caller.get(`${path}/${id}`), await caller.get(`${path}/${crypto.randomUUID()}`)];
      expect([there.status, { ...there.body, requestId: '' }]).toEqual([403, { ...absent.body, requestId: '' }]);
    }
  });
});
