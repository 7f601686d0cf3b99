import { toPath } from '#core/contract/endpoint';
import { csvPageSize, respondWithCsv } from '#core/contract/list';
import { implement, respond, type User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { addDate } from '../actions/add-date';
import { cancelDate } from '../actions/cancel-date';
import { createRetreat } from '../actions/create-retreat';
import { discardChanges } from '../actions/discard-changes';
import { duplicateRetreat } from '../actions/duplicate-retreat';
import { moveRetreat } from '../actions/move-retreat';
import { saveDate } from '../actions/save-date';
import { saveRetreat } from '../actions/save-retreat';
import { getDateRow, getRetreatRow, viewDates, viewRetreat } from '../queries/studio';
import { listRetreatRows } from '../queries/studio-list';
import { retreatColumns } from '../views/studio-row';

const access = { permission: 'retreats.manage' } as const;
const limit = { points: 120, seconds: 60, by: 'person' } as const;
const bodyLimit = 512 * 1024;

const createShow =
  (core: Core) =>
  async (db: Core['db'], row: Parameters<typeof viewRetreat>[2], user: User, status = 200) =>
    respond(await viewRetreat(core, db, row, user), { etag: row.version, status });
const showDate = async (db: Core['db'], row: Awaited<ReturnType<typeof getDateRow>>, status = 200) => {
  const [view] = await viewDates(db, [row]);
  if (!view) throw new Error('a date without a view');
  return respond(view, { etag: row.version, status });
};

const dateRoutes = (core: Core) => ({
  addDate: implement(api.addDate, contract.addDate, {
    access,
    limit,
    load: ({ params, db }) => getRetreatRow(db, params.id),
    handle: async ({ user, loaded, body, trx }) => showDate(trx, await addDate(core, trx, user, loaded, body), 201),
  }),
  saveDate: implement(api.saveDate, contract.saveDate, {
    access,
    limit,
    load: ({ params, db }) => getDateRow(db, params.id),
    handle: async ({ user, params, body, trx, request }) =>
      showDate(trx, await saveDate(core, trx, user, params.id, body, request.ifMatch)),
  }),
  cancelDate: implement(api.cancelDate, contract.cancelDate, {
    access,
    limit,
    load: ({ params, db }) => getDateRow(db, params.id),
    handle: async ({ user, params, trx, request }) =>
      showDate(trx, await cancelDate(core, trx, user, params.id, request.ifMatch)),
  }),
});

/** Where staff make and edit retreats and their dates. */
export const studioRoutes = (core: Core) => {
  const showRetreat = createShow(core);
  return {
    listStudioRetreats: implement(api.listStudioRetreats, contract.listStudioRetreats, {
      access,
      tokenScope: 'retreats.read',
      handle: async ({ query, trx }) => {
        const { rows, next } = await listRetreatRows(trx, query);
        return respond(rows, { next: next && toPath(api.listStudioRetreats, { query: { ...query, after: next } }) });
      },
    }),
    exportStudioRetreats: implement(api.exportStudioRetreats, contract.exportStudioRetreats, {
      access,
      limit: { points: 10, seconds: 60, by: 'person' },
      handle: ({ query }) =>
        respondWithCsv('retreats.csv', retreatColumns, (after) =>
          listRetreatRows(core.db, { ...query, limit: csvPageSize, ...(after !== undefined && { after }) }),
        ),
    }),
    createRetreat: implement(api.createRetreat, contract.createRetreat, {
      access,
      limit,
      handle: async ({ user, body, trx }) =>
        showRetreat(trx, await createRetreat(core, trx, user, body.title), user, 201),
    }),
    getStudioRetreat: implement(api.getStudioRetreat, contract.getStudioRetreat, {
      access,
      tokenScope: 'retreats.read',
      load: ({ params, db }) => getRetreatRow(db, params.id),
      handle: ({ loaded, user, trx }) => showRetreat(trx, loaded, user),
    }),
    saveRetreat: implement(api.saveRetreat, contract.saveRetreat, {
      access,
      limit,
      bodyLimit,
      load: ({ params, db }) => getRetreatRow(db, params.id),
      handle: async ({ user, params, body, trx, request }) =>
        showRetreat(trx, await saveRetreat(core, trx, user, params.id, body, request.ifMatch), user),
    }),
    moveRetreat: implement(api.moveRetreat, contract.moveRetreat, {
      access,
      limit,
      load: ({ params, db }) => getRetreatRow(db, params.id),
      handle: async ({ user, params, body, trx, request }) =>
        showRetreat(trx, await moveRetreat(core, trx, user, params.id, body, request.ifMatch), user),
    }),
    discardChanges: implement(api.discardChanges, contract.discardChanges, {
      access,
      limit,
      load: ({ params, db }) => getRetreatRow(db, params.id),
      handle: async ({ user, params, trx, request }) =>
        showRetreat(trx, await discardChanges(core, trx, user, params.id, request.ifMatch), user),
    }),
    duplicateRetreat: implement(api.duplicateRetreat, contract.duplicateRetreat, {
      access,
      limit,
      load: ({ params, db }) => getRetreatRow(db, params.id),
      handle: async ({ user, loaded, trx }) =>
        showRetreat(trx, await duplicateRetreat(core, trx, user, loaded), user, 201),
    }),
    ...dateRoutes(core),
  };
};
