import { implement } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { createGemColors } from '../actions/create-gem-colors';
import { listCurrentLabors } from '../queries/labor-texts';

/** The twelve questions, and the gem's colours; browsers calculate those by themselves. */
export const laborRoutes = (core: Core) => ({
  listLabors: implement(api.listLabors, contract.listLabors, {
    access: { signedIn: true },
    handle: async () => listCurrentLabors(core),
  }),
  createGemColors: implement(api.createGemColors, contract.createGemColors, {
    access: { open: true, because: 'the gem is on the landing page; nothing is stored and nobody is named' },
    limit: { points: 120, seconds: 60, by: 'address' },
    handle: async ({ body }) => createGemColors(body.progress),
  }),
});
