import type { Core, PersonalData } from '#core/contract/server';
import { bookingData } from './bookings/personal-data';
import { AssistantMessage } from './models/assistant-message';
import { AssistantSettings } from './models/assistant-settings';
import { turnsOf } from './service/conversation';
import { settingsOf } from './service/settings';

/** The conversation with the assistant and what it was allowed; trips and waitlists. */
export const personalData = (core: Core): PersonalData => {
  const bookings = bookingData(core);
  return {
    export: async (userId) => ({
      settings: await settingsOf(core.db, userId),
      conversation: await turnsOf(core, core.db, userId),
      ...(await bookings.export(userId)),
    }),
    erase: async (trx, userId) => {
      await AssistantMessage.query(trx).delete().where({ user_id: userId });
      await AssistantSettings.query(trx).delete().where({ user_id: userId });
      await bookings.erase(trx, userId);
    },
  };
};
