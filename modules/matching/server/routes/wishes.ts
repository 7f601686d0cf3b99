import { implement } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { labors } from '#modules/labors/public';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { saveWishes } from '../actions/save-wishes';
import { suggestNeeds } from '../queries/client-needs';
import { openWishes, viewWishes } from '../queries/wishes';

const mine = { permission: 'matching.run' } as const;

/** What a client needs and how the practitioner has to work, said before a run. */
export const wishRoutes = (core: Core) => ({
  getWishes: implement(api.getWishes, contract.getWishes, {
    access: mine,
    handle: async ({ user }) => viewWishes(core, core.db, await openWishes(core, core.db, user.id)),
  }),
  saveWishes: implement(api.saveWishes, contract.saveWishes, {
    access: mine,
    limit: { points: 60, seconds: 60, by: 'person' },
    handle: async ({ user, body, trx }) => viewWishes(core, trx, await saveWishes(core, trx, user.id, body)),
  }),
  getNeeds: implement(api.getNeeds, contract.getNeeds, {
    access: mine,
    // Reads all answers of a client.
    limit: { points: 30, seconds: 300, by: 'person' },
    handle: async ({ user }) => suggestNeeds(core, await core.port(labors).answersFor(user.id, 'matching')),
  }),
});
