import type { Core, PersonalData } from '#core/contract/server';
import { Account } from './models/account';
import { Feed } from './models/feed';
import { addressPlace } from './queries/feeds';

/** Calendars elsewhere that a practitioner connected. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => {
    const feeds = await Feed.query(core.db).where({ user_id: userId }).orderBy('created_at');
    const account = await Account.query(core.db).findById(userId);
    return {
      calendarServer: account
        ? { address: account.address, calendar: account.calendarUrl, connectedAt: account.createdAt }
        : null,
      otherCalendars: await Promise.all(
        feeds.map(async ({ id, name, addressSealed, createdAt }) => ({
          name,
          address: await core.vault.decryptText(core.db, userId, addressPlace(id), addressSealed),
          createdAt,
        })),
      ),
    };
  },
  erase: async (trx, userId) => {
    await Account.query(trx).deleteById(userId);
    await Feed.query(trx).delete().where({ user_id: userId });
  },
});
