import { toPath } from '#core/contract/endpoint';
import { csvPageSize, respondWithCsv } from '#core/contract/list';
import { createDownloadHeaders, implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { cancelDocument } from '../actions/cancel-document';
import { type Actor, createInvoice } from '../actions/create-invoice';
import { creditDocument } from '../actions/credit-document';
import { recordOfflinePayment } from '../actions/record-offline-payment';
import { reviewProblem } from '../actions/review-problem';
import { settleRefund } from '../actions/settle-refund';
import { today } from '../ledger/post-entry';
import { documentColumns, listDocuments } from '../queries/document-list';
import { readOverview } from '../queries/overview';
import { printPdf } from '../queries/print-document';
import { getDocumentRow, readStaffDocument } from '../queries/staff-document';
import type { MoneyConfig } from '../settings';

export const access = { permission: 'money.manage' } as const;
export const limit = { points: 120, seconds: 60, by: 'person' } as const;
export const exportLimit = { points: 10, seconds: 60, by: 'person' } as const;
/** A page of a list as a file. */
export const pageAt = (after: string | undefined) => ({ limit: csvPageSize, ...(after !== undefined && { after }) });
export const toActor = ({ user, request }: { user: { id: string }; request: { id: string } }): Actor => ({
  id: user.id,
  requestId: request.id,
});

/** What staff see of documents and do with them. */
export const documentRoutes = (core: Core, config: MoneyConfig) => ({
  getOverview: implement(api.getOverview, contract.getOverview, {
    access,
    mayLag: true,
    handle: ({ query }) => readOverview(core, config, query),
  }),
  reviewProblem: implement(api.reviewProblem, contract.reviewProblem, {
    access,
    limit,
    handle: (call) => reviewProblem(core, call.trx, toActor(call), call.params.id),
  }),
  listDocuments: implement(api.listDocuments, contract.listDocuments, {
    access,
    mayLag: true,
    tokenScope: 'invoices.read',
    handle: async ({ query }) => {
      const { rows, next } = await listDocuments(core.db, query);
      return respond(rows, { next: next && toPath(api.listDocuments, { query: { ...query, after: next } }) });
    },
  }),
  exportDocuments: implement(api.exportDocuments, contract.exportDocuments, {
    access,
    mayLag: true,
    limit: exportLimit,
    handle: ({ query }) =>
      respondWithCsv(`documents-${today()}.csv`, documentColumns, (after) =>
        listDocuments(core.db, { ...query, ...pageAt(after) }),
      ),
  }),
  createInvoice: implement(api.createInvoice, contract.createInvoice, {
    access,
    limit,
    handle: async (call) =>
      readStaffDocument(core, call.trx, await createInvoice(core, config, call.trx, toActor(call), call.body)),
  }),
  getDocument: implement(api.getDocument, contract.getDocument, {
    access,
    load: ({ params, db }) => getDocumentRow(db, params.id),
    handle: ({ loaded }) => readStaffDocument(core, core.db, loaded),
  }),
  printDocument: implement(api.printDocument, contract.printDocument, {
    access,
    load: ({ params, db }) => getDocumentRow(db, params.id),
    handle: async ({ loaded }) =>
      respond(
        await printPdf(core, config, loaded),
        createDownloadHeaders(`${loaded.numberText}.pdf`, 'application/pdf'),
      ),
  }),
  recordOfflinePayment: implement(api.recordOfflinePayment, contract.recordOfflinePayment, {
    access,
    limit,
    load: ({ params, db }) => getDocumentRow(db, params.id),
    handle: async (call) =>
      readStaffDocument(
        core,
        call.trx,
        await recordOfflinePayment(core, call.trx, toActor(call), call.params.id, call.body),
      ),
  }),
  cancelDocument: implement(api.cancelDocument, contract.cancelDocument, {
    access,
    limit,
    load: ({ params, db }) => getDocumentRow(db, params.id),
    handle: async (call) =>
      readStaffDocument(core, call.trx, await cancelDocument(core, call.trx, toActor(call), call.params.id, call.body)),
  }),
  creditDocument: implement(api.creditDocument, contract.creditDocument, {
    access,
    limit,
    load: ({ params, db }) => getDocumentRow(db, params.id),
    handle: async (call) =>
      readStaffDocument(core, call.trx, await creditDocument(core, call.trx, toActor(call), call.params.id, call.body)),
  }),
  settleRefund: implement(api.settleRefund, contract.settleRefund, {
    access,
    limit,
    handle: (call) => settleRefund(core, call.trx, toActor(call), call.params.id, call.body),
  }),
});
