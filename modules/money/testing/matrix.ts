import { randomUUID } from 'node:crypto';
import type { Scene } from '#core/testing/matrix';
import { aPractitioner } from '#modules/matching/testing/factory';
import { matchCallers } from '#modules/matching/testing/matches';
import { addDays } from '../public';
import { aSubject, moneyOf } from './factory';

/** Happy calls of the routes of this module. */
export const scene: Scene = async (context) => {
  const { app, knex, callers } = context;
  const books = moneyOf(app);
  const { admin, owner } = callers;
  const day = new Date().toISOString().slice(0, 10);
  const studio = '/api/studio/money';
  const payer = { userId: owner.userId ?? null, email: 'owner@example.test', name: 'Ann Lee' };
  const lines = [{ description: 'Two conversations', quantity: 1, unitAmount: 20_000, taxCode: 'standard' }];
  const anInvoice = async () => (await books.request({ payer })).invoiceId;
  const own = (await books.request({ payer, lines })).invoiceId;
  const shown = await anInvoice();
  const received = { amount: 5_000, method: 'cash', receivedOn: day, reference: '' };
  const pay = (id: string) => admin.post(`${studio}/documents/${id}/payments`, received);
  const aCode = async () => {
    const rules = { rate: 1_000, amount: null, currency: null, purpose: '', validFrom: day, validUntil: null };
    const name = `MATRIX-${randomUUID().slice(0, 8).toUpperCase()}`;
    return (await admin.post(`${studio}/codes`, { ...rules, name, maxUses: null, oncePerPerson: true })).body;
  };
  const aRefund = async () => {
    const id = await anInvoice();
    await pay(id);
    await admin.post(`${studio}/documents/${id}/cancellation`, { by: 'house', reason: '' });
    return (await admin.get(`${studio}/documents/${id}`)).body.refunds[0].id as string;
  };
  await matchCallers(context);
  const ownRecord: string = (await callers.prac_consent.get('/api/practitioners/me')).body.id;
  const practitionerId = await aPractitioner(knex);
  const shared = async (payee = practitionerId) => {
    const { invoiceId } = await books.request({ payer, payee: { practitionerId: payee, sharePercent: 70 } });
    await pay(invoiceId);
  };
  await shared(ownRecord);
  const ownStatement = await admin.post(`${studio}/statements`, {
    ...{ practitionerId: ownRecord, currency: 'EUR', until: day },
  });
  const statement = { practitionerId, currency: 'EUR', until: day };
  const aStatement = async () => {
    await shared();
    return (await admin.post(`${studio}/statements`, statement)).body.id as string;
  };
  const problem = async () => {
    const id = `evt_${randomUUID().replaceAll('-', '')}`;
    await knex('money_provider_events').insert({ id, type: 'charge.dispute.created', outcome: 'problem' });
    return id;
  };
  const quote = { name: 'Ann Lee', language: 'en', currency: 'EUR', lines, parts: [], validUntil: addDays(day, 9) };
  const aQuote = async (): Promise<string> => {
    const sent = await admin.post(`${studio}/quotes`, { ...quote, email: 'quoted@example.test' });
    // Sent to an address that nobody has confirmed yet.
    await knex('money_quotes').where({ id: sent.body.id }).update({ user_id: owner.userId });
    return sent.body.id;
  };
  const ownQuote = { params: { ref: await aQuote() } };
  const answered = { ...ownQuote, before: async () => ({ params: { ref: await aQuote() } }) };
  const quoteId = { params: { id: await aQuote() } };
  const ref = { params: { ref: own } };
  const params = { id: shown };
  const fresh = { params, before: async () => ({ params: { id: await anInvoice() } }) };
  return {
    'GET /api/payments': {},
    'GET /api/payments/{ref}': ref,
    'GET /api/payments/{ref}/pdf': ref,
    'POST /api/payments/{ref}/checkout': { ...ref, body: { part: 'all' } },
    'POST /api/payments/{ref}/codes': { ...ref, body: { code: (await aCode()).name } },
    'POST /api/payments/stripe/events': { body: { id: 'evt_1' } },
    'GET /api/quotes': {},
    'GET /api/quotes/{ref}': ownQuote,
    'GET /api/quotes/{ref}/pdf': ownQuote,
    'POST /api/quotes/{ref}/accept': answered,
    'POST /api/quotes/{ref}/decline': answered,
    [`GET ${studio}/quotes`]: { query: 'state=open' },
    [`GET ${studio}/exports/quotes`]: {},
    [`GET ${studio}/quote-subjects/{subject}`]: { params: { subject: aSubject(app) } },
    [`POST ${studio}/quotes`]: { body: { ...quote, email: 'new@example.test' } },
    [`GET ${studio}/quotes/{id}`]: quoteId,
    [`GET ${studio}/quotes/{id}/pdf`]: quoteId,
    [`POST ${studio}/quotes/{id}/withdrawal`]: {
      ...quoteId,
      before: async () => ({ params: { id: await aQuote() } }),
    },
    'GET /api/payouts/me': {},
    'GET /api/payouts/me/{id}/csv': { params: { id: ownStatement.body.id } },
    [`GET ${studio}/overview`]: { query: `from=2026-01-01&to=${day}` },
    [`POST ${studio}/problems/{id}/review`]: {
      params: { id: await problem() },
      before: async () => ({ params: { id: await problem() } }),
    },
    [`GET ${studio}/documents`]: { query: 'q=lee' },
    [`GET ${studio}/exports/documents`]: {},
    [`POST ${studio}/documents`]: {
      body: {
        email: 'new@example.test',
        name: 'Bo Ek',
        currency: 'EUR',
        lines: [{ ...lines[0], description: 'A day' }],
      },
    },
    [`GET ${studio}/documents/{id}`]: { params },
    [`GET ${studio}/documents/{id}/pdf`]: { params },
    [`POST ${studio}/documents/{id}/payments`]: { ...fresh, body: received },
    [`POST ${studio}/documents/{id}/cancellation`]: { ...fresh, body: { by: 'house', reason: 'Called off' } },
    [`POST ${studio}/documents/{id}/credits`]: { ...fresh, body: { amount: 100, reason: 'For the wait' } },
    [`POST ${studio}/refunds/{id}/settlement`]: {
      params: { id: await aRefund() },
      body: { paidOn: day, reference: 'Statement 4' },
      before: async () => ({ params: { id: await aRefund() } }),
    },
    [`GET ${studio}/tax-rates`]: {},
    [`POST ${studio}/tax-rates`]: {
      body: { code: 'matrix', name: 'Of the matrix', rate: 700, validFrom: addDays(day, 9) },
    },
    [`GET ${studio}/codes`]: { query: 'state=running&sort=uses' },
    [`GET ${studio}/exports/codes`]: { query: 'sort=name' },
    [`POST ${studio}/codes`]: {
      body: {
        name: 'WELCOME-10',
        rate: 1_000,
        amount: null,
        currency: null,
        purpose: '',
        validFrom: day,
        validUntil: null,
        maxUses: 5,
        oncePerPerson: true,
      },
    },
    [`POST ${studio}/codes/{id}/end`]: { params: { id: (await aCode()).id } },
    [`POST ${studio}/codes/{id}/resume`]: { params: { id: (await aCode()).id } },
    [`GET ${studio}/gift-cards`]: { query: 'state=waiting&sort=until' },
    [`GET ${studio}/exports/gift-cards`]: { query: 'sort=left' },
    [`POST ${studio}/gift-cards`]: {
      body: {
        email: 'gift@example.test',
        name: 'Bo Ek',
        amount: 5_000,
        currency: 'EUR',
        validUntil: addDays(day, 365),
      },
    },
    [`GET ${studio}/payouts`]: {},
    [`GET ${studio}/statements`]: { query: 'state=waiting&sort=total' },
    [`GET ${studio}/exports/statements`]: { query: 'sort=oldest' },
    [`POST ${studio}/statements`]: {
      body: statement,
      before: async () => {
        await shared();
        return {};
      },
    },
    [`POST ${studio}/statements/{id}/payout`]: {
      params: { id: await aStatement() },
      body: { paidOn: day, reference: 'Run 12' },
      before: async () => ({ params: { id: await aStatement() } }),
    },
    [`GET ${studio}/statements/{id}/csv`]: { params: { id: await aStatement() } },
  };
};
