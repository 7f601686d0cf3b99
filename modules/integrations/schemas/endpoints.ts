import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listScopes = endpoint<typeof contract.listScopes>()('get', '/api/integrations/scopes');
export const listTokens = endpoint<typeof contract.listTokens>()('get', '/api/integrations/tokens');
export const exportTokens = endpoint<typeof contract.exportTokens>()('get', '/api/integrations/tokens.csv');
export const createToken = endpoint<typeof contract.createToken>()('post', '/api/integrations/tokens');
export const revokeToken = endpoint<typeof contract.revokeToken>()('delete', '/api/integrations/tokens/:id');

export const listEvents = endpoint<typeof contract.listEvents>()('get', '/api/integrations/events');
export const listWebhooks = endpoint<typeof contract.listWebhooks>()('get', '/api/integrations/webhooks');
export const createWebhook = endpoint<typeof contract.createWebhook>()('post', '/api/integrations/webhooks');
export const changeWebhook = endpoint<typeof contract.changeWebhook>()('patch', '/api/integrations/webhooks/:id');
export const deleteWebhook = endpoint<typeof contract.deleteWebhook>()('delete', '/api/integrations/webhooks/:id');
export const rotateSecret = endpoint<typeof contract.rotateSecret>()('post', '/api/integrations/webhooks/:id/secret');
export const pingWebhook = endpoint<typeof contract.pingWebhook>()('post', '/api/integrations/webhooks/:id/pings');
export const listDeliveries = endpoint<typeof contract.listDeliveries>()(
  'get',
  '/api/integrations/webhooks/:id/deliveries',
);
export const exportDeliveries = endpoint<typeof contract.exportDeliveries>()(
  'get',
  '/api/integrations/webhooks/:id/deliveries.csv',
);
export const resendDelivery = endpoint<typeof contract.resendDelivery>()(
  'post',
  '/api/integrations/deliveries/:id/resend',
);
