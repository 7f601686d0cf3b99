import type { Knex } from 'knex';
import { notFound, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import type { WebhookChange, WebhookView } from '../../schemas/webhooks';
import type { DeliveryRef } from '../jobs/send-delivery';
import { Delivery } from '../models/delivery';
import { Webhook } from '../models/webhook';
import { toWebhookView } from '../views/webhook';
import { checkWebhook } from './check-webhook';

/** Changes a webhook; one that goes on after a pause gets what waited meanwhile. Throws 412 with the present state, and 422. */
export const changeWebhook = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  change: WebhookChange,
  {
    ifMatch,
    allowPrivate,
    send,
  }: { readonly ifMatch: string | null; readonly allowPrivate: boolean; readonly send: Job<DeliveryRef> },
): Promise<WebhookView> => {
  const before = await Webhook.query(trx).findById(id).forUpdate();
  if (!before) throw notFound('webhook');
  if (ifMatch !== String(before.version)) throw preconditionFailed(toWebhookView(before));
  const { isPaused, ...input } = change;
  const isResumed = isPaused === false && before.pausedBy !== null;
  const after = await Webhook.query(trx).patchAndFetchById(id, {
    ...checkWebhook(core, input, allowPrivate),
    ...(isPaused === true && before.pausedBy === null && { pausedBy: 'staff' }),
    ...(isResumed && { pausedBy: null, failures: 0 }),
    version: before.version + 1,
  });
  if (isResumed)
    for (const { id: deliveryId } of await Delivery.query(trx)
      .where({ webhook_id: id, state: 'waiting' })
      .orderBy(['created_at', 'id']))
      await core.jobs.enqueue(trx, send, { deliveryId }, { key: `delivery:${deliveryId}` });
  const detail = { host: new URL(after.url).host, events: after.events.join(' '), paused: after.pausedBy !== null };
  await core.audit.record(trx, {
    actor: user.id,
    action: 'integrations.webhook-changed',
    object: `webhook:${id}`,
    detail,
  });
  return toWebhookView(after);
};
