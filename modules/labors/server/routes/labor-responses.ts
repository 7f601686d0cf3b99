import { implement, respond as reply } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { changeResponse, restoreResponse, restoreVersion, withdrawResponse } from '../actions/change-response';
import { chooseAudience } from '../actions/choose-audience';
import { respond } from '../actions/save-labor';
import { findHelp } from '../queries/find-help';
import { presentResponse } from '../queries/response-views';
import { historyOf, ownResponse, responsesOf } from '../queries/responses';
import { changeableResponse, readResponse, visibleResponse } from '../queries/visible-response';

const readable = { permission: 'labors.read' } as const;
const perMinute = { points: 60, seconds: 60, by: 'person' } as const;
const bodyLimit = 512 * 1024;

const reading = (core: Core) => ({
  listOwnResponses: implement(api.listOwnResponses, contract.listOwnResponses, {
    access: { signedIn: true },
    handle: async ({ user, query }) =>
      Promise.all(
        (await responsesOf(core.db, user.id, query.status)).map((row) => presentResponse(core, core.db, user, row)),
      ),
  }),
  getResponse: implement(api.getResponse, contract.getResponse, {
    access: readable,
    load: ({ user, params }) => visibleResponse(core, user, params.id),
    handle: async ({ user, loaded }) => reply(await readResponse(core, user, loaded), { etag: loaded.version }),
  }),
  listResponseVersions: implement(api.listResponseVersions, contract.listResponseVersions, {
    access: readable,
    load: ({ user, params, db }) => ownResponse(db, user.id, params.id),
    handle: ({ loaded }) => historyOf(core, core.db, loaded),
  }),
});

const writing = (core: Core) => ({
  saveLabor: implement(api.saveLabor, contract.saveLabor, {
    access: { permission: 'labors.respond' },
    limit: perMinute,
    bodyLimit,
    handle: async ({ user, body, trx, request }) => {
      const { row, outcome } = await respond(core, trx, user, body, request.ifMatch);
      const status = outcome === 'created' ? 201 : 200;
      const saved = await presentResponse(core, trx, user, row);
      return reply({ ...saved, ...(await findHelp(core, saved)) }, { status, etag: row.version });
    },
  }),
  changeResponse: implement(api.changeResponse, contract.changeResponse, {
    access: readable,
    limit: perMinute,
    bodyLimit,
    load: ({ user, params }) => changeableResponse(core, user, params.id),
    handle: async ({ user, params, body, trx, request }) => {
      const row = await changeResponse(core, trx, user, params.id, body.textResponse, request.ifMatch);
      return reply(await presentResponse(core, trx, user, row), { etag: row.version });
    },
  }),
  chooseAudience: implement(api.chooseAudience, contract.chooseAudience, {
    access: { permission: 'labors.respond' },
    limit: perMinute,
    load: ({ user, params, db }) => ownResponse(db, user.id, params.id),
    handle: async ({ user, params, body, trx }) => {
      const row = await chooseAudience(core, trx, params.id, body.audience);
      return reply(await presentResponse(core, trx, user, row), { etag: row.version });
    },
  }),
  withdrawResponse: implement(api.withdrawResponse, contract.withdrawResponse, {
    access: readable,
    load: ({ user, params }) => changeableResponse(core, user, params.id),
    handle: async ({ params, trx }) => withdrawResponse(core, trx, params.id),
  }),
});

const restoring = (core: Core) => ({
  restoreResponse: implement(api.restoreResponse, contract.restoreResponse, {
    access: readable,
    load: ({ user, params, db }) => ownResponse(db, user.id, params.id, 'withdrawn'),
    handle: async ({ user, params, trx }) => {
      const row = await restoreResponse(core, trx, params.id);
      return reply(await presentResponse(core, trx, user, row), { etag: row.version });
    },
  }),
  restoreVersion: implement(api.restoreVersion, contract.restoreVersion, {
    access: readable,
    limit: perMinute,
    load: ({ user, params, db }) => ownResponse(db, user.id, params.id),
    handle: async ({ user, params, trx, request }) => {
      const row = await restoreVersion(core, trx, user, params, request.ifMatch);
      return reply(await presentResponse(core, trx, user, row), { etag: row.version });
    },
  }),
});

/** Saved answers: reading, saving, deleting and restoring them. */
export const laborResponseRoutes = (core: Core) => ({ ...reading(core), ...writing(core), ...restoring(core) });
