import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { Webhook } from '../models/webhook';

/** Removes a webhook with its log; what waited for it is not sent. */
export const deleteWebhook = async (core: Core, trx: Knex.Transaction, user: User, id: string): Promise<void> => {
  if ((await Webhook.query(trx).deleteById(id)) === 0) return;
  await core.audit.record(trx, { actor: user.id, action: 'integrations.webhook-deleted', object: `webhook:${id}` });
};
