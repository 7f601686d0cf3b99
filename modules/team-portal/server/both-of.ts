import type { PersonalData } from '#core/contract/server';

/** What two parts of a module owe a person, as one. */
export const bothOf = (first: PersonalData, second: PersonalData): PersonalData => ({
  export: async (userId) => ({ ...(await first.export(userId)), ...(await second.export(userId)) }),
  erase: async (trx, userId) => {
    await first.erase(trx, userId);
    await second.erase(trx, userId);
  },
});
