import { randomUUID } from 'node:crypto';
import type { Scene } from '#core/testing/matrix';

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ callers, knex }) => {
  const { admin } = callers;
  const aToken = async (): Promise<string> =>
    (await admin.post('/api/integrations/tokens', { name: 'Accounting', scopes: [], validDays: 30 })).body.id;
  // Of whichever modules are there.
  const { body: offered } = await admin.get('/api/integrations/events');
  const event: string = offered[0].id;
  const input = { name: 'Ledger', url: 'https://hooks.example/in', events: [event] };
  const aWebhook = async (): Promise<string> => (await admin.post('/api/integrations/webhooks', input)).body.id;
  const webhookId = await aWebhook();
  const aDelivery = async (): Promise<string> => {
    const id = randomUUID();
    const row = { id, webhook_id: await aWebhook(), event, payload: {}, state: 'delivered' };
    await knex('webhook_deliveries').insert(row);
    return id;
  };
  const fresh = async () => ({ params: { id: await aWebhook() } });
  const params = { id: webhookId };
  return {
    'GET /api/integrations/scopes': {},
    'GET /api/integrations/tokens': {},
    'GET /api/integrations/tokens.csv': {},
    'POST /api/integrations/tokens': { body: { name: 'Accounting', scopes: [], validDays: 30 } },
    'DELETE /api/integrations/tokens/{id}': {
      params: { id: await aToken() },
      before: async () => ({ params: { id: await aToken() } }),
    },
    'GET /api/integrations/events': {},
    'GET /api/integrations/webhooks': {},
    'POST /api/integrations/webhooks': { body: input },
    'PATCH /api/integrations/webhooks/{id}': {
      params,
      body: { name: 'Books' },
      headers: { 'if-match': '"1"' },
      before: fresh,
    },
    'DELETE /api/integrations/webhooks/{id}': { params, before: fresh },
    'POST /api/integrations/webhooks/{id}/secret': { params, before: fresh },
    'POST /api/integrations/webhooks/{id}/pings': { params, before: fresh },
    'GET /api/integrations/webhooks/{id}/deliveries': { params },
    'GET /api/integrations/webhooks/{id}/deliveries.csv': { params },
    'POST /api/integrations/deliveries/{id}/resend': {
      params: { id: await aDelivery() },
      before: async () => ({ params: { id: await aDelivery() } }),
    },
  };
};
