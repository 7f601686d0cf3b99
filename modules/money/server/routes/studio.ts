import { toPath } from '#core/contract/endpoint';
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
import { listOpenShares } from '../queries/payouts';
import { exportStatementRows } from '../queries/statement-file';
import {
  getStatement,
  listCodes,
  listGiftCards,
  listStatements,
  readGiftCard,
  readStatement,
} from '../queries/studio-lists';
import { listTaxRates } from '../queries/tax-rates';
import type { MoneyConfig } from '../settings';
import { toCodeView } from '../views/codes';
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
      const { items, next } = await listCodes(core, query);
      return respond(items, { next: next && toPath(api.listCodes, { query: { ...query, after: next } }) });
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
      const { items, next } = await listGiftCards(core, query);
      return respond(items, { next: next && toPath(api.listGiftCards, { query: { ...query, after: next } }) });
    },
  }),
  createGiftCard: implement(api.createGiftCard, contract.createGiftCard, {
    access,
    limit,
    handle: async (call) =>
      readGiftCard(call.trx, await createGiftCard(core, config, call.trx, toActor(call), call.body)),
  }),
  listPayouts: implement(api.listPayouts, contract.listPayouts, {
    access,
    handle: async ({ query }) => {
      const { items: statements, next } = await listStatements(core, query);
      const open = query.after === undefined ? await listOpenShares(core) : [];
      return respond(
        { open, statements },
        { next: next && toPath(api.listPayouts, { query: { ...query, after: next } }) },
      );
    },
  }),
  createStatement: implement(api.createStatement, contract.createStatement, {
    access,
    limit,
    handle: async (call) =>
      readStatement(core, call.trx, await createStatement(core, config, call.trx, toActor(call), call.body)),
  }),
  payStatement: implement(api.payStatement, contract.payStatement, {
    access,
    limit,
    handle: async (call) =>
      readStatement(core, call.trx, await payStatement(core, call.trx, toActor(call), call.params.id, call.body)),
  }),
  exportStatement: implement(api.exportStatement, contract.exportStatement, {
    access,
    load: ({ params, db }) => getStatement(db, params.id),
    handle: async ({ loaded }) =>
      respond(
        Buffer.from(await exportStatementRows(core.db, loaded)),
        createDownloadHeaders(`${loaded.numberText}.csv`, 'text/csv; charset=utf-8'),
      ),
  }),
});
