import { toPath } from '#core/contract/endpoint';
import { csvPageSize, respondWithCsv } from '#core/contract/list';
import { implement, respond as reply } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { addPlan } from '../actions/add-plan';
import { changePlan } from '../actions/change-plan';
import { tickItem } from '../actions/tick-item';
import { findItem, findPlan, requireAccess } from '../queries/access';
import { listDue } from '../queries/due-items';
import { listPlanLines } from '../queries/plan-lines';
import { presentPlan, readAftercare } from '../queries/plans';
import { planColumns } from '../views/plan-line';

// Client and practitioner; admins see the numbers of the list, never a plan.
const caring = { permission: 'aftercare.read' } as const;
const writing = { permission: 'aftercare.write' } as const;
const perMinute = { points: 120, seconds: 60, by: 'person' } as const;

/** Aftercare: plans between a client and the practitioner who writes them, and the team's list of them. */
export const aftercareRoutes = (core: Core) => ({
  listPlans: implement(api.listPlans, contract.listPlans, {
    access: { permission: 'aftercare.list' },
    handle: async ({ user, query }) => {
      const { rows, next } = await listPlanLines(core, user, query);
      return reply(rows, { next: next && toPath(api.listPlans, { query: { ...query, after: next } }) });
    },
  }),
  exportPlans: implement(api.exportPlans, contract.exportPlans, {
    access: { permission: 'aftercare.list' },
    limit: { points: 10, seconds: 60, by: 'person' },
    handle: ({ user, query }) =>
      respondWithCsv('aftercare.csv', planColumns, (after) =>
        listPlanLines(core, user, { ...query, limit: csvPageSize, ...(after !== undefined && { after }) }),
      ),
  }),
  listDueItems: implement(api.listDueItems, contract.listDueItems, {
    access: writing,
    handle: ({ user }) => listDue(core, user),
  }),
  getAftercare: implement(api.getAftercare, contract.getAftercare, {
    access: caring,
    load: ({ user, params, db }) => requireAccess(core, db, user, params.ownerId),
    handle: ({ user, loaded }) => readAftercare(core, user, loaded),
  }),
  addPlan: implement(api.addPlan, contract.addPlan, {
    access: writing,
    limit: perMinute,
    load: ({ user, params, db }) => requireAccess(core, db, user, params.ownerId),
    handle: async ({ user, loaded, body, trx }) => {
      const plan = await addPlan(core, trx, user, loaded, body);
      return reply(await presentPlan(core, trx, plan), { etag: plan.version });
    },
  }),
  changePlan: implement(api.changePlan, contract.changePlan, {
    access: writing,
    limit: perMinute,
    load: ({ user, params, db }) => findPlan(core, db, user, params.id),
    handle: async ({ user, params, body, trx, request }) => {
      const plan = await changePlan(core, trx, user, params.id, body, request.ifMatch);
      return reply(await presentPlan(core, trx, plan), { etag: plan.version });
    },
  }),
  tickItem: implement(api.tickItem, contract.tickItem, {
    access: caring,
    limit: perMinute,
    load: ({ user, params, db }) => findItem(core, db, user, params.id),
    handle: async ({ user, params, body, trx }) =>
      presentPlan(core, trx, await tickItem(core, trx, user, params.id, body)),
  }),
});
