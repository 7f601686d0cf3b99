import { type Route, respond, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import {
  IntakeCard,
  IntakeChange,
  IntakeCounts,
  IntakeDetail,
  IntakeList,
  IntakeNote,
  IntakeNoteInput,
  IntakeParams,
  IntakeQuery,
} from '../../schemas/admin';
import { changeIntake } from '../service/inbox/change';
import { detailOf, intakeOf } from '../service/inbox/detail';
import { intakeCounts, intakesPage } from '../service/inbox/list';
import { addNote } from '../service/inbox/notes';
import { presentCard, presentCards } from '../service/inbox/present';

const staff = { permission: 'intake.manage' } as const;

const reading = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/intakes',
    access: staff,
    query: IntakeQuery,
    reply: IntakeList,
    handle: async ({ user, query, trx }) => {
      const { rows, next } = await intakesPage(trx, user.id, query);
      await core.audit.record(trx, { actor: user.id, action: 'intake.listed', detail: { count: rows.length } });
      return respond(await presentCards(core, rows), { next });
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/intakes/counts',
    access: staff,
    reply: IntakeCounts,
    handle: ({ trx }) => intakeCounts(trx),
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
];

/** What the team sees of questionnaires that came in, and what it does with them. */
export const adminRoutes = (core: Core): Route[] => [
  ...reading(core),
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
      const row = await changeIntake(core, trx, user.id, params.id, body, request.ifMatch);
      return respond(await presentCard(core, row), { etag: row.version });
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/intakes/:id/notes',
    access: staff,
    params: IntakeParams,
    body: IntakeNoteInput,
    reply: IntakeNote,
    idempotent: true,
    load: ({ params, db }) => intakeOf(db, params.id),
    handle: ({ user, params, body, trx }) => addNote(core, trx, user, params.id, body.text),
  }),
];
