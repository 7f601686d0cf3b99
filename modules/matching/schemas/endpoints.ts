import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listPractitioners = endpoint<typeof contract.listPractitioners>()('get', '/api/practitioners');

export const listMatches = endpoint<typeof contract.listMatches>()('get', '/api/matching/me');
export const getMatchingState = endpoint<typeof contract.getMatchingState>()('get', '/api/matching/state');
export const requestRun = endpoint<typeof contract.requestRun>()('post', '/api/matching/run');
export const getMatchingJob = endpoint<typeof contract.getMatchingJob>()('get', '/api/matching/jobs/:jobId');
export const previewMatches = endpoint<typeof contract.previewMatches>()('post', '/api/matching/preview');

export const getMatch = endpoint<typeof contract.getMatch>()('get', '/api/matches/:id');
export const getBrief = endpoint<typeof contract.getBrief>()('get', '/api/matches/:id/brief');
export const changeMatch = endpoint<typeof contract.changeMatch>()('patch', '/api/matches/:id');

export const getCallSlots = endpoint<typeof contract.getCallSlots>()('get', '/api/matches/:id/call-slots');
export const bookCall = endpoint<typeof contract.bookCall>()('post', '/api/matches/:id/call');
export const listCalls = endpoint<typeof contract.listCalls>()('get', '/api/introduction-calls');
export const moveCall = endpoint<typeof contract.moveCall>()('patch', '/api/introduction-calls/:id');
export const cancelCall = endpoint<typeof contract.cancelCall>()('post', '/api/introduction-calls/:id/cancel');

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

export const getOwnRecord = endpoint<typeof contract.getOwnRecord>()('get', '/api/practitioners/me');
export const saveOwnRecord = endpoint<typeof contract.saveOwnRecord>()('put', '/api/practitioners/me');
export const getAvailability = endpoint<typeof contract.getAvailability>()('get', '/api/practitioners/me/availability');
export const saveAvailability = endpoint<typeof contract.saveAvailability>()(
  'put',
  '/api/practitioners/me/availability',
);
export const listMatchRequests = endpoint<typeof contract.listMatchRequests>()('get', '/api/practitioners/me/requests');
export const listPracticeClients = endpoint<typeof contract.listPracticeClients>()(
  'get',
  '/api/practitioners/me/clients',
);

export const listTeamPractitioners = endpoint<typeof contract.listTeamPractitioners>()(
  'get',
  '/api/team/practitioners',
);
