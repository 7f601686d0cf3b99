import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { addNote } from '../actions/add-note';
import { changeIntake } from '../actions/change-intake';
import { presentCard, presentCards } from '../queries/cards';
import type { Forms } from '../queries/form';
import { detailOf, intakeOf } from '../queries/intake';
import { intakeCounts, intakesPage } from '../queries/intakes';

const staff = { permission: 'intake.manage' } as const;

/** What the team sees of questionnaires that came in, and what it does with them. */
export const inboxRoutes = (core: Core, forms: Forms) => ({
  listIntakes: implement(api.listIntakes, contract.listIntakes, {
    access: staff,
    handle: async ({ user, query, trx }) => {
      const { rows, next } = await intakesPage(trx, user.id, query);
      await core.audit.record(trx, { actor: user.id, action: 'intake.listed', detail: { count: rows.length } });
      return respond(await presentCards(core, rows), { next });
    },
  }),
  countIntakes: implement(api.countIntakes, contract.countIntakes, {
    access: staff,
    handle: ({ trx }) => intakeCounts(trx),
  }),
  getIntake: implement(api.getIntake, contract.getIntake, {
    access: staff,
    load: ({ params, db }) => intakeOf(db, params.id),
    handle: async ({ user, loaded }) => respond(await detailOf(core, forms, user.id, loaded), { etag: loaded.version }),
  }),
  changeIntake: implement(api.changeIntake, contract.changeIntake, {
    access: staff,
    load: ({ params, db }) => intakeOf(db, params.id),
    handle: async ({ user, params, body, trx, request }) => {
      const row = await changeIntake(core, trx, user.id, params.id, body, request.ifMatch);
      return respond(await presentCard(core, row), { etag: row.version });
    },
  }),
  addNote: implement(api.addNote, contract.addNote, {
    access: staff,
    load: ({ params, db }) => intakeOf(db, params.id),
    handle: ({ user, params, body, trx }) => addNote(core, trx, user, params.id, body.text),
  }),
});
