import type { Core, PersonalData } from '#core/contract/server';
import { FitsRow } from './models/fits';
import { listFits } from './queries/fits';

/** What a person said of the parts of the own chart. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => ({ fits: await listFits(core, core.db, userId) }),
  erase: async (trx, userId) => {
    await FitsRow.query(trx).deleteById(userId);
  },
});
