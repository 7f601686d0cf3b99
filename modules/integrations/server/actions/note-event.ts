import { randomUUID } from 'node:crypto';
import { Value } from '@sinclair/typebox/value';
import { type EventListener, outsideSurface } from '#core/contract/outside';
import type { Core, Job } from '#core/contract/server';
import type { DeliveryRef } from '../jobs/send-delivery';
import { Delivery } from '../models/delivery';
import { Webhook } from '../models/webhook';

/** Notes a delivery for each webhook that listens to an event, in the event's own transaction. */
export const createNoteEvent =
  (core: Core, send: Job<DeliveryRef>): EventListener =>
  async (trx, event, payload) => {
    const isOutside = core
      .port(outsideSurface)
      .listEvents()
      .some(({ id }) => id === event.id);
    if (!isOutside) return;
    const listening = await Webhook.query(trx).whereRaw('? = any(events)', [event.id]);
    for (const { id: webhookId, pausedBy } of listening) {
      const deliveryId = randomUUID();
      // Nothing leaves that the event does not declare.
      const facts = Value.Clean(event.payload, structuredClone(payload)) as object;
      await Delivery.query(trx).insert({ id: deliveryId, webhookId, event: event.id, payload: facts });
      if (pausedBy === null) await core.jobs.enqueue(trx, send, { deliveryId }, { key: `delivery:${deliveryId}` });
    }
  };
