import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { expectTranslatedProblems } from '#core/testing/problem-sentences';
import { aPractitioner } from '#modules/matching/testing/factory';
import { earnings } from '#modules/reporting/public';
import { act, publish, save } from '#modules/studio/testing/factory';
import { addDays } from '../../lib/refund-policy';
import { moneyOf } from '../../testing/factory';
import { moneyProblemTexts } from '../problem-texts';

const app = await testApp({ modules: ['money', 'matching', 'geo', 'labors', 'profile', 'records', 'reporting'] });
const [anon, admin] = [await app.as('anon'), await app.as('admin')];
const books = moneyOf(app);
const studio = '/api/studio/money';
const day = new Date().toISOString().slice(0, 10);
afterAll(() => app.stop());

const post = async (path: string, body: object, status = 201) => {
  const answer = await admin.post(`${studio}/${path}`, body);
  expect([answer.status, answer.body.detail]).toEqual([status, status < 400 ? undefined : expect.any(String)]);
  return answer.body;
};
const pay = (id: string, amount: number) =>
  post(`documents/${id}/payments`, { amount, method: 'transfer', receivedOn: day, reference: '' });
const tokenOf = ({ payPath }: { payPath: string }): string => payPath.split('#')[1] ?? '';
const aCode = (more: object = {}) =>
  post('codes', {
    name: `CODE-${Math.random().toString(36).slice(2, 8).toUpperCase()}`,
    rate: 1_000,
    amount: null,
    currency: null,
    purpose: '',
    validFrom: day,
    validUntil: null,
    maxUses: null,
    oncePerPerson: true,
    ...more,
  });

describe('who issues invoices', () => {
  it('is said by staff, and stands on what is issued from then on', async () => {
    const issuer = { issuerName: 'Lake House GmbH', issuerAddress: 'Seeweg 1\nBerlin', iban: 'DE89 3704' };
    await save(admin, 'invoices/issuer/en', issuer);
    expect((await act(admin, 'invoices/issuer/en', 'publish')).body.fields[0].path).toBe('iban');
    const before = await books.request();
    await publish(admin, 'invoices/issuer/en', { ...issuer, iban: 'DE89 3704 0044 0532 0130 00' });
    const account = { holder: 'Lake House GmbH', iban: 'DE89370400440532013000' };
    // Each process reads a publication anew a moment later.
    await expect
      .poll(async () => (await anon.get(`/api/payments/${tokenOf(before)}`)).body.transfer, { timeout: 10_000 })
      .toMatchObject(account);
    const after = await books.request();
    const rows = await app.knex('money_documents').whereIn('id', [before.invoiceId, after.invoiceId]).orderBy('number');
    expect(rows.map(({ issuer: { name } }) => name)).toEqual(['Hedo', 'Lake House GmbH']);
    expect((await admin.get(`${studio}/overview?from=${day}&to=${day}`)).body.missing).not.toContain('issuer');
  });

  it('says which tax sessions have, of the rates that there are', async () => {
    const aSession = () =>
      books.request({ lines: [{ description: 'Talk', quantity: 1, unitAmount: 11_900, taxCode: null }] });
    const taxOf = async ({ invoiceId }: { invoiceId: string }) =>
      (await app.knex('money_lines').where({ document_id: invoiceId }).first('tax_code', 'tax_rate')) as object;
    expect(await taxOf(await aSession())).toMatchObject({ tax_code: 'standard' });
    await save(admin, 'invoices/issuer/en', { issuerName: 'Lake House GmbH', sessionTaxCode: 'luxury' });
    expect((await act(admin, 'invoices/issuer/en', 'publish')).body.fields[0].path).toBe('sessionTaxCode');
    await publish(admin, 'invoices/issuer/en', { issuerName: 'Lake House GmbH', sessionTaxCode: 'none' });
    await expect
      .poll(async () => taxOf(await aSession()), { timeout: 10_000 })
      .toEqual({ tax_code: 'none', tax_rate: 0 });
  });
});

describe('the link of a mail', () => {
  it('opens its invoice and no other, without an account', async () => {
    const state = await books.request();
    const path = `/api/payments/${tokenOf(state)}`;
    const { status, body } = await anon.get(path);
    expect([status, body.number, body.payerName]).toEqual([200, state.number, 'Ann Lee']);
    expect((await anon.get(`/api/payments/${state.invoiceId}`)).status).toBe(404);
    const forged = `${tokenOf(state).slice(0, -4)}AAAA`;
    expect((await anon.get(`/api/payments/${forged}`)).status).toBe(404);
    const pdf = await anon.get(`${path}/pdf`);
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  });
});

describe('a code', () => {
  it('lowers an invoice once for a person and as often as it may', async () => {
    const code = await aCode({ maxUses: 2 });
    const payer = { userId: null, email: 'twice@example.test', name: 'Ann Lee' };
    const use = async (more: Parameters<typeof books.request>[0] = {}) => {
      const path = `/api/payments/${tokenOf(await books.request(more))}/codes`;
      return anon.post(path, { code: code.name.toLowerCase() });
    };
    expect((await use({ payer })).body).toMatchObject({ due: 9_000, total: 10_000, creditNotes: [{ total: 1_000 }] });
    const again = await use({ payer: { ...payer, email: 'TWICE@example.test' } });
    expect([again.status, again.body.code]).toEqual([409, 'code-not-valid']);
    const [one, two] = await Promise.all([use(), use()]);
    expect([one.status, two.status].toSorted()).toEqual([200, 409]);
    const ended = await aCode();
    await post(`codes/${ended.id}/end`, {}, 200);
    const state = await books.request();
    for (const name of [ended.name, 'NO-SUCH-CODE', (await aCode({ validFrom: addDays(day, 1) })).name])
      expect((await anon.post(`/api/payments/${tokenOf(state)}/codes`, { code: name })).body.code).toBe(
        'code-not-valid',
      );
  });
});

describe('a gift card', () => {
  it('is mailed once it is paid, pays in parts, and comes back when an invoice is cancelled', async () => {
    const email = 'gift@example.test';
    const card = await post('gift-cards', {
      email,
      name: 'Bo Ek',
      amount: 12_000,
      currency: 'EUR',
      validUntil: addDays(day, 99),
    });
    const codeIn = async () =>
      /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}/.exec((await app.mails(email)).map(({ text }) => text).join())?.[0];
    expect(await codeIn()).toBeUndefined();
    await pay(card.documentId, 12_000);
    const code = await codeIn();
    expect(code).toBeDefined();
    const first = await books.request();
    const used = await anon.post(`/api/payments/${tokenOf(first)}/codes`, { code });
    expect(used.body).toMatchObject({ due: 0, status: 'paid', payments: [{ method: 'gift-card', amount: 10_000 }] });
    const second = await books.request();
    expect((await anon.post(`/api/payments/${tokenOf(second)}/codes`, { code })).body.due).toBe(8_000);
    const third = await books.request();
    expect((await anon.post(`/api/payments/${tokenOf(third)}/codes`, { code })).body.code).toBe('code-not-valid');
    expect(await post(`documents/${card.documentId}/cancellation`, { by: 'house', reason: '' }, 409)).toMatchObject({
      code: 'card-used',
    });
    await post(`documents/${first.invoiceId}/cancellation`, { by: 'house', reason: '' }, 200);
    const [row] = (await admin.get(`${studio}/gift-cards`)).body;
    expect([row.left, row.state, JSON.stringify(row)]).toEqual([
      10_000,
      'active',
      expect.not.stringContaining(code ?? ''),
    ]);
  });
});

describe('a payout', () => {
  it('gathers shares of what was received once, takes refunds off, and is booked when it is paid', async () => {
    const practitionerId = await aPractitioner(app.knex);
    const payee = { practitionerId, sharePercent: 65 };
    const [one, two] = [await books.request({ payee }), await books.request({ payee, purpose: 'test:share:2' })];
    await pay(one.invoiceId, 10_000);
    await pay(two.invoiceId, 5_001);
    const [open] = (await admin.get(`${studio}/payouts`)).body;
    expect(open).toMatchObject({ practitionerId, amount: 9_751, payments: 2 });
    const wanted = { practitionerId, currency: 'EUR', until: day };
    const statement = await post('statements', wanted);
    expect(statement).toMatchObject({ total: 9_751, isPaidOut: false });
    expect(await post('statements', wanted, 409)).toMatchObject({ code: 'nothing-to-pay' });
    await post(`statements/${statement.id}/payout`, { paidOn: day, reference: '=RUN(12)' }, 200);
    await post(`statements/${statement.id}/payout`, { paidOn: day, reference: '' }, 409);
    await books.cancel('test:share:2', 'house', day);
    const { refunds } = (await admin.get(`${studio}/documents/${two.invoiceId}`)).body;
    await post(`refunds/${refunds[0].id}/settlement`, { paidOn: day, reference: '' }, 200);
    expect((await admin.get(`${studio}/payouts`)).body[0]).toMatchObject({ amount: -3_251 });
    const csv = (await admin.get(`${studio}/statements/${statement.id}/csv`)).text;
    expect(csv).toContain(`${one.number},${day},100,65,65,EUR`);
    expect(csv).toContain('Total,,,,97.51,EUR');
  });
});

describe('what a practitioner sees', () => {
  it('is their own shares and statements, and nothing of others', async () => {
    const [ana, other] = [await app.as('practitioner'), await app.as('practitioner')];
    expect((await ana.get('/api/payouts/me')).body).toEqual({ open: [], statements: [] });
    const practitionerId = await aPractitioner(app.knex, { userId: ana.userId ?? null });
    await aPractitioner(app.knex, { userId: other.userId ?? null });
    const { invoiceId } = await books.request({ payee: { practitionerId, sharePercent: 70 } });
    await pay(invoiceId, 10_000);
    expect((await ana.get('/api/payouts/me')).body.open).toEqual([{ currency: 'EUR', amount: 7_000, payments: 1 }]);
    const { id } = await post('statements', { practitionerId, currency: 'EUR', until: day });
    const { open, statements } = (await ana.get('/api/payouts/me')).body;
    expect([open, statements]).toMatchObject([[], [{ id, total: 7_000, isPaidOut: false, paidOutOn: null }]]);
    expect((await ana.get(`/api/payouts/me/${id}/csv`)).text).toContain('Total');
    expect((await other.get('/api/payouts/me')).body.statements).toEqual([]);
    expect((await other.get(`/api/payouts/me/${id}/csv`)).status).toBe(404);
    expect((await admin.get('/api/payouts/me')).status).toBe(403);
  });
});

describe('what staff see', () => {
  it('sums what is paid, due and agreed, and nothing twice', async () => {
    const at = `${studio}/overview?from=${day}&to=${day}`;
    const figures = async () =>
      (await admin.get(at)).body.figures.find(({ currency }: { currency: string }) => currency === 'CHF');
    const late = await books.request({
      currency: 'CHF',
      schedule: [
        { dueOn: addDays(day, -1), amount: 4_000, label: 'deposit' },
        { dueOn: addDays(day, 9), amount: 6_000, label: 'balance' },
      ],
    });
    expect(await figures()).toEqual({ currency: 'CHF', paid: 0, agreed: 10_000, due: 4_000, overdue: 4_000 });
    await pay(late.invoiceId, 2_500);
    await post(`documents/${late.invoiceId}/credits`, { amount: 6_000, reason: 'Shorter' });
    expect(await figures()).toEqual({ currency: 'CHF', paid: 2_500, agreed: 4_000, due: 1_500, overdue: 1_500 });
  });

  it('tells reporting what was agreed for its kinds, less credit notes', async () => {
    const { invoiceId } = await books.request({ purpose: 'retreats:place:reported', currency: 'SEK' });
    await books.request({ purpose: 'test:place:reported', currency: 'SEK' });
    await post(`documents/${invoiceId}/credits`, { amount: 1_000, reason: 'Shorter' });
    const period = { from: `${day}T00:00:00Z`, to: `${addDays(day, 2)}T00:00:00Z` };
    const [found] = app.assembled.ports.all(earnings);
    const rows = (await found?.within(app.knex, period))?.filter(({ currency }) => currency === 'SEK');
    expect(rows?.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: 'other', currency: 'SEK', minor: 10_000, bookings: 1 },
      { kind: 'retreats', currency: 'SEK', minor: 9_000, bookings: 1 },
    ]);
    const each = await found?.each(app.knex, period).where('d.currency', 'SEK');
    expect(each?.map(({ minor }: { minor: number }) => minor).toSorted()).toEqual([-1_000, 10_000, 10_000]);
  });

  it('is filtered, paged without a gap and exported as exactly these rows', async () => {
    for (const name of ['=Formula One', 'Paged "Two", Ltd', 'Paged Three'])
      await books.request({ payer: { userId: null, email: 'paged@example.test', name } });
    const filters = 'q=PAGED%40example&state=open';
    const whole = (await admin.get(`${studio}/documents?${filters}`)).body as { number: string }[];
    expect(whole).toHaveLength(3);
    const paged: string[] = [];
    let path: string | null = `${studio}/documents?${filters}&limit=1`;
    while (path) {
      const { body, headers } = await admin.get(path);
      paged.push(...(body as { number: string }[]).map(({ number }) => number));
      path = /^<([^>]+)>/.exec(String(headers.link ?? ''))?.[1] ?? null;
    }
    expect(paged).toEqual(whole.map(({ number }) => number));
    const csv = (await admin.get(`${studio}/exports/documents?${filters}`)).text.trim().split('\r\n');
    expect(csv).toHaveLength(4);
    expect(csv.join()).toContain(",'=Formula One,");
    expect(csv.join()).toContain('"Paged ""Two"", Ltd"');
    expect((await admin.get(`${studio}/documents?after=nowhere`)).status).toBe(422);
  });

  it('taxes by the rate of the day, and never changes one', async () => {
    const rate = { code: 'reduced', name: 'Reduced', rate: 700, validFrom: day };
    await post('tax-rates', rate);
    expect(await post('tax-rates', { ...rate, rate: 800 }, 409)).toMatchObject({ code: 'rate-exists' });
    expect(await post('tax-rates', { ...rate, validFrom: addDays(day, -1) }, 409)).toMatchObject({
      code: 'in-the-past',
    });
    await post('tax-rates', { ...rate, rate: 900, validFrom: addDays(day, 1) });
    const lines = [{ description: 'A book', quantity: 3, unitAmount: 1_070, taxCode: 'reduced' }];
    const invoice = await post('documents', { email: 'tax@example.test', name: 'Ann Lee', currency: 'EUR', lines });
    expect([invoice.total, invoice.tax]).toEqual([3_210, 210]);
    const unknown = [{ ...lines[0], taxCode: 'luxury' }];
    await post('documents', { email: 'tax@example.test', name: 'Ann Lee', currency: 'EUR', lines: unknown }, 409);
  });

  it('records each act in the audit log', async () => {
    const { invoiceId } = await books.request();
    await pay(invoiceId, 100);
    await post(`documents/${invoiceId}/cancellation`, { by: 'house', reason: '' }, 200);
    const acts = await app
      .knex('audit_log')
      .where({ object: `document:${invoiceId}` })
      .pluck('action');
    expect(acts.toSorted()).toEqual(['money.invoice-cancelled', 'money.payment-recorded']);
  });
});

describe('a person', () => {
  it('is reminded of what is late, three times at most and never twice a step', async () => {
    const job = app.jobs.find(({ name }) => name === 'money.send-reminders');
    const run = () => job?.run({} as never, { attempt: 1, lastAttempt: false });
    const aLate = (days: number, email: string) =>
      books.request({
        payer: { userId: null, email, name: 'Ann Lee' },
        schedule: [{ dueOn: addDays(day, -days), amount: 10_000, label: 'balance' }],
      });
    await aLate(2, 'two@example.test');
    await aLate(3, 'three@example.test');
    await aLate(25, 'many@example.test');
    const paid = await aLate(12, 'paid@example.test');
    await pay(paid.invoiceId, 10_000);
    await Promise.all([run(), run()]);
    await run();
    const reminders = async (email: string) =>
      (await app.mails(email)).filter(({ subject }) => subject.startsWith('Reminder')).length;
    const counts = await Promise.all(['two', 'three', 'many', 'paid'].map((name) => reminders(`${name}@example.test`)));
    expect(counts).toEqual([0, 1, 1, 0]);
  });

  it('gets everything out, and keeps nothing but the name on the documents after leaving', async () => {
    const client = await app.as('client');
    const payer = { userId: client.userId ?? null, email: 'leaving@example.test', name: 'Mina Okafor' };
    const { invoiceId } = await books.request({ payer });
    await pay(invoiceId, 2_000);
    const own = app.assembled.personalData.find(({ owner }) => owner === 'money')?.data;
    const exported = await own?.export(client.userId ?? '');
    expect(exported).toMatchObject({
      documents: [{ name: 'Mina Okafor', received: 2_000, payments: [{ amount: 2_000 }] }],
    });
    await app.knex.transaction(async (trx) => {
      await own?.erase(trx, client.userId ?? '');
      await trx('users').where({ id: client.userId }).delete();
    });
    const row = await app.knex('money_documents').where({ id: invoiceId }).first();
    expect([row.user_id, row.payer_email, row.payer_name]).toEqual([null, '', 'Mina Okafor']);
  });
});

it('refuses people who pay in German and Spanish too', () => {
  expectTranslatedProblems(['modules/money/server/stripe'], moneyProblemTexts);
});
