import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import { createDownloadHeaders, implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { addTaxRate } from '../actions/add-tax-rate';
import { createCode } from '../actions/create-code';
import { createGiftCard } from '../actions/create-gift-card';
import { createStatement } from '../actions/create-statement';
import { endCode } from '../actions/end-code';
import { payStatement } from '../actions/pay-statement';
import { GiftCard, PromotionCode } from '../models/card';
import { Document } from '../models/document';
import { pageOf } from '../queries/list-place';
import { listOpenShares, toStatementViews } from '../queries/payouts';
import { getDocumentRow } from '../queries/staff-document';
import { exportStatementRows } from '../queries/statement-file';
import { listTaxRates } from '../queries/tax-rates';
import type { MoneyConfig } from '../settings';
import { toCodeView, toGiftCardViews } from '../views/codes';
import { access, limit, toActor } from './documents';

/** Tax rates, codes, gift cards and payouts. */
export const studioRoutes = (core: Core, config: MoneyConfig) => ({
  listTaxRates: implement(api.listTaxRates, contract.listTaxRates, {
    access,
    handle: () => listTaxRates(core.db),
  }),
  addTaxRate: implement(api.addTaxRate, contract.addTaxRate, {
    access,
    limit,
    handle: async (call) => {
      await addTaxRate(core, call.trx, toActor(call), call.body);
      return listTaxRates(call.trx);
    },
  }),
  listCodes: implement(api.listCodes, contract.listCodes, {
    access,
    handle: async ({ query }) => {
      const { rows, next } = await pageOf(PromotionCode.query(core.db), query);
      return respond(rows.map(toCodeView), {
        next: next && toPath(api.listCodes, { query: { ...query, after: next } }),
      });
    },
  }),
  createCode: implement(api.createCode, contract.createCode, {
    access,
    limit,
    handle: async (call) => toCodeView(await createCode(core, call.trx, toActor(call), call.body)),
  }),
  endCode: implement(api.endCode, contract.endCode, {
    access,
    limit,
    handle: async (call) => toCodeView(await endCode(core, call.trx, toActor(call), call.params.id)),
  }),
  listGiftCards: implement(api.listGiftCards, contract.listGiftCards, {
    access,
    handle: async ({ query }) => {
      const { rows, next } = await pageOf(GiftCard.query(core.db), query);
      return respond(await toGiftCardViews(core.db, rows), {
        next: next && toPath(api.listGiftCards, { query: { ...query, after: next } }),
      });
    },
  }),
  createGiftCard: implement(api.createGiftCard, contract.createGiftCard, {
    access,
    limit,
    handle: async (call) => {
      const card = await createGiftCard(core, config, call.trx, toActor(call), call.body);
      const [view] = await toGiftCardViews(call.trx, [card]);
      if (!view) throw notFound('gift card');
      return view;
    },
  }),
  listPayouts: implement(api.listPayouts, contract.listPayouts, {
    access,
    handle: async ({ query }) => {
      const { rows, next } = await pageOf(Document.query(core.db).where({ kind: 'statement' }), query);
      const open = query.after === undefined ? await listOpenShares(core) : [];
      return respond(
        { open, statements: await toStatementViews(core, core.db, rows) },
        { next: next && toPath(api.listPayouts, { query: { ...query, after: next } }) },
      );
    },
  }),
  createStatement: implement(api.createStatement, contract.createStatement, {
    access,
    limit,
    handle: async (call) =>
      statementView(core, call.trx, await createStatement(core, config, call.trx, toActor(call), call.body)),
  }),
  payStatement: implement(api.payStatement, contract.payStatement, {
    access,
    limit,
    handle: async (call) =>
      statementView(core, call.trx, await payStatement(core, call.trx, toActor(call), call.params.id, call.body)),
  }),
  exportStatement: implement(api.exportStatement, contract.exportStatement, {
    access,
    load: async ({ params, db }) => {
      const row = await getDocumentRow(db, params.id);
      if (row.kind !== 'statement') throw notFound('statement');
      return row;
    },
    handle: async ({ loaded }) =>
      respond(
        Buffer.from(await exportStatementRows(core.db, loaded)),
        createDownloadHeaders(`${loaded.numberText}.csv`, 'text/csv; charset=utf-8'),
      ),
  }),
});

const statementView = async (core: Core, db: Core['db'], row: Document) => {
  const [view] = await toStatementViews(core, db, [row]);
  if (!view) throw notFound('statement');
  return view;
};
