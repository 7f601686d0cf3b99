import { implement, respond as reply } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { changeResponse } from '../actions/change-response';
import { chooseAudience } from '../actions/choose-audience';
import { restoreResponse } from '../actions/restore-response';
import { restoreVersion } from '../actions/restore-version';
import { saveLabor } from '../actions/save-labor';
import { withdrawResponse } from '../actions/withdraw-response';
import { findHelp } from '../queries/find-help';
import { getResponseView } from '../queries/response-views';
import { getOwnResponse, listResponses, listResponseVersions } from '../queries/responses';
import { getChangeableResponse, getVisibleResponse, readResponse } from '../queries/visible-response';

const readable = { permission: 'labors.read' } as const;
const perMinute = { points: 60, seconds: 60, by: 'person' } as const;
const bodyLimit = 512 * 1024;

const reading = (core: Core) => ({
  listOwnResponses: implement(api.listOwnResponses, contract.listOwnResponses, {
    access: { signedIn: true },
    mayLag: true,
    handle: async ({ user, query }) =>
      Promise.all(
        (await listResponses(core.db, user.id, query.status)).map((row) => getResponseView(core, core.db, user, row)),
      ),
  }),
  getResponse: implement(api.getResponse, contract.getResponse, {
    access: readable,
    load: ({ user, params }) => getVisibleResponse(core, user, params.id),
    handle: async ({ user, loaded }) => reply(await readResponse(core, user, loaded), { etag: loaded.version }),
  }),
  listResponseVersions: implement(api.listResponseVersions, contract.listResponseVersions, {
    access: readable,
    mayLag: true,
    load: ({ user, params, db }) => getOwnResponse(db, user.id, params.id),
    handle: ({ loaded }) => listResponseVersions(core, core.db, loaded),
  }),
});

const writing = (core: Core) => ({
  saveLabor: implement(api.saveLabor, contract.saveLabor, {
    access: { permission: 'labors.respond' },
    limit: perMinute,
    bodyLimit,
    handle: async ({ user, body, trx, request }) => {
      const { row, outcome } = await saveLabor(core, trx, user, body, request.ifMatch);
      const status = outcome === 'created' ? 201 : 200;
      const saved = await getResponseView(core, trx, user, row);
      return reply({ ...saved, ...(await findHelp(core, saved)) }, { status, etag: row.version });
    },
  }),
  changeResponse: implement(api.changeResponse, contract.changeResponse, {
    access: readable,
    limit: perMinute,
    bodyLimit,
    load: ({ user, params }) => getChangeableResponse(core, user, params.id),
    handle: async ({ user, params, body, trx, request }) => {
      const row = await changeResponse(core, trx, user, params.id, body.textResponse, request.ifMatch);
      return reply(await getResponseView(core, trx, user, row), { etag: row.version });
    },
  }),
  chooseAudience: implement(api.chooseAudience, contract.chooseAudience, {
    access: { permission: 'labors.respond' },
    limit: perMinute,
    load: ({ user, params, db }) => getOwnResponse(db, user.id, params.id),
    handle: async ({ user, params, body, trx }) => {
      const row = await chooseAudience(core, trx, params.id, body.audience);
      return reply(await getResponseView(core, trx, user, row), { etag: row.version });
    },
  }),
  withdrawResponse: implement(api.withdrawResponse, contract.withdrawResponse, {
    access: readable,
    load: ({ user, params }) => getChangeableResponse(core, user, params.id),
    handle: async ({ params, trx }) => withdrawResponse(core, trx, params.id),
  }),
});

const restoring = (core: Core) => ({
  restoreResponse: implement(api.restoreResponse, contract.restoreResponse, {
    access: readable,
    load: ({ user, params, db }) => getOwnResponse(db, user.id, params.id, 'withdrawn'),
    handle: async ({ user, params, trx }) => {
      const row = await restoreResponse(core, trx, params.id);
      return reply(await getResponseView(core, trx, user, row), { etag: row.version });
    },
  }),
  restoreVersion: implement(api.restoreVersion, contract.restoreVersion, {
    access: readable,
    limit: perMinute,
    load: ({ user, params, db }) => getOwnResponse(db, user.id, params.id),
    handle: async ({ user, params, trx, request }) => {
      const row = await restoreVersion(core, trx, user, params, request.ifMatch);
      return reply(await getResponseView(core, trx, user, row), { etag: row.version });
    },
  }),
});

/** Saved answers: reading, saving, deleting and restoring them. */
export const laborResponseRoutes = (core: Core) => ({ ...reading(core), ...writing(core), ...restoring(core) });
