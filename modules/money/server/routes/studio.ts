import { toPath } from '#core/contract/endpoint';
import { respondWithCsv } from '#core/contract/list';
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
import { resumeCode } from '../actions/resume-code';
import { listOpenShares } from '../queries/payouts';
import { exportStatementRows } from '../queries/statement-file';
import {
  getStatement,
  listCodes,
  listGiftCards,
  listStatements,
  readCode,
  readGiftCard,
  readStatement,
} from '../queries/studio-lists';
import { listTaxRates } from '../queries/tax-rates';
import type { MoneyConfig } from '../settings';
import { cardColumns, codeColumns, statementColumns } from '../views/codes';
import { access, exportLimit, limit, pageAt, toActor } from './documents';

const codeRoutes = (core: Core) => ({
  listCodes: implement(api.listCodes, contract.listCodes, {
    access,
    handle: async ({ query }) => {
      const { rows, next } = await listCodes(core.db, query);
      return respond(rows, { next: next && toPath(api.listCodes, { query: { ...query, after: next } }) });
    },
  }),
  exportCodes: implement(api.exportCodes, contract.exportCodes, {
    access,
    limit: exportLimit,
    handle: ({ query }) =>
      respondWithCsv('codes.csv', codeColumns, (after) => listCodes(core.db, { ...query, ...pageAt(after) })),
  }),
  createCode: implement(api.createCode, contract.createCode, {
    access,
    limit,
    handle: async (call) => readCode(call.trx, (await createCode(core, call.trx, toActor(call), call.body)).id),
  }),
  endCode: implement(api.endCode, contract.endCode, {
    access,
    limit,
    handle: async (call) => {
      await endCode(core, call.trx, toActor(call), call.params.id);
      return readCode(call.trx, call.params.id);
    },
  }),
  resumeCode: implement(api.resumeCode, contract.resumeCode, {
    access,
    limit,
    handle: async (call) => {
      await resumeCode(core, call.trx, toActor(call), call.params.id);
      return readCode(call.trx, call.params.id);
    },
  }),
});

const cardRoutes = (core: Core, config: MoneyConfig) => ({
  listGiftCards: implement(api.listGiftCards, contract.listGiftCards, {
    access,
    handle: async ({ query }) => {
      const { rows, next } = await listGiftCards(core.db, query);
      return respond(rows, { next: next && toPath(api.listGiftCards, { query: { ...query, after: next } }) });
    },
  }),
  exportGiftCards: implement(api.exportGiftCards, contract.exportGiftCards, {
    access,
    limit: exportLimit,
    handle: ({ query }) =>
      respondWithCsv('gift-cards.csv', cardColumns, (after) => listGiftCards(core.db, { ...query, ...pageAt(after) })),
  }),
  createGiftCard: implement(api.createGiftCard, contract.createGiftCard, {
    access,
    limit,
    handle: async (call) =>
      readGiftCard(call.trx, await createGiftCard(core, config, call.trx, toActor(call), call.body)),
  }),
});

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
  ...codeRoutes(core),
  ...cardRoutes(core, config),
  listPayouts: implement(api.listPayouts, contract.listPayouts, {
    access,
    handle: () => listOpenShares(core),
  }),
  listStatements: implement(api.listStatements, contract.listStatements, {
    access,
    handle: async ({ query }) => {
      const { rows, next } = await listStatements(core, core.db, query);
      return respond(rows, { next: next && toPath(api.listStatements, { query: { ...query, after: next } }) });
    },
  }),
  exportStatements: implement(api.exportStatements, contract.exportStatements, {
    access,
    limit: exportLimit,
    handle: ({ query }) =>
      respondWithCsv('statements.csv', statementColumns, (after) =>
        listStatements(core, core.db, { ...query, ...pageAt(after) }),
      ),
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
