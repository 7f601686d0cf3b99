import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { publish } from '#modules/studio/testing/factory';
import { addDays } from '../../lib/refund-policy';
import { aSubject } from '../../testing/factory';

const app = await testApp({ modules: ['money', 'matching', 'geo', 'labors', 'profile', 'records', 'reporting'] });
const [anon, admin] = [await app.as('anon'), await app.as('admin')];
const studio = '/api/studio/money';
const day = new Date().toISOString().slice(0, 10);
afterAll(() => app.stop());

const aQuote = (more: object = {}) => ({
  name: 'Ann Lee',
  email: `quoted-${crypto.randomUUID().slice(0, 8)}@example.test`,
  language: 'de',
  currency: 'EUR',
  validUntil: addDays(day, 14),
  lines: [
    { description: 'Six days by the lake', quantity: 1, unitAmount: 100_000, taxCode: 'quoted' },
    { description: 'Two conversations', quantity: 2, unitAmount: 9_500, taxCode: 'none' },
  ],
  parts: [
    { dueInDays: 0, amount: 19_000, label: 'deposit' },
    { dueInDays: 30, amount: 50_000, label: 'instalment' },
    { dueInDays: 60, amount: 50_000, label: 'balance' },
  ],
  ...more,
});
const send = async (more: object = {}) => {
  const { status, body } = await admin.post(`${studio}/quotes`, aQuote(more));
  expect([status, body.detail]).toEqual([201, undefined]);
  return { ...body, ref: body.path.split('#')[1] ?? body.id };
};
const accept = (ref: string, by = anon) => by.post(`/api/quotes/${ref}/accept`);
const decline = (ref: string) => anon.post(`/api/quotes/${ref}/decline`);
await app.knex('money_tax_rates').insert({ code: 'quoted', name: 'Of a test', rate: 700, valid_from: '2020-01-01' });

describe('a quote', () => {
  it('is numbered, mailed in the language of its reader with a link, and shown with the tax within', async () => {
    const quote = await send();
    expect(quote.number).toMatch(/^QU-\d{4}-\d{5}$/);
    const [mail] = await app.mails(quote.clientEmail);
    expect(mail?.subject).toBe(`Dein Angebot ${quote.number}`);
    const [, key] = /\/payments\/quote-by-link#([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const { status, body } = await anon.get(`/api/quotes/${key}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'open', total: 119_000, tax: 6_542, payPath: null, replacedBy: null });
    expect(body.lines[0]).toMatchObject({ amount: 100_000, taxRate: 700, tax: 6_542 });
    const pdf = await anon.get(`/api/quotes/${quote.ref}/pdf`);
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('becomes one invoice when it is accepted, however often, with parts counted from that day', async () => {
    const quote = await send();
    const answers = await Promise.all([accept(quote.ref), accept(quote.ref), accept(quote.ref)]);
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual(Array(3).fill([200, 'accepted']));
    expect(new Set(answers.map(({ body }) => body.payPath?.split('#')[0]))).toEqual(new Set(['/payments/by-link']));
    const invoices = await app.knex('money_documents').where({ purpose: `money:quote:${quote.id}` });
    expect(invoices).toMatchObject([{ total: 119_000, tax: 6_542, language: 'de', kind: 'invoice' }]);
    const invoice = (await anon.get(`/api/payments/${answers[0]?.body.payPath.split('#')[1]}`)).body;
    expect(invoice).toMatchObject({ dueNow: 19_000, due: 119_000 });
    expect(invoice.parts.map(({ dueOn }: { dueOn: string }) => dueOn)).toEqual([
      day,
      addDays(day, 30),
      addDays(day, 60),
    ]);
    expect((await app.mails(quote.clientEmail)).map(({ subject }) => subject)).toEqual([
      `Dein Angebot ${quote.number}`,
      `Deine Rechnung ${invoice.number}`,
    ]);
    expect((await admin.get(`${studio}/quotes/${quote.id}`)).body).toMatchObject({
      state: 'accepted',
      invoice: { number: invoice.number },
    });
    expect((await decline(quote.ref)).body.code).toBe('quote-over');
  });

  it('keeps its price when the tax changes before it is accepted; the tax within is that of the day', async () => {
    const quote = await send();
    await app.knex('money_tax_rates').where({ code: 'quoted' }).update({ rate: 1_900 });
    await accept(quote.ref);
    await app.knex('money_tax_rates').where({ code: 'quoted' }).update({ rate: 700 });
    const invoice = await app
      .knex('money_documents')
      .where({ purpose: `money:quote:${quote.id}` })
      .first();
    expect([invoice.total, invoice.tax]).toEqual([119_000, 15_966]);
    expect((await anon.get(`/api/quotes/${quote.ref}`)).body).toMatchObject({ total: 119_000, tax: 6_542 });
  });

  it('gives way to one at another price: the former link says so and buys nothing', async () => {
    const former = await send();
    const lines = [{ description: 'Six days by the lake', quantity: 1, unitAmount: 150_000, taxCode: 'quoted' }];
    const dearer = await send({ lines, parts: [], replacesId: former.id, email: former.clientEmail });
    expect(dearer.replaces).toEqual({ id: former.id, number: former.number });
    const refused = await accept(former.ref);
    expect([refused.status, refused.body.code]).toEqual([409, 'quote-over']);
    expect((await anon.get(`/api/quotes/${former.ref}`)).body).toMatchObject({
      state: 'withdrawn',
      replacedBy: dearer.number,
    });
    expect((await accept(dearer.ref)).body.total).toBe(150_000);
    expect(await app.knex('money_documents').whereIn('purpose', [`money:quote:${former.id}`])).toEqual([]);
    expect((await admin.post(`${studio}/quotes`, aQuote({ replacesId: dearer.id }))).body.code).toBe('quote-over');
  });

  it('is answered once where acceptance, refusal and taking back meet', async () => {
    const quote = await send();
    const back = admin.post(`${studio}/quotes/${quote.id}/withdrawal`, {});
    const answers = await Promise.all([accept(quote.ref), decline(quote.ref), back]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const invoices = await app.knex('money_documents').where({ purpose: `money:quote:${quote.id}` });
    expect(invoices).toHaveLength(answers[0].status === 200 ? 1 : 0);
  });

  it('is declined without owing anything, and cannot be accepted after its last day', async () => {
    const declined = await send();
    expect((await decline(declined.ref)).body.state).toBe('declined');
    const again = await anon.post(`/api/quotes/${declined.ref}/accept`, undefined, { 'accept-language': 'de' });
    expect([again.body.code, again.body.detail]).toEqual(['quote-over', 'Dieses Angebot wurde schon beantwortet.']);
    const late = await send();
    await app.knex.transaction(async (trx) => {
      await trx.raw('alter table money_quotes disable trigger user');
      await trx('money_quotes')
        .where({ id: late.id })
        .update({ valid_until: addDays(day, -1) });
      await trx.raw('alter table money_quotes enable trigger user');
    });
    expect((await anon.get(`/api/quotes/${late.ref}`)).body.state).toBe('expired');
    const over = await anon.post(`/api/quotes/${late.ref}/accept`, undefined, { 'accept-language': 'es' });
    expect([over.body.code, over.body.detail]).toEqual([
      'quote-expired',
      'Este presupuesto ha caducado. Escríbenos si quieres uno nuevo.',
    ]);
    expect((await admin.get(`${studio}/quotes?state=expired`)).body).toMatchObject([{ number: late.number }]);
  });

  it('opens by its own link alone, not by one of an invoice, and of an account to that account alone', async () => {
    const quote = await send();
    await accept(quote.ref);
    const { payPath } = (await anon.get(`/api/quotes/${quote.ref}`)).body;
    for (const ref of [quote.id, payPath.split('#')[1], `${quote.ref.slice(0, -4)}AAAA`])
      expect((await anon.get(`/api/quotes/${ref}`)).status, ref).toBe(404);
    expect((await anon.get(`/api/payments/${quote.ref}`)).status).toBe(404);
    const [client, other] = [await app.as('client'), await app.as('client')];
    const own = await send();
    await app.knex('money_quotes').where({ id: own.id }).update({ user_id: client.userId });
    expect((await client.get('/api/quotes')).body).toMatchObject([{ id: own.id, path: `/payments/quotes/${own.id}` }]);
    expect((await other.get('/api/quotes')).body).toEqual([]);
    expect((await accept(own.id, other)).status).toBe(404);
    expect((await accept(own.id, client)).body.payPath).toMatch(/^\/payments\/[0-9a-f-]{36}$/);
  });

  it('refuses parts that are not the total or not in order, days that are over, and rates that are not there', async () => {
    const half = [{ dueInDays: 0, amount: 50_000, label: 'deposit' }];
    const turned = [
      { dueInDays: 9, amount: 100_000, label: 'deposit' },
      { dueInDays: 1, amount: 19_000, label: 'balance' },
    ];
    const line = { description: 'A day', quantity: 1, unitAmount: 100, taxCode: 'none' };
    const wrong: [object, number, string][] = [
      [{ parts: half }, 422, 'schedule'],
      [{ parts: turned }, 422, 'schedule'],
      [{ validUntil: addDays(day, -1) }, 422, 'validUntil'],
      [{ validUntil: addDays(day, 999) }, 422, 'validUntil'],
      [{ currency: 'XQX' }, 422, 'currency'],
      [{ lines: [{ ...line, unitAmount: 0 }], parts: [] }, 422, 'lines'],
      [{ lines: [{ ...line, taxCode: 'no-such' }], parts: [] }, 409, 'no-tax-rate'],
    ];
    const before = await app.knex('money_quotes').count();
    for (const [more, status, what] of wrong) {
      const answer = await admin.post(`${studio}/quotes`, aQuote(more));
      expect([answer.status, answer.body.fields?.[0].path ?? answer.body.code]).toEqual([status, what]);
    }
    expect(await app.knex('money_quotes').count()).toEqual(before);
  });

  it('is not changed in the database once it was sent', async () => {
    const quote = await send();
    const change = (part: object) => app.knex('money_quotes').where({ id: quote.id }).update(part);
    await expect(change({ total: 1 })).rejects.toThrow('a quote that was sent is not changed');
    await expect(change({ lines: '[]' })).rejects.toThrow('a quote that was sent is not changed');
    await decline(quote.ref);
    await expect(change({ state: 'open', decided_at: null })).rejects.toThrow('a quote that was sent is not changed');
  });

  it('is found by number, name and address, and exactly these rows are the file', async () => {
    const name = `=Lee ${crypto.randomUUID().slice(0, 8)}`;
    const quote = await send({ name });
    await send();
    const q = encodeURIComponent(name);
    expect((await admin.get(`${studio}/quotes?q=${q}`)).body).toMatchObject([{ id: quote.id }]);
    const lines = (await admin.get(`${studio}/exports/quotes?q=${q}`)).text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`'${name}`);
    expect((await admin.get(`${studio}/quotes?after=nowhere`)).status).toBe(422);
  });

  it('leaves with the account, but for the one that was accepted, of which the name stays', async () => {
    const client = await app.as('client');
    const [kept, gone] = [await send({ name: 'Mina Okafor' }), await send()];
    await app.knex('money_quotes').whereIn('id', [kept.id, gone.id]).update({ user_id: client.userId });
    await accept(kept.id, client);
    const own = app.assembled.personalData.find(({ owner }) => owner === 'money')?.data;
    expect(await own?.export(client.userId ?? '')).toMatchObject({
      quotes: [{ number: kept.number, lines: [{ description: 'Six days by the lake' }, {}] }, { number: gone.number }],
    });
    await app.knex.transaction(async (trx) => own?.erase(trx, client.userId ?? ''));
    const rows = await app.knex('money_quotes').whereIn('id', [kept.id, gone.id]);
    expect(rows).toMatchObject([{ id: kept.id, user_id: null, client_email: '', client_name: 'Mina Okafor' }]);
  });
});

describe('terms of a quote', () => {
  it('are there once staff have published some, and stay as the quote was sent with them', async () => {
    const before = await send();
    expect((await anon.get(`/api/quotes/${before.ref}`)).body.terms).toBeNull();
    await publish(admin, 'quotes/terms/en', { text: 'Pay on time.' });
    await publish(admin, 'quotes/terms/de', { text: 'Zahle pünktlich.\n\nSonst nicht.' });
    const sent = await send();
    await publish(admin, 'quotes/terms/de', { text: 'Ganz anders.' });
    expect((await anon.get(`/api/quotes/${sent.ref}`)).body.terms).toEqual({
      text: 'Zahle pünktlich.\n\nSonst nicht.',
      version: 1,
    });
    expect((await send()).terms).toEqual({ text: 'Ganz anders.', version: 2 });
    expect((await send({ language: 'es' })).terms).toEqual({ text: 'Pay on time.', version: 1 });
    await expect(app.knex('money_quotes').where({ id: sent.id }).update({ terms: 'Changed' })).rejects.toThrow(/sent/);
    const pdf = await anon.get(`/api/quotes/${sent.ref}/pdf`);
    expect(pdf.status).toBe(200);
  });
});

describe('the reminder of a quote', () => {
  const remind = async () => {
    await app.knex.raw("select graphile_worker.add_job('money.send-reminders', payload => '{}'::json)");
    await app.runJobs();
  };
  const subjects = async (to: string) => (await app.mails(to)).map(({ subject }) => subject);
  const sentBefore = (id: string, days: number) =>
    app
      .knex('money_quotes')
      .where({ id })
      .update({ created_at: addDays(day, -days) });

  it('comes once, three days before the last one at the earliest', async () => {
    const quote = await send({ validUntil: addDays(day, 3) });
    const later = await send({ validUntil: addDays(day, 4) });
    for (const { id } of [quote, later]) await sentBefore(id, 9);
    await remind();
    await remind();
    expect(await subjects(quote.clientEmail)).toEqual([
      `Dein Angebot ${quote.number}`,
      `Dein Angebot ${quote.number} läuft bald ab`,
    ]);
    expect(await subjects(later.clientEmail)).toHaveLength(1);
    expect((await admin.get(`${studio}/quotes/${quote.id}`)).body.remindedAt).not.toBeNull();
  });

  it('does not come for what was answered, is over or was sent a moment ago', async () => {
    const answered = await send({ validUntil: addDays(day, 2) });
    await decline(answered.ref);
    const fresh = await send({ validUntil: addDays(day, 1) });
    const over = await send({ validUntil: day });
    await sentBefore(answered.id, 9);
    await app.knex.raw('alter table money_quotes disable trigger user');
    await app
      .knex('money_quotes')
      .where({ id: over.id })
      .update({ valid_until: addDays(day, -1), created_at: addDays(day, -9) });
    await app.knex.raw('alter table money_quotes enable trigger user');
    await remind();
    for (const one of [answered, fresh, over])
      expect((await subjects(one.clientEmail)).filter((subject) => subject.includes('bald'))).toEqual([]);
  });
});

describe('what a quote is made about', () => {
  it('names its quotes, and each quote names it, also one that replaces another', async () => {
    const subject = aSubject(app);
    const path = `${studio}/quote-subjects/${subject}`;
    expect((await admin.get(path)).body).toMatchObject({ name: 'Ann Lee', email: 'asked@example.test', quotes: [] });
    const first = await send({ subject });
    expect(first.about).toEqual({ label: 'Days at the lake', path: '/asked' });
    const second = await send({ replacesId: first.id });
    expect(second.about).toEqual(first.about);
    const { body } = await admin.get(path);
    expect(body.quotes.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    expect((await anon.get(`/api/quotes/${first.ref}`)).body).not.toHaveProperty('about');
  });

  it('has to be there', async () => {
    const subject = `${aSubject(app).slice(0, -36)}${crypto.randomUUID()}`;
    const refused = await admin.post(`${studio}/quotes`, aQuote({ subject }));
    expect([refused.status, refused.body.fields[0].path]).toEqual([422, 'subject']);
    expect((await admin.get(`${studio}/quote-subjects/${subject}`)).status).toBe(404);
    expect((await admin.get(`${studio}/quote-subjects/${'x'.repeat(90)}`)).status).toBe(404);
  });
});
