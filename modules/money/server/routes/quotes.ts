import { toPath } from '#core/contract/endpoint';
import { respondWithCsv } from '#core/contract/list';
import { createDownloadHeaders, implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { acceptQuote } from '../actions/accept-quote';
import { createQuote } from '../actions/create-quote';
import { declineQuote } from '../actions/decline-quote';
import { withdrawQuote } from '../actions/withdraw-quote';
import { today } from '../ledger/post-entry';
import { printQuotePdf } from '../queries/print-document';
import { readSubject } from '../queries/quote-subjects';
import {
  getOwnQuoteRow,
  getQuoteRow,
  listOwnQuotes,
  listQuotes,
  quoteColumns,
  readOwnQuote,
  readStaffQuote,
} from '../queries/quotes';
import type { MoneyConfig } from '../settings';
import { exportLimit, limit as limitOfStaff, access as ofStaff, pageAt, toActor } from './documents';

const open = { open: true, because: 'people without an account answer a quote by the key of a mailed link' } as const;
const limit = { points: 20, seconds: 60, by: 'address' } as const;

const printPdf = async (core: Core, quote: Awaited<ReturnType<typeof getQuoteRow>>) =>
  respond(await printQuotePdf(core, quote), createDownloadHeaders(`${quote.numberText}.pdf`, 'application/pdf'));

/** What people do with quotes that they were sent. */
const ownRoutes = (core: Core, config: MoneyConfig) => ({
  listOwnQuotes: implement(api.listOwnQuotes, contract.listOwnQuotes, {
    access: { permission: 'money.view-own' },
    handle: async ({ user, query }) => {
      const { quotes, next } = await listOwnQuotes(core, user.id, query);
      return respond(quotes, { next: next && toPath(api.listOwnQuotes, { query: { ...query, after: next } }) });
    },
  }),
  getOwnQuote: implement(api.getOwnQuote, contract.getOwnQuote, {
    access: open,
    load: ({ user, params, db }) => getOwnQuoteRow(core, db, user, params.ref),
    handle: ({ loaded, params }) => readOwnQuote(core, config, core.db, loaded, params.ref),
  }),
  downloadQuote: implement(api.downloadQuote, contract.downloadQuote, {
    access: open,
    limit,
    load: ({ user, params, db }) => getOwnQuoteRow(core, db, user, params.ref),
    handle: ({ loaded }) => printPdf(core, loaded),
  }),
  acceptQuote: implement(api.acceptQuote, contract.acceptQuote, {
    access: open,
    limit,
    load: ({ user, params, db }) => getOwnQuoteRow(core, db, user, params.ref),
    handle: async ({ loaded, params, trx }) =>
      readOwnQuote(core, config, trx, await acceptQuote(core, config, trx, loaded.id), params.ref),
  }),
  declineQuote: implement(api.declineQuote, contract.declineQuote, {
    access: open,
    limit,
    load: ({ user, params, db }) => getOwnQuoteRow(core, db, user, params.ref),
    handle: async ({ loaded, params, trx }) =>
      readOwnQuote(core, config, trx, await declineQuote(core, config, trx, loaded.id), params.ref),
  }),
});

/** Quotes: how staff send them, and how they are answered. */
export const quoteRoutes = (core: Core, config: MoneyConfig) => ({
  ...ownRoutes(core, config),
  listQuotes: implement(api.listQuotes, contract.listQuotes, {
    access: ofStaff,
    handle: async ({ query }) => {
      const { rows, next } = await listQuotes(core.db, query);
      return respond(rows, { next: next && toPath(api.listQuotes, { query: { ...query, after: next } }) });
    },
  }),
  exportQuotes: implement(api.exportQuotes, contract.exportQuotes, {
    access: ofStaff,
    limit: exportLimit,
    handle: ({ query }) =>
      respondWithCsv(`quotes-${today()}.csv`, quoteColumns, (after) =>
        listQuotes(core.db, { ...query, ...pageAt(after) }),
      ),
  }),
  getQuoteSubject: implement(api.getQuoteSubject, contract.getQuoteSubject, {
    access: ofStaff,
    handle: ({ params }) => readSubject(core, core.db, params.subject),
  }),
  createQuote: implement(api.createQuote, contract.createQuote, {
    access: ofStaff,
    limit: limitOfStaff,
    handle: async (call) =>
      readStaffQuote(core, call.trx, await createQuote(core, config, call.trx, toActor(call), call.body)),
  }),
  getQuote: implement(api.getQuote, contract.getQuote, {
    access: ofStaff,
    load: ({ params, db }) => getQuoteRow(db, params.id),
    handle: ({ loaded }) => readStaffQuote(core, core.db, loaded),
  }),
  printQuote: implement(api.printQuote, contract.printQuote, {
    access: ofStaff,
    load: ({ params, db }) => getQuoteRow(db, params.id),
    handle: ({ loaded }) => printPdf(core, loaded),
  }),
  withdrawQuote: implement(api.withdrawQuote, contract.withdrawQuote, {
    access: ofStaff,
    limit: limitOfStaff,
    load: ({ params, db }) => getQuoteRow(db, params.id),
    handle: async (call) =>
      readStaffQuote(core, call.trx, await withdrawQuote(core, call.trx, toActor(call), call.params.id)),
  }),
});
