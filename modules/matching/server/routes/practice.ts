import { toPath } from '#core/contract/endpoint';
import { csvPageSize, respondWithCsv } from '#core/contract/list';
import { implement, respond as reply } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { saveAvailability } from '../actions/save-availability';
import { saveOwnRecord } from '../actions/save-own-record';
import { findAvailability } from '../queries/availability';
import { findOwnRecord, getOwnRecordView } from '../queries/own-record';
import { listRequests } from '../queries/requests';
import { countTeam, listTeamPage, teamColumns } from '../queries/team-practitioners';

const practising = { permission: 'matching.practise' } as const;
const perMinute = { points: 30, seconds: 60, by: 'person' } as const;

const record = (core: Core, index: Job) => ({
  getOwnRecord: implement(api.getOwnRecord, contract.getOwnRecord, {
    access: { signedIn: true },
    handle: async ({ user }) => {
      const own = await findOwnRecord(core.db, user.id);
      return own ? reply(await getOwnRecordView(core.db, own), { etag: own.version }) : null;
    },
  }),
  saveOwnRecord: implement(api.saveOwnRecord, contract.saveOwnRecord, {
    access: practising,
    limit: perMinute,
    handle: async ({ user, body, trx, request }) => {
      const row = await saveOwnRecord(core, trx, user, body, request.ifMatch, index);
      return reply(await getOwnRecordView(trx, row), { etag: row.version });
    },
  }),
  getAvailability: implement(api.getAvailability, contract.getAvailability, {
    access: practising,
    handle: async ({ user }) => {
      const found = await findAvailability(core.db, user.id);
      return reply(found, { etag: found.version });
    },
  }),
  saveAvailability: implement(api.saveAvailability, contract.saveAvailability, {
    access: practising,
    limit: perMinute,
    handle: async ({ user, body, trx, request }) => {
      const put = await saveAvailability(trx, user.id, body, request.ifMatch);
      return reply(put, { etag: put.version });
    },
  }),
});

/** A practitioner's own record and hours, and the requests that wait. */
export const practiceRoutes = (core: Core, index: Job) => ({
  ...record(core, index),
  listMatchRequests: implement(api.listMatchRequests, contract.listMatchRequests, {
    access: practising,
    handle: async ({ user, query }) => {
      const { rows, next } = await listRequests(core, user.id, query);
      return reply(rows, { next });
    },
  }),
});

/** The network of practitioners as the team sees it; nothing of their clients but how many. */
export const teamRoutes = (core: Core) => ({
  listTeamPractitioners: implement(api.listTeamPractitioners, contract.listTeamPractitioners, {
    access: { permission: 'matching.team' },
    handle: async ({ user, query }) => {
      const { rows, next } = await listTeamPage(core, user, query);
      return reply(rows, {
        next: next && toPath(api.listTeamPractitioners, { query: { ...query, after: next } }),
        headers: { 'X-Total-Count': String(await countTeam(core.db, query)) },
      });
    },
  }),
  exportTeamPractitioners: implement(api.exportTeamPractitioners, contract.exportTeamPractitioners, {
    access: { permission: 'matching.team' },
    limit: { points: 10, seconds: 60, by: 'person' },
    handle: ({ user, query }) =>
      respondWithCsv('practitioners.csv', teamColumns, (after) =>
        listTeamPage(core, user, { ...query, limit: csvPageSize, ...(after !== undefined && { after }) }),
      ),
  }),
});
