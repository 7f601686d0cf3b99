import { Type } from '@sinclair/typebox';
import { IdParams, NewToken, ScopeView, TokenFilters, TokenInput, TokenQuery, TokenView } from './tokens';
import {
  DeliveryFilters,
  DeliveryQuery,
  DeliveryView,
  EventView,
  WebhookChange,
  WebhookInput,
  WebhookView,
  WebhookWithSecret,
} from './webhooks';

export const listScopes = { reply: Type.Array(ScopeView) } as const;
export const listTokens = { query: TokenQuery, reply: Type.Array(TokenView) } as const;
export const exportTokens = { query: TokenFilters, content: 'text/csv' } as const;
export const createToken = { body: TokenInput, reply: NewToken, errors: { 'enough-tokens': 409 } } as const;
export const revokeToken = { params: IdParams } as const;

export const listEvents = { reply: Type.Array(EventView) } as const;
export const listWebhooks = { reply: Type.Array(WebhookView) } as const;
export const createWebhook = {
  body: WebhookInput,
  reply: WebhookWithSecret,
  errors: { 'enough-webhooks': 409 },
} as const;
export const changeWebhook = {
  params: IdParams,
  body: WebhookChange,
  reply: WebhookView,
  ifMatch: 'required',
} as const;
export const deleteWebhook = { params: IdParams } as const;
export const rotateSecret = { params: IdParams, reply: WebhookWithSecret, status: 200 } as const;
export const pingWebhook = { params: IdParams, reply: DeliveryView, errors: { paused: 409 } } as const;
export const listDeliveries = {
  params: IdParams,
  query: DeliveryQuery,
  reply: Type.Array(DeliveryView),
} as const;
export const exportDeliveries = { params: IdParams, query: DeliveryFilters, content: 'text/csv' } as const;
export const resendDelivery = {
  params: IdParams,
  reply: DeliveryView,
  status: 200,
  errors: { paused: 409, waiting: 409 },
} as const;
