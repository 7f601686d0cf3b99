import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { formatAmount, parseAmount, toDecimal } from '../../lib/amounts';
import { addDays, findRefundPercent } from '../../lib/refund-policy';
import { spread, taxWithin } from '../../lib/shares';
import { checkRevenue } from '../../testing/check-revenue';
import { moneyOf } from '../../testing/factory';

const app = await testApp({ modules: ['money', 'matching', 'geo', 'labors', 'profile', 'records', 'reporting'] });
const admin = await app.as('admin');
const books = moneyOf(app);
const studio = '/api/studio/money';
const day = new Date().toISOString().slice(0, 10);
afterAll(() => app.stop());

const act = async (path: string, body: object, status: number) => {
  const answer = await admin.post(`${studio}/${path}`, body);
  expect([answer.status, answer.body.detail]).toEqual([status, status < 400 ? undefined : expect.any(String)]);
  return answer.body;
};
const pay = (id: string, amount: number, status = 201) =>
  act(`documents/${id}/payments`, { amount, method: 'transfer', receivedOn: day, reference: '' }, status);

/** Everything that must be true of the books at any time. */
const checkBooks = async (): Promise<void> => {
  const { rows } = await app.knex.raw(`
    select 'entry' as what, e.id::text from money_entries e join money_entry_lines l on l.entry_id = e.id
      group by e.id, l.currency having sum(l.amount) <> 0
    union all
    select 'balance', d.id::text from money_documents d where kind = 'invoice' and balance <> (
      select coalesce(sum(l.amount), 0) from money_entries e join money_entry_lines l on l.entry_id = e.id
      where e.document_id = d.id and l.account = 'receivable')
    union all
    select 'sums', d.id::text from money_documents d where kind = 'invoice' and balance <> total - received + refunded - (
      select coalesce(sum(c.total), 0) from money_documents c where c.corrects_id = d.id)
    union all
    select 'payments', d.id::text from money_documents d where kind = 'invoice' and (received, refunded) <> (
      select coalesce(sum(amount) filter (where direction = 'in'), 0), coalesce(sum(amount) filter (where direction = 'out'), 0)
      from money_payments p where p.document_id = d.id)
    union all
    select 'refund above payment', p.id::text from money_payments p join money_refunds r on r.payment_id = p.id
      group by p.id having sum(r.amount) > p.amount
    union all
    select 'tax above amount', d.id::text from money_documents d where tax > total
    union all
    select 'money owed without a refund', d.id::text from money_documents d where balance < 0 and -balance <> (
      select coalesce(sum(amount), 0) from money_refunds r where r.document_id = d.id and r.state <> 'paid')
    union all
    select 'gap', series from money_documents group by series, year having max(number) <> count(*) or min(number) <> 1`);
  expect(rows).toEqual([]);
};

describe('an invoice', () => {
  it('is issued once for a key and once for a purpose', async () => {
    const purpose = 'test:place:1';
    const [one, two] = await Promise.all([
      books.request({ purpose, key: 'test:1' }),
      books.request({ purpose, key: 'test:1' }),
    ]);
    expect(two.invoiceId).toBe(one.invoiceId);
    expect(one).toMatchObject({ total: 10_000, paid: 0, due: 10_000, dueNow: 10_000, status: 'open', currency: 'EUR' });
    await expect(books.request({ purpose, key: 'test:2' })).rejects.toMatchObject({ code: 'already-invoiced' });
    const cancelled = await books.cancel(purpose, 'client', '2026-01-01');
    expect(cancelled).toMatchObject({ due: 0, status: 'cancelled', refunded: 0 });
    const again = await books.cancel(purpose, 'house', '2026-01-01');
    expect(again).toMatchObject({ ...cancelled, payPath: expect.any(String) });
    expect(await books.request({ purpose, key: 'test:2' })).toMatchObject({ status: 'open' });
  });

  it('gives the number of a document that came to nothing to the next one', async () => {
    const last = async () =>
      (await app.knex('money_series').where({ series: 'INV' }).first('last')) as { readonly last: number };
    const before = (await last()).last;
    const request = app.knex.transaction(async () => {
      await books.request();
      throw new Error('later work failed');
    });
    await expect(request).rejects.toThrow('later work failed');
    const [first, second] = await Promise.all([books.request(), books.request()]);
    expect([first?.number, second?.number].toSorted()).toEqual(
      [before + 2, before + 3].map((n) => `INV-${day.slice(0, 4)}-${String(n).padStart(5, '0')}`),
    );
  });

  it('falls due part by part, and a deposit is paid first', async () => {
    const { invoiceId, dueNow } = await books.request({
      purpose: 'test:place:parts',
      schedule: [
        { dueOn: day, amount: 3_000, label: 'deposit' },
        { dueOn: addDays(day, 30), amount: 7_000, label: 'balance' },
      ],
    });
    expect(dueNow).toBe(3_000);
    await pay(invoiceId, 1_000);
    expect(await books.state('test:place:parts')).toMatchObject({ status: 'part-paid', dueNow: 2_000, due: 9_000 });
    const { parts, nextDueOn } = await pay(invoiceId, 2_000);
    expect([parts.map((part: { due: number }) => part.due), nextDueOn]).toEqual([[0, 7_000], addDays(day, 30)]);
    expect(await pay(invoiceId, 7_001, 409)).toMatchObject({ code: 'more-than-due', due: 7_000 });
    expect((await pay(invoiceId, 7_000)).status).toBe('paid');
  });

  it('gives back by its terms, or everything when the house cancels', async () => {
    const terms = {
      policy: [
        { daysBefore: 60, refundPercent: 100 },
        { daysBefore: 14, refundPercent: 50 },
      ],
      startsOn: addDays(day, 20),
    };
    const client = await books.request({ ...terms, purpose: 'test:place:terms' });
    await pay(client.invoiceId, 6_000);
    expect(await books.cancel('test:place:terms', 'client', day)).toMatchObject({
      due: 0,
      status: 'cancelled',
      paid: 6_000,
    });
    const { refunds, creditNotes } = (await admin.get(`${studio}/documents/${client.invoiceId}`)).body;
    expect([refunds[0].amount, creditNotes[0].total]).toEqual([3_000, 7_000]);
    await act(`refunds/${refunds[0].id}/settlement`, { paidOn: day, reference: 'Transfer 7' }, 200);
    await act(`refunds/${refunds[0].id}/settlement`, { paidOn: day, reference: 'Transfer 7' }, 409);
    expect(await books.state('test:place:terms')).toMatchObject({ status: 'part-refunded', refunded: 3_000, due: 0 });
  });
});

describe('the ledger', () => {
  it('stays true after any order of payments, credits, cancellations and refunds, and revenue sums its lines', async () => {
    const amounts = fc.integer({ min: 1, max: 12_000 });
    const ago = fc.nat(70);
    const step = fc.oneof(
      fc.record({ do: fc.constant('pay' as const), amount: amounts, ago }),
      fc.record({ do: fc.constant('credit' as const), amount: amounts, ago }),
      fc.record({ do: fc.constant('refund' as const), amount: amounts, ago }),
      fc.record({ do: fc.constant('cancel' as const), amount: fc.constantFrom(0, 1), ago }),
    );
    const currencies = fc.constantFrom('EUR', 'JPY', 'KWD');
    const property = fc.asyncProperty(
      currencies,
      amounts,
      fc.constantFrom('sessions', 'retreats', 'test'),
      fc.array(step, { minLength: 1, maxLength: 6 }),
      async (currency, price, seller, steps) => {
        const line = { description: 'A day', unitAmount: price, taxCode: 'standard' };
        const { invoiceId } = await books.request({
          currency,
          purpose: `${seller}:place:${randomUUID()}`,
          schedule: [
            { dueOn: day, amount: price, label: 'deposit' },
            { dueOn: addDays(day, 20), amount: 2 * price, label: 'balance' },
          ],
          lines: [
            { ...line, quantity: 1 },
            { ...line, quantity: 2, taxCode: 'none' },
          ],
          policy: [{ daysBefore: 0, refundPercent: 33 }],
          startsOn: addDays(day, 3),
        });
        const path = `${studio}/documents/${invoiceId}`;
        for (const { do: what, amount, ago } of steps) {
          const on = addDays(day, -ago);
          if (what === 'pay')
            await admin.post(`${path}/payments`, { amount, method: 'cash', receivedOn: on, reference: '' });
          if (what === 'credit') await admin.post(`${path}/credits`, { amount, reason: 'A mistake' });
          if (what === 'cancel')
            await admin.post(`${path}/cancellation`, { by: amount === 0 ? 'client' : 'house', reason: '' });
          if (what === 'refund')
            for (const { id } of (await admin.get(path)).body.refunds.slice(0, 1))
              await admin.post(`${studio}/refunds/${id}/settlement`, { paidOn: on, reference: '' });
        }
        await checkBooks();
      },
    );
    await fc.assert(property, { numRuns: 25 });
    const days = [-400, -31, -1, 25].map((days) => addDays(day, days));
    await checkRevenue(
      app,
      admin,
      days.slice(1).map((to, i) => ({ from: addDays(days[i] ?? to, 1), to })),
    );
  });

  it('refuses changes and entries that do not balance, whoever writes', async () => {
    const { invoiceId } = await books.request();
    await pay(invoiceId, 100);
    for (const table of ['money_entries', 'money_entry_lines', 'money_payments', 'money_lines', 'money_parts']) {
      await expect(app.knex(table).delete()).rejects.toThrow('append-only');
      await expect(
        app.knex(table).update({ [table === 'money_entry_lines' ? 'entry_id' : 'document_id']: null }),
      ).rejects.toThrow();
    }
    await expect(app.knex('money_documents').where({ id: invoiceId }).update({ total: 1 })).rejects.toThrow(
      'not changed',
    );
    await expect(app.knex('money_documents').where({ id: invoiceId }).delete()).rejects.toThrow('append-only');
    const entry = { kind: 'paid', happened_on: day, is_sample: false };
    const unbalanced = app.knex.transaction(async (trx) => {
      const [{ id }] = await trx('money_entries')
        .insert({ ...entry, id: trx.raw('gen_random_uuid()'), document_id: invoiceId, key: 'test:unbalanced' })
        .returning('id');
      const line = { ...entry, entry_id: id, currency: 'EUR' };
      await trx('money_entry_lines').insert([
        { ...line, position: 1, account: 'bank', amount: 100 },
        { ...line, position: 2, account: 'receivable', amount: -99 },
      ]);
    });
    await expect(unbalanced).rejects.toThrow('does not balance');
    await checkBooks();
  });

  it('books one payment when two people record it at once under one key', async () => {
    const { invoiceId } = await books.request();
    const body = { amount: 10_000, method: 'cash', receivedOn: day, reference: '' };
    const send = () =>
      admin.post(`${studio}/documents/${invoiceId}/payments`, body, { 'idempotency-key': `key-${invoiceId}` });
    const answers = await Promise.all([send(), send()]);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect((await admin.get(`${studio}/documents/${invoiceId}`)).body).toMatchObject({ paid: 10_000, due: 0 });
  });
});

describe('amounts', () => {
  it('are exact in currencies with two, three and no minor digits', () => {
    expect([toDecimal(5, 'EUR'), toDecimal(-1_205, 'KWD'), toDecimal(1_200, 'JPY')]).toEqual([
      '0.05',
      '-1.205',
      '1200',
    ]);
    expect(formatAmount(123_456, 'EUR', 'de')).toBe('1.234,56\u00a0€');
    expect([parseAmount('1.234,56', 'EUR'), parseAmount('12.345', 'KWD'), parseAmount('1,200', 'JPY')]).toEqual([
      123_456, 12_345, 1_200,
    ]);
    expect([parseAmount('1.005', 'EUR'), parseAmount('0.001', 'EUR'), parseAmount('-5', 'EUR')]).toEqual([
      100_500,
      null,
      null,
    ]);
  });

  it('are divided without losing a unit', () => {
    fc.assert(
      fc.property(fc.nat(1e12), fc.array(fc.nat(1e12), { minLength: 1, maxLength: 8 }), (amount, weights) => {
        const parts = spread(amount, weights);
        const isNothing = weights.every((weight) => weight === 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(isNothing ? 0 : amount);
        expect(parts.every((part) => part >= 0)).toBe(true);
      }),
    );
    expect([taxWithin(11_900, 1_900), taxWithin(10_000, 1_900), taxWithin(100, 0)]).toEqual([1_900, 1_597, 0]);
  });

  it('are given back by the first step of the terms that is far enough away', () => {
    const steps = [
      { daysBefore: 60, refundPercent: 100 },
      { daysBefore: 14, refundPercent: 50 },
    ];
    const on = ['2026-01-01', '2026-05-01', '2026-05-02', '2026-06-16', '2026-06-17'];
    expect(on.map((date) => findRefundPercent(steps, '2026-06-30', date))).toEqual([100, 100, 50, 50, 0]);
    expect(findRefundPercent(steps, null, '2026-01-01')).toBe(0);
  });
});
