import type { Core, PersonalData } from '#core/contract/server';
import { Entry } from './models/entry';
import { listEntries } from './queries/entries';

/** Everything that this module keeps of a person. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => ({ entries: await listEntries(core, core.db, userId, Number.MAX_SAFE_INTEGER) }),
  erase: async (trx, userId) => {
    await Entry.query(trx).delete().where({ user_id: userId });
  },
});
