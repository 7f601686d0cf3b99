import { implement } from '#core/contract/implement';
import { respond as reply } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { availabilityOf, putAvailability } from '../actions/save-availability';
import { clientsPage, requestsPage } from '../queries/requests';
import { ownRecord, presentOwn, putOwnRecord } from '../actions/save-own-record';
import type { SegmentDirectory } from '#modules/sharing/server/queries/segment-directory';

const practising = { permission: 'matching.practise' } as const;
const perMinute = { points: 30, seconds: 60, by: 'person' } as const;

const record = (core: Core, index: Job) => ({
  getOwnRecord: implement(api.getOwnRecord, contract.getOwnRecord, {
    access: { signedIn: true },
    handle: async ({ user }) => {
      const own = await ownRecord(core.db, user.id);
      return own ? reply(await presentOwn(core.db, own), { etag: own.version }) : null;
    },
  }),
  saveOwnRecord: implement(api.saveOwnRecord, contract.saveOwnRecord, {
    access: practising,
    limit: perMinute,
    handle: async ({ user, body, trx, request }) => {
      const row = await putOwnRecord(core, trx, user, body, request.ifMatch, index);
      return reply(await presentOwn(trx, row), { etag: row.version });
    },
  }),
  getAvailability: implement(api.getAvailability, contract.getAvailability, {
    access: practising,
    handle: async ({ user }) => {
      const found = await availabilityOf(core.db, user.id);
      return reply(found, { etag: found.version });
    },
  }),
  saveAvailability: implement(api.saveAvailability, contract.saveAvailability, {
    access: practising,
    limit: perMinute,
    handle: async ({ user, body, trx, request }) => {
      const put = await putAvailability(trx, user.id, body, request.ifMatch);
      return reply(put, { etag: put.version });
    },
  }),
});

/** A practitioner's own record and hours, the requests that wait and the clients who were accepted. */
export const practiceRoutes = (core: Core, directory: () => SegmentDirectory, index: Job) => ({
  ...record(core, index),
  listMatchRequests: implement(api.listMatchRequests, contract.listMatchRequests, {
    access: practising,
    handle: async ({ user, query }) => {
      const { rows, next } = await requestsPage(core, user.id, query);
      return reply(rows, { next });
    },
  }),
  listPracticeClients: implement(api.listPracticeClients, contract.listPracticeClients, {
    access: practising,
    handle: async ({ user, query }) => {
      const { rows, next } = await clientsPage(core, directory(), user.id, query);
      return reply(rows, { next });
    },
  }),
});
