import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const getConsents = endpoint<typeof contract.getConsents>()('get', '/api/consents/me');
export const grantConsent = endpoint<typeof contract.grantConsent>()('post', '/api/consents');
export const changeConsent = endpoint<typeof contract.changeConsent>()('patch', '/api/consents/:id');
export const revokeConsent = endpoint<typeof contract.revokeConsent>()('delete', '/api/consents/:id');
export const listConsentSteps = endpoint<typeof contract.listConsentSteps>()('get', '/api/consents/:id/history');
export const requestSegments = endpoint<typeof contract.requestSegments>()('post', '/api/consents/requests');
export const dismissRequest = endpoint<typeof contract.dismissRequest>()('delete', '/api/consents/requests/:id');

export const getSharedSegments = endpoint<typeof contract.getSharedSegments>()('get', '/api/clients/:ownerId/shared');
export const getSegment = endpoint<typeof contract.getSegment>()('get', '/api/clients/:ownerId/segments/:key');
export const listAccessLog = endpoint<typeof contract.listAccessLog>()('get', '/api/access-log/me');

export const listPracticeClients = endpoint<typeof contract.listPracticeClients>()(
  'get',
  '/api/practitioners/me/clients',
);
