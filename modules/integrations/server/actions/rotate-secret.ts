import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { formerSecretHours } from '../../schemas/values';
import type { WebhookWithSecret } from '../../schemas/webhooks';
import { createSecret } from '../delivery/signature';
import { Webhook } from '../models/webhook';
import { toWebhookView } from '../views/webhook';
import { secretPlace } from './create-webhook';

/** Gives a webhook a new secret; the one before it signs as well for a day, so that the other system can change it meanwhile. */
export const rotateSecret = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
): Promise<WebhookWithSecret> => {
  const before = await Webhook.query(trx).findById(id).forUpdate();
  if (!before) throw notFound('webhook');
  const secret = createSecret();
  const after = await Webhook.query(trx).patchAndFetchById(id, {
    secret: core.vault.encryptForHost(secretPlace(id), secret),
    formerSecret: before.secret,
    formerUntil: new Date(Date.now() + formerSecretHours * 3600 * 1000).toISOString(),
    version: before.version + 1,
  });
  await core.audit.record(trx, { actor: user.id, action: 'integrations.secret-changed', object: `webhook:${id}` });
  return { ...toWebhookView(after), secret };
};
