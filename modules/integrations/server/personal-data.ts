import type { Core, PersonalData } from '#core/contract/server';
import { ApiToken } from './models/api-token';
import { Webhook } from './models/webhook';

/** What a member of staff made for other systems. Tokens read in that person's name and end with the account; webhooks stay. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => ({
    apiTokens: await ApiToken.query(core.db)
      .where({ owner_id: userId })
      .orderBy('created_at')
      .select('name', 'prefix', 'scopes', 'created_at', 'expires_at', 'revoked_at'),
    webhooksMade: await Webhook.query(core.db)
      .where({ created_by: userId })
      .orderBy('created_at')
      .select('name', 'url', 'events', 'created_at'),
  }),
  erase: async (trx, userId) => {
    await ApiToken.query(trx).delete().where({ owner_id: userId });
    await Webhook.query(trx).patch({ createdBy: null }).where({ created_by: userId });
  },
});
