import { toPath } from '#core/contract/endpoint';
import { csvPageSize, respondWithCsv } from '#core/contract/list';
import { outsideSurface } from '#core/contract/outside';
import { implement, respond } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { changeWebhook } from '../actions/change-webhook';
import { createWebhook } from '../actions/create-webhook';
import { deleteWebhook } from '../actions/delete-webhook';
import { pingWebhook } from '../actions/ping-webhook';
import { resendDelivery } from '../actions/resend-delivery';
import { rotateSecret } from '../actions/rotate-secret';
import type { DeliveryRef } from '../jobs/send-delivery';
import { deliveryColumns, getDelivery, getWebhook, listDeliveriesPage, listWebhookViews } from '../queries/webhooks';

const access = { permission: 'integrations.manage' } as const;
const writing = { points: 60, seconds: 60, by: 'person' } as const;

const deliveries = (core: Core, send: Job<DeliveryRef>) => ({
  pingWebhook: implement(api.pingWebhook, contract.pingWebhook, {
    access,
    limit: writing,
    load: getWebhook,
    handle: ({ loaded, trx }) => pingWebhook(core, trx, loaded, send),
  }),
  listDeliveries: implement(api.listDeliveries, contract.listDeliveries, {
    access,
    load: getWebhook,
    handle: async ({ loaded, params, query, trx }) => {
      const { rows, next } = await listDeliveriesPage(trx, loaded.id, query);
      return respond(rows, {
        next: next && toPath(api.listDeliveries, { params, query: { ...query, after: next } }),
      });
    },
  }),
  exportDeliveries: implement(api.exportDeliveries, contract.exportDeliveries, {
    access,
    limit: { points: 10, seconds: 60, by: 'person' },
    load: getWebhook,
    handle: ({ loaded, query }) =>
      respondWithCsv('messages.csv', deliveryColumns, (after) =>
        listDeliveriesPage(core.db, loaded.id, { ...query, limit: csvPageSize, ...(after !== undefined && { after }) }),
      ),
  }),
  resendDelivery: implement(api.resendDelivery, contract.resendDelivery, {
    access,
    limit: writing,
    load: getDelivery,
    handle: ({ user, loaded, trx }) => resendDelivery(core, trx, user, loaded.id, send),
  }),
});

/** Which other systems hear of events, and what became of each message. */
export const webhookRoutes = (core: Core, send: Job<DeliveryRef>, allowPrivate: boolean) => ({
  ...deliveries(core, send),
  listEvents: implement(api.listEvents, contract.listEvents, {
    access,
    handle: async () => [...core.port(outsideSurface).listEvents()],
  }),
  listWebhooks: implement(api.listWebhooks, contract.listWebhooks, {
    access,
    handle: ({ trx }) => listWebhookViews(trx),
  }),
  createWebhook: implement(api.createWebhook, contract.createWebhook, {
    access,
    limit: writing,
    recentSignIn: true,
    handle: async ({ user, body, trx }) => {
      const made = await createWebhook(core, trx, user, body, allowPrivate);
      return respond(made, { status: 201, etag: made.version });
    },
  }),
  changeWebhook: implement(api.changeWebhook, contract.changeWebhook, {
    access,
    limit: writing,
    recentSignIn: true,
    load: getWebhook,
    handle: async ({ user, params, body, trx, request: { ifMatch } }) => {
      const changed = await changeWebhook(core, trx, user, params.id, body, { ifMatch, allowPrivate, send });
      return respond(changed, { etag: changed.version });
    },
  }),
  deleteWebhook: implement(api.deleteWebhook, contract.deleteWebhook, {
    access,
    load: getWebhook,
    handle: ({ user, params, trx }) => deleteWebhook(core, trx, user, params.id),
  }),
  rotateSecret: implement(api.rotateSecret, contract.rotateSecret, {
    access,
    limit: writing,
    recentSignIn: true,
    load: getWebhook,
    handle: ({ user, params, trx }) => rotateSecret(core, trx, user, params.id),
  }),
});
