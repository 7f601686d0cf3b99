import type { Core, PersonalData } from '#core/contract/server';
import { ResponsesRow } from './models/responses';
import { findResponses } from './queries/responses';

/** What a person said of the chapters of their chart. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => ({ responses: (await findResponses(core, core.db, userId)).responses }),
  erase: async (trx, userId) => {
    await ResponsesRow.query(trx).deleteById(userId);
  },
});
