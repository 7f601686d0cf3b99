import { Type } from '@sinclair/typebox';
import { type Route, respond as reply, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import {
  AftercareView,
  ItemChange,
  PlanChange,
  PlanInput,
  PlanLineQuery,
  PlanLines,
  PlanView,
} from '../../schemas/aftercare';
import { TeamClientParams } from '../../schemas/team-client';
import { findItem, findPlan, mayCare } from '../aftercare/access';
import { planLines } from '../aftercare/lines';
import { aftercareOf, presentPlan } from '../aftercare/present';
import { addPlan, changePlan, tickItem } from '../aftercare/write';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });
// Client and practitioner; admins see the numbers of the list, never a plan.
const caring = { permission: 'team-portal.aftercare' } as const;
const writing = { permission: 'team-portal.write-aftercare' } as const;
const perMinute = { points: 120, seconds: 60, by: 'person' } as const;

/** Aftercare: plans between a client and the practitioner who writes them, and the team's list of them. */
export const aftercareRoutes = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/team/aftercare',
    access: { permission: 'team-portal.view' },
    query: PlanLineQuery,
    reply: PlanLines,
    handle: async ({ user, query }) => {
      const { rows, next } = await planLines(core, user, query);
      return reply(rows, { next });
    },
  }),
  route({
    method: 'get',
    path: '/api/aftercare/:ownerId',
    access: caring,
    params: TeamClientParams,
    reply: AftercareView,
    load: ({ user, params, db }) => mayCare(core, db, user, params.ownerId),
    handle: ({ user, loaded }) => aftercareOf(core, user, loaded),
  }),
  route({
    method: 'post',
    path: '/api/aftercare/:ownerId/plans',
    access: writing,
    params: TeamClientParams,
    body: PlanInput,
    reply: PlanView,
    idempotent: true,
    limit: perMinute,
    load: ({ user, params, db }) => mayCare(core, db, user, params.ownerId),
    handle: async ({ user, loaded, body, trx }) => {
      const plan = await addPlan(core, trx, user, loaded, body);
      return reply(await presentPlan(core, trx, plan), { etag: plan.version });
    },
  }),
  route({
    method: 'put',
    path: '/api/aftercare/plans/:id',
    access: writing,
    params: Id,
    body: PlanChange,
    reply: PlanView,
    ifMatch: 'required',
    limit: perMinute,
    load: ({ user, params, db }) => findPlan(core, db, user, params.id),
    handle: async ({ user, params, body, trx, request }) => {
      const plan = await changePlan(core, trx, user, params.id, body, request.ifMatch);
      return reply(await presentPlan(core, trx, plan), { etag: plan.version });
    },
  }),
  route({
    method: 'patch',
    path: '/api/aftercare/items/:id',
    access: caring,
    params: Id,
    body: ItemChange,
    reply: PlanView,
    limit: perMinute,
    load: ({ user, params, db }) => findItem(core, db, user, params.id),
    handle: async ({ user, params, body, trx }) =>
      presentPlan(core, trx, await tickItem(core, trx, user, params.id, body)),
  }),
];
