import { implement } from '#core/contract/route';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { twelveLabors } from '../../schemas/twelve-labors';
import { createGemColors } from '../actions/create-gem-colors';

/** The twelve questions, and the gem's colours; browsers calculate those by themselves. */
export const laborRoutes = () => ({
  listLabors: implement(api.listLabors, contract.listLabors, {
    access: { signedIn: true },
    handle: async () => [...twelveLabors],
  }),
  createGemColors: implement(api.createGemColors, contract.createGemColors, {
    access: { open: true, because: 'the gem is on the landing page; nothing is stored and nobody is named' },
    limit: { points: 120, seconds: 60, by: 'address' },
    handle: async ({ body }) => createGemColors(body.progress),
  }),
});
