import type { Core, PersonalData } from '#core/contract/server';
import { AssistantMessage } from './models/assistant-message';
import { AssistantSettings } from './models/assistant-settings';
import { getSettings } from './queries/assistant-settings';
import { listTurns } from './queries/conversation';
import { bookingData } from './queries/personal-bookings';

/** The conversation with the assistant and what it was allowed; trips. */
export const personalData = (core: Core): PersonalData => {
  const bookings = bookingData(core);
  return {
    export: async (userId) => ({
      settings: await getSettings(core.db, userId),
      conversation: await listTurns(core, core.db, userId),
      ...(await bookings.export(userId)),
    }),
    erase: async (trx, userId) => {
      await AssistantMessage.query(trx).delete().where({ user_id: userId });
      await AssistantSettings.query(trx).delete().where({ user_id: userId });
      await bookings.erase(trx, userId);
    },
  };
};
