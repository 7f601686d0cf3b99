import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { inbox } from '../../public';
import { aContactRequest, sendContactRequest } from '../../testing/factory';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'consultations'] });
});
afterAll(() => app.stop());

const path = '/api/contact-requests';
let people = 0;
/** An address nobody used before. */
const anAddress = (): string => {
  people += 1;
  return `person-${people}@example.test`;
};
const rowsOf = (email: string) => app.knex('consultation_requests').where({ email });
const mailsTo = (to: string) => app.mails(to);

describe('POST /api/contact-requests', () => {
  it('takes a visitor’s request and tells only its id and reference', async () => {
    const email = anAddress();
    const sent = await (await app.as('anon')).post(path, aContactRequest({ email }));
    expect(sent.status).toBe(201);
    expect(Object.keys(sent.body).sort()).toEqual(['id', 'reference']);
    expect(sent.body.reference).toMatch(/^HD-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    const [row] = await rowsOf(email);
    expect(row).toMatchObject({ kind: 'contact', status: 'pending', user_id: null, interest: 'retreats' });
  });

  it('seals the message and asks no message of anybody', async () => {
    const [withMessage, silent] = [anAddress(), anAddress()];
    const visitor = await app.as('anon');
    await sendContactRequest(visitor, { email: withMessage, message: 'the blue bowl' });
    const bare = await visitor.post(path, { name: 'Ann', email: silent });
    expect(bare.status).toBe(201);
    expect((await rowsOf(withMessage))[0].message_sealed.toString('latin1')).not.toContain('blue bowl');
    expect((await rowsOf(silent))[0]).toMatchObject({ interest: 'protocol-a', message_sealed: null });
  });

  it('knows who sends it while signed in', async () => {
    const client = await app.as('client');
    const email = anAddress();
    await sendContactRequest(client, { email });
    expect((await rowsOf(email))[0].user_id).toBe(client.userId);
  });

  it.each([
    ['no name', { name: '' }],
    ['a blank name', { name: ' \u00a0\u3000' }],
    ['a name of 121 characters', { name: 'n'.repeat(121) }],
    ['a line break in the name', { name: 'Ann\r\nBcc: all@example.test' }],
    ['a control in the name', { name: 'Ann\u0007' }],
    ['a name that turns its direction', { name: 'Ann\u202etxt.exe' }],
    ['a line separator in the name', { name: 'Ann\u2028Lee' }],
    ['no address', { email: '' }],
    ['an address without a domain', { email: 'ann' }],
    ['an address with a header', { email: 'ann@example.test\r\nBcc: all@example.test' }],
    ['two addresses', { email: 'ann@example.test,bob@example.test' }],
    ['an address with a name', { email: 'Ann <ann@example.test>' }],
    ['a domain without a dot', { email: 'ann@localhost' }],
    ['an address as domain', { email: 'ann@[127.0.0.1]' }],
    ['a domain with an empty part', { email: 'ann@example..test' }],
    ['a local part of 65 characters', { email: `${'a'.repeat(65)}@example.test` }],
    ['an address of 10 kB', { email: `ann@${'a'.repeat(10_240)}.test` }],
    ['another subject', { interest: 'sales' }],
    ['a message of 5,001 characters', { message: 'm'.repeat(5001) }],
    ['a message of 10 kB', { message: 'm'.repeat(10_240) }],
    ['NUL in the message', { message: 'a\u0000b' }],
    ['a control in the message', { message: 'a\u001bb' }],
    ['a field that nobody asked for', { status: 'contacted' }],
  ])('refuses %s with 422 and stores nothing', async (_, wrong) => {
    const before = (await app.knex('consultation_requests').count())[0]?.count;
    const refused = await (await app.as('anon')).post(path, { ...aContactRequest({ email: anAddress() }), ...wrong });
    expect(refused.status).toBe(422);
    expect((await app.knex('consultation_requests').count())[0]?.count).toBe(before);
  });

  it('takes what lies exactly on the bounds', async () => {
    const visitor = await app.as('anon');
    const name = '🌊'.repeat(120);
    const email = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.example.test`;
    const sent = await visitor.post(path, aContactRequest({ name, email, message: '北'.repeat(5000) }));
    expect(sent.status).toBe(201);
    expect((await rowsOf(email))[0].name).toBe(name);
  });

  it('writes to an international domain by its ASCII name', async () => {
    await sendContactRequest(await app.as('anon'), { email: 'ann@Bücher.example' });
    expect(await mailsTo('ann@xn--bcher-kva.example')).toHaveLength(1);
  });

  it('makes one request of a form that is sent twice, with the same key or without one', async () => {
    const visitor = await app.as('anon');
    const email = anAddress();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const both = await Promise.all([
      visitor.post(path, aContactRequest({ email }), key),
      visitor.post(path, aContactRequest({ email }), key),
    ]);
    const again = await visitor.post(path, aContactRequest({ email }));
    expect([...both, again].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set([...both, again].map(({ body }) => body.reference)).size).toBe(1);
    expect(await rowsOf(email)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('makes one of twenty at once, and another of other words', async () => {
    const visitor = await app.as('anon');
    const email = anAddress();
    const all = await Promise.all(Array.from({ length: 20 }, () => visitor.post(path, aContactRequest({ email }))));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    await sendContactRequest(visitor, { email, message: 'And one more question.' });
    expect(await rowsOf(email)).toHaveLength(2);
  });

  it('refuses the same key for other words', async () => {
    const visitor = await app.as('anon');
    const key = { 'idempotency-key': crypto.randomUUID() };
    await visitor.post(path, aContactRequest({ email: anAddress() }), key);
    expect((await visitor.post(path, aContactRequest({ email: anAddress() }), key)).status).toBe(422);
  });

  it('fills no stranger’s mailbox: three receipts a day, while every request is kept', async () => {
    const visitor = await app.as('anon');
    const email = anAddress();
    for (let i = 0; i < 6; i += 1) await sendContactRequest(visitor, { email, message: `number ${i}` });
    expect(await rowsOf(email)).toHaveLength(6);
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('refuses a form on another site', async () => {
    const visitor = await app.as('anon');
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await visitor.post(path, aContactRequest({ email: anAddress() }), headers)).status).toBe(403);
  });
});

describe('a request', () => {
  it('is read by admins alone, newest first, page by page, with its message', async () => {
    const [admin, visitor] = [await app.as('admin'), await app.as('anon')];
    const mine = [];
    for (let i = 0; i < 5; i += 1)
      mine.unshift((await sendContactRequest(visitor, { email: anAddress(), message: `page ${i}` })).reference);
    const first = await admin.get(`${path}?limit=3`);
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await admin.get(next);
    const read = [...first.body, ...second.body].slice(0, 5);
    expect(read.map(({ reference }: { reference: string }) => reference)).toEqual(mine);
    expect(read[0]).toMatchObject({ name: 'Clara Moreau', message: 'page 4', status: 'pending', kind: 'contact' });
    expect(await app.knex('audit_log').where({ action: 'consultations.list-contacts' })).toHaveLength(2);
    for (const role of ['client', 'practitioner'] as const)
      expect((await (await app.as(role)).get(path)).status).toBe(403);
    expect((await visitor.get(path)).status).toBe(401);
  });

  it('is deleted by the secret of its mail, once, and by nothing else', async () => {
    const visitor = await app.as('anon');
    const email = anAddress();
    await sendContactRequest(visitor, { email });
    const [mail] = await mailsTo(email);
    const token = /\/contact\/withdraw#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1];
    const withdraw = (secret: unknown) => visitor.post(`${path}/withdraw`, { token: secret });
    expect((await withdraw('x'.repeat(43))).status).toBe(404);
    expect((await withdraw(`${token}x`)).status).toBe(422);
    expect(await rowsOf(email)).toHaveLength(1);
    expect((await withdraw(token)).status).toBe(204);
    expect(await rowsOf(email)).toEqual([]);
    expect((await withdraw(token)).status).toBe(404);
  });

  it('goes after twelve months', async () => {
    const email = anAddress();
    const young = anAddress();
    const visitor = await app.as('anon');
    await sendContactRequest(visitor, { email });
    await sendContactRequest(visitor, { email: young });
    await rowsOf(email).update({ created_at: app.knex.raw("now() - interval '12 months 1 minute'") });
    await rowsOf(young).update({ created_at: app.knex.raw("now() - interval '11 months'") });
    await app.knex.raw("select graphile_worker.add_job('core.apply-retention')");
    await app.runJobs();
    expect([await rowsOf(email), await rowsOf(young)].map(({ length }) => length)).toEqual([0, 1]);
  });
});

describe('personal data', () => {
  it('holds what was sent while signed in, and erases it', async () => {
    const client = await app.as('client');
    const email = anAddress();
    await sendContactRequest(client, { email });
    await sendContactRequest(await app.as('anon'), { email, message: 'as a visitor' });
    const data = app.assembled.personalData.find(({ owner }) => owner === 'consultations')?.data;
    const exported = (await data?.export(client.userId ?? '')) as { requests: { message: string }[] };
    expect(exported.requests.map(({ message }) => message)).toEqual([aContactRequest().message]);
    await app.knex.transaction(async (trx) => data?.erase(trx, client.userId ?? ''));
    expect(await rowsOf(email)).toMatchObject([{ user_id: null }]);
  });
});

describe('the inbox', () => {
  it('takes what another module hands over, in its transaction', async () => {
    const email = anAddress();
    const request = { kind: 'assistant', name: 'Ann Lee', email, message: 'I asked twice.', userId: null } as const;
    const [team] = app.assembled.ports.all(inbox);
    await expect(
      app.knex.transaction(async (trx) => {
        await team?.add(trx, request);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await rowsOf(email)).toEqual([]);
    await app.knex.transaction((trx) => team?.add(trx, request) ?? Promise.reject());
    expect((await rowsOf(email))[0]).toMatchObject({ kind: 'assistant', interest: null });
    expect((await (await app.as('admin')).get(`${path}?limit=1`)).body[0]).toMatchObject({
      kind: 'assistant',
      message: 'I asked twice.',
    });
  });
});
