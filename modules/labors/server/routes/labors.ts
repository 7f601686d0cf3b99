import { implement } from '#core/contract/route';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { paletteOf } from '../../schemas/gem-colors';
import { twelveLabors } from '../../schemas/twelve-labors';

/** The twelve questions, and the gem's colours; browsers calculate those by themselves. */
export const laborRoutes = () => ({
  listLabors: implement(api.listLabors, contract.listLabors, {
    access: { signedIn: true },
    handle: async () => [...twelveLabors],
  }),
  createGemColors: implement(api.createGemColors, contract.createGemColors, {
    access: { open: true, because: 'the gem is on the landing page; nothing is stored and nobody is named' },
    limit: { points: 120, seconds: 60, by: 'address' },
    handle: async ({ body }) => ({ colors: [...paletteOf(body.progress)] }),
  }),
});
