import { type Route, respond, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { IntakeCard, IntakeChange, IntakeDetail, IntakeList, IntakeParams, IntakeQuery } from '../../schemas/admin';
import { moveIntake } from '../service/admin-change';
import { detailOf, intakeOf } from '../service/admin-detail';
import { cardOf, intakesPage } from '../service/admin-list';

const staff = { permission: 'intake.manage' } as const;

/** What the team sees of questionnaires that came in, and how it moves them on. */
export const adminRoutes = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/intakes',
    access: staff,
    query: IntakeQuery,
    reply: IntakeList,
    handle: async ({ user, query, trx }) => {
      const { rows, next } = await intakesPage(trx, query);
      await core.audit.record(trx, { actor: user.id, action: 'intake.listed', detail: { count: rows.length } });
      return respond(rows.map(cardOf), { next });
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/intakes/:id',
    access: staff,
    params: IntakeParams,
    reply: IntakeDetail,
    load: ({ params, db }) => intakeOf(db, params.id),
    handle: async ({ user, loaded }) => respond(await detailOf(core, user.id, loaded), { etag: loaded.version }),
  }),
  route({
    method: 'patch',
    path: '/api/admin/intakes/:id',
    access: staff,
    params: IntakeParams,
    body: IntakeChange,
    reply: IntakeCard,
    ifMatch: 'required',
    load: ({ params, db }) => intakeOf(db, params.id),
    handle: async ({ user, params, body, trx, request }) => {
      const row = await moveIntake(core, trx, user.id, params.id, body.status, request.ifMatch);
      return respond(cardOf(row), { etag: row.version });
    },
  }),
];
