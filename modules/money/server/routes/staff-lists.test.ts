import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { expectListOfAdmins, readColumn, readField } from '#core/testing/staff-lists';
import { aPractitioner } from '#modules/matching/testing/factory';
import { addDays } from '../../lib/refund-policy';
import { moneyOf } from '../../testing/factory';

let app: TestApp;
let admin: Client;
const studio = '/api/studio/money';
const day = new Date().toISOString().slice(0, 10);
const post = async (path: string, body: object) => {
  const answer = await admin.post(`${studio}/${path}`, body);
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body;
};
const pay = (id: string, amount: number) =>
  post(`documents/${id}/payments`, { amount, method: 'transfer', receivedOn: day, reference: '' });
beforeAll(async () => {
  app = await testApp({ modules: ['money', 'matching', 'geo', 'labors', 'profile', 'records', 'reporting'] });
  admin = await app.as('admin');
});
afterAll(() => app.stop());

it('codes are searched, filtered and sorted, are the same as a file, and are ended and resumed', async () => {
  const aCode = (name: string, more: object = {}) =>
    post('codes', {
      ...{ name, rate: 1_000, amount: null, currency: null, purpose: '', validFrom: day, validUntil: null },
      ...{ maxUses: null, oncePerPerson: true, ...more },
    });
  const spring = await aCode('SPRING-10');
  await aCode('LATER', { validFrom: addDays(day, 9) });
  const full = await aCode('ALL-USED', { maxUses: 3 });
  await app.knex('money_codes').where({ id: full.id }).update({ uses: 3 });
  const names = (query = '') => readField(admin, `${studio}/codes`, 'name', query);
  expect(await names()).toEqual(['ALL-USED', 'LATER', 'SPRING-10']);
  expect(await names('sort=name')).toEqual(['ALL-USED', 'LATER', 'SPRING-10']);
  expect((await names('sort=uses'))[0]).toBe('ALL-USED');
  expect(await names('q=spring')).toEqual(['SPRING-10']);
  expect(await names('q=%25')).toEqual([]);
  expect([await names('state=running'), await names('state=planned'), await names('state=over')]).toEqual([
    ['SPRING-10'],
    ['LATER'],
    ['ALL-USED'],
  ]);
  expect(await post(`codes/${spring.id}/end`, {})).toMatchObject({ state: 'ended' });
  expect(await names('state=ended')).toEqual(['SPRING-10']);
  expect(await post(`codes/${spring.id}/resume`, {})).toMatchObject({ state: 'running' });
  // A code that runs is as it was.
  expect(await post(`codes/${spring.id}/resume`, {})).toMatchObject({ state: 'running' });
  expect(await app.knex('audit_log').where({ action: 'money.code-resumed' })).toHaveLength(1);
  const unknown = `${studio}/codes/00000000-0000-4000-8000-000000000000/resume`;
  expect((await admin.post(unknown, {})).status).toBe(404);
  expect(await readColumn(admin, `${studio}/exports/codes?state=over`, 0)).toEqual(['Code', 'ALL-USED']);
  const paths = { path: `${studio}/codes`, file: `${studio}/exports/codes` };
  await expectListOfAdmins(app, admin, { ...paths, wrong: ['state=gone'] });
});

it('gift cards are found by buyer, invoice and how they stand, and are the same as a file', async () => {
  const aCard = (name: string, amount: number, validUntil: string) =>
    post('gift-cards', { email: `${name.toLowerCase()}@example.test`, name, amount, currency: 'EUR', validUntil });
  const bo = await aCard('Bo', 12_000, addDays(day, 99));
  const ann = await aCard('Ann', 5_000, addDays(day, 40));
  const eva = await aCard('Eva', 7_000, addDays(day, 60));
  const buyers = (query = '') => readField(admin, `${studio}/gift-cards`, 'buyer', query);
  expect(await buyers()).toEqual(['Eva', 'Ann', 'Bo']);
  expect(await buyers('sort=until')).toEqual(['Ann', 'Eva', 'Bo']);
  expect(await buyers('sort=left')).toEqual(['Bo', 'Eva', 'Ann']);
  expect(await buyers('q=ann%40example')).toEqual(['Ann']);
  expect(await buyers(`q=${bo.number}`)).toEqual(['Bo']);
  await pay(bo.documentId, 12_000);
  await pay(ann.documentId, 5_000);
  await post(`documents/${eva.documentId}/cancellation`, { by: 'house', reason: '' });
  expect([await buyers('state=active'), await buyers('state=waiting'), await buyers('state=cancelled')]).toEqual([
    ['Ann', 'Bo'],
    [],
    ['Eva'],
  ]);
  const [mail] = (await app.mails('ann@example.test')).filter(({ text }) =>
    /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}/.test(text),
  );
  const code = /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}/.exec(mail?.text ?? '')?.[0];
  const { payPath } = await moneyOf(app).request();
  const used = await (await app.as('anon')).post(`/api/payments/${payPath.split('#')[1]}/codes`, { code });
  expect(used.status, used.text).toBeLessThan(300);
  expect(await buyers('state=used')).toEqual(['Ann']);
  await app
    .knex('money_gift_cards')
    .where({ id: bo.id })
    .update({ valid_until: addDays(day, -1) });
  expect(await buyers('state=over')).toEqual(['Bo']);
  const file = `${studio}/exports/gift-cards`;
  expect(await readColumn(admin, `${file}?sort=left`, 3)).toEqual(['Left', '120.00', '70.00', '0.00']);
  expect((await admin.get(file)).text).not.toContain(code ?? 'no code');
  await expectListOfAdmins(app, admin, { path: `${studio}/gift-cards`, file, wrong: ['state=gone'] });
});

it('statements are found by number, practitioner and whether they are paid out, and are the same as a file', async () => {
  const books = moneyOf(app);
  const made = [];
  for (const share of [50, 80]) {
    const payee = { practitionerId: await aPractitioner(app.knex), sharePercent: share };
    await pay((await books.request({ payee })).invoiceId, 10_000);
    made.push(await post('statements', { practitionerId: payee.practitionerId, currency: 'EUR', until: day }));
  }
  const [small, large] = made.map(({ number }) => number);
  const numbers = (query = '') => readField(admin, `${studio}/statements`, 'number', query);
  expect(await numbers()).toEqual([large, small]);
  expect(await numbers('sort=oldest')).toEqual([small, large]);
  expect(await numbers('sort=total')).toEqual([large, small]);
  expect(await numbers(`q=${small}`)).toEqual([small]);
  await post(`statements/${made[0]?.id}/payout`, { paidOn: day, reference: '=RUN(12)' });
  expect([await numbers('state=paid'), await numbers('state=waiting')]).toEqual([[small], [large]]);
  const file = `${studio}/exports/statements`;
  expect(await readColumn(admin, `${file}?state=paid`, 6)).toEqual(['Reference', "'=RUN(12)"]);
  await expectListOfAdmins(app, admin, { path: `${studio}/statements`, file, wrong: ['state=gone'] });
});

it('documents are sorted by what is due, total and name, page by page, and are the same as a file', async () => {
  const anInvoice = (name: string, unitAmount: number, dueOn: string) =>
    post('documents', {
      ...{ email: `${name.toLowerCase()}@example.test`, name, currency: 'USD', dueOn },
      lines: [{ description: 'Stay', quantity: 1, unitAmount, taxCode: 'none' }],
    });
  const ann = await anInvoice('ann', 30_000, addDays(day, 9));
  await anInvoice('Bo', 90_000, addDays(day, 3));
  await anInvoice('Cleo', 60_000, addDays(day, 6));
  await pay(ann.id, 30_000);
  const list = `${studio}/documents`;
  const names = (query: string) => readField(admin, list, 'payerName', `currency=USD&${query}`);
  expect(await names('')).toEqual(['Cleo', 'Bo', 'ann']);
  expect(await names('sort=name')).toEqual(['ann', 'Bo', 'Cleo']);
  expect(await names('sort=total')).toEqual(['Bo', 'Cleo', 'ann']);
  // What is paid has no day any more and comes last.
  expect(await names('sort=due')).toEqual(['Bo', 'Cleo', 'ann']);
  const file = `${studio}/exports/documents`;
  expect(await readColumn(admin, `${file}?currency=USD&sort=name`, 7)).toEqual(['Total', '300.00', '900.00', '600.00']);
  await expectListOfAdmins(app, admin, { path: list, file, wrong: ['sort=paid', 'currency=usd'] });
});

it('quotes are sorted by last day, total and name, and are the same as a file', async () => {
  const aQuote = (name: string, unitAmount: number, validUntil: string) =>
    post('quotes', {
      ...{ email: `${name.toLowerCase()}@example.test`, name, language: 'en', currency: 'EUR', validUntil, parts: [] },
      lines: [{ description: 'Stay', quantity: 1, unitAmount, taxCode: 'none' }],
    });
  await aQuote('dora', 30_000, addDays(day, 9));
  await aQuote('Ed', 90_000, addDays(day, 3));
  await aQuote('=Flo', 60_000, addDays(day, 6));
  const list = `${studio}/quotes`;
  const names = (query: string) => readField(admin, list, 'clientName', query);
  expect(await names('')).toEqual(['=Flo', 'Ed', 'dora']);
  expect(await names('sort=until')).toEqual(['Ed', '=Flo', 'dora']);
  expect(await names('sort=total')).toEqual(['Ed', '=Flo', 'dora']);
  expect((await names('sort=name')).slice(-2)).toEqual(['dora', 'Ed']);
  const file = `${studio}/exports/quotes`;
  expect(await readColumn(admin, `${file}?sort=total`, 2)).toEqual(['Name', 'Ed', "'=Flo", 'dora']);
  expect(await readColumn(admin, `${file}?q=flo`, 0)).toHaveLength(2);
  await expectListOfAdmins(app, admin, { path: list, file, wrong: ['sort=sent'] });
});
