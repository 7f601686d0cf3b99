import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { Core, Job } from '#core/contract/server';
import { pingEvent } from '../../schemas/values';
import type { DeliveryView } from '../../schemas/webhooks';
import type { DeliveryRef } from '../jobs/send-delivery';
import { Delivery } from '../models/delivery';
import type { Webhook } from '../models/webhook';
import { toDeliveryView } from '../views/webhook';

/** For what would wait until somebody lets the webhook go on. */
export const createPausedError = () =>
  conflict('paused', 'This webhook is paused, so nothing is sent. Let it go on first.');

/** Sends a message that says nothing, so that staff see whether the address answers. Throws 409 while it is paused. */
export const pingWebhook = async (
  core: Core,
  trx: Knex.Transaction,
  webhook: Webhook,
  send: Job<DeliveryRef>,
): Promise<DeliveryView> => {
  if (webhook.pausedBy) throw createPausedError();
  const row = await Delivery.query(trx)
    .insert({ id: randomUUID(), webhookId: webhook.id, event: pingEvent, payload: { webhookId: webhook.id } })
    .returning('*');
  await core.jobs.enqueue(trx, send, { deliveryId: row.id }, { key: `delivery:${row.id}` });
  return toDeliveryView(row);
};
