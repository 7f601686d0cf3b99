import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { mostWebhooks } from '../../schemas/values';
import type { WebhookInput, WebhookWithSecret } from '../../schemas/webhooks';
import { createSecret } from '../delivery/signature';
import { Webhook } from '../models/webhook';
import { toWebhookView } from '../views/webhook';
import { checkWebhook } from './check-webhook';

/** Where the secret of a webhook is encrypted; the former one stays under the same name. */
export const secretPlace = (id: string): string => `webhooks:secret:${id}`;

/** Makes a webhook; the answer holds its secret. Throws 422, and 409 when there are enough. */
export const createWebhook = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  input: WebhookInput,
  allowPrivate: boolean,
): Promise<WebhookWithSecret> => {
  const checked = checkWebhook(core, input, allowPrivate);
  await trx.raw("select pg_advisory_xact_lock(hashtext('webhooks'))");
  if ((await Webhook.query(trx).resultSize()) >= mostWebhooks)
    throw conflict('enough-webhooks', `There are ${mostWebhooks} webhooks. Delete one that is not used any more.`);
  const id = randomUUID();
  const secret = createSecret();
  const row = await Webhook.query(trx)
    .insert({ id, ...checked, secret: core.vault.encryptForHost(secretPlace(id), secret), createdBy: user.id })
    .returning('*');
  const detail = { host: new URL(row.url).host, events: row.events.join(' ') };
  await core.audit.record(trx, {
    actor: user.id,
    action: 'integrations.webhook-made',
    object: `webhook:${id}`,
    detail,
  });
  return { ...toWebhookView(row), secret };
};
