import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import type { DeliveryView } from '../../schemas/webhooks';
import type { DeliveryRef } from '../jobs/send-delivery';
import { Delivery } from '../models/delivery';
import { Webhook } from '../models/webhook';
import { toDeliveryView } from '../views/webhook';
import { createPausedError } from './ping-webhook';

/** Sends a message again under its own id, by which the other system tells that it knows it. Throws 409 while it waits or is paused. */
export const resendDelivery = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  send: Job<DeliveryRef>,
): Promise<DeliveryView> => {
  const before = await Delivery.query(trx).findById(id).forUpdate();
  const webhook = before && (await Webhook.query(trx).findById(before.webhookId));
  if (!before || !webhook) throw notFound('delivery');
  if (webhook.pausedBy) throw createPausedError();
  if (before.state === 'waiting') throw conflict('waiting', 'This message is on its way already.');
  const after = await Delivery.query(trx).patchAndFetchById(id, { state: 'waiting', attempts: 0, nextTryAt: null });
  await core.jobs.enqueue(trx, send, { deliveryId: id }, { key: `delivery:${id}` });
  await core.audit.record(trx, { actor: user.id, action: 'integrations.sent-again', object: `delivery:${id}` });
  return toDeliveryView(after);
};
