import { toPath } from '#core/contract/endpoint';
import { csvPageSize, respondWithCsv } from '#core/contract/list';
import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { createReport } from '../actions/create-report';
import { decideReport } from '../actions/decide-report';
import { reopenReport } from '../actions/reopen-report';
import { findReport, listReports } from '../queries/reports';
import { reportColumns } from '../views/report';
import { moderating, talking, writing } from './access';

/** What members put before the moderators. */
export const reportRoutes = (core: Core) => ({
  createReport: implement(api.createReport, contract.createReport, {
    access: talking,
    limit: writing,
    handle: async ({ user, body, trx }) => ({ id: await createReport(core, trx, user, body) }),
  }),
  listReports: implement(api.listReports, contract.listReports, {
    access: moderating,
    handle: async ({ user, query, trx }) => {
      const { rows, next } = await listReports(core, user, query);
      await core.audit.record(trx, {
        actor: user.id,
        action: 'community.reports',
        detail: { count: rows.length },
      });
      return respond(rows, { next: next && toPath(api.listReports, { query: { ...query, after: next } }) });
    },
  }),
  exportReports: implement(api.exportReports, contract.exportReports, {
    access: moderating,
    limit: { points: 10, seconds: 60, by: 'person' },
    handle: async ({ user, query, trx }) => {
      await core.audit.record(trx, { actor: user.id, action: 'community.reports-exported' });
      return respondWithCsv('reports.csv', reportColumns, (after) =>
        listReports(core, user, { ...query, limit: csvPageSize, ...(after !== undefined && { after }) }),
      );
    },
  }),
  decideReport: implement(api.decideReport, contract.decideReport, {
    access: moderating,
    load: ({ params, db }) => findReport(db, params.id),
    handle: ({ user, loaded, body: { decision }, trx }) =>
      decision === 'reopen' ? reopenReport(core, trx, user, loaded) : decideReport(core, trx, user, loaded, decision),
  }),
});
