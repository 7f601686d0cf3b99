import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listPractitioners = endpoint<typeof contract.listPractitioners>()('get', '/api/practitioners');

export const listMatches = endpoint<typeof contract.listMatches>()('get', '/api/matching/me');
export const getMatchingState = endpoint<typeof contract.getMatchingState>()('get', '/api/matching/state');
export const requestRun = endpoint<typeof contract.requestRun>()('post', '/api/matching/run');
export const getMatchingJob = endpoint<typeof contract.getMatchingJob>()('get', '/api/matching/jobs/:jobId');
export const previewMatches = endpoint<typeof contract.previewMatches>()('post', '/api/matching/preview');

export const getWishes = endpoint<typeof contract.getWishes>()('get', '/api/matching/wishes');
export const saveWishes = endpoint<typeof contract.saveWishes>()('put', '/api/matching/wishes');
export const getNeeds = endpoint<typeof contract.getNeeds>()('get', '/api/matching/needs');

export const getMatch = endpoint<typeof contract.getMatch>()('get', '/api/matches/:id');
export const getBrief = endpoint<typeof contract.getBrief>()('get', '/api/matches/:id/brief');
export const changeMatch = endpoint<typeof contract.changeMatch>()('patch', '/api/matches/:id');

export const getCallSlots = endpoint<typeof contract.getCallSlots>()('get', '/api/matches/:id/call-slots');
export const bookCall = endpoint<typeof contract.bookCall>()('post', '/api/matches/:id/call');
export const listCalls = endpoint<typeof contract.listCalls>()('get', '/api/introduction-calls');
export const moveCall = endpoint<typeof contract.moveCall>()('patch', '/api/introduction-calls/:id');
export const cancelCall = endpoint<typeof contract.cancelCall>()('post', '/api/introduction-calls/:id/cancel');

export const getOwnRecord = endpoint<typeof contract.getOwnRecord>()('get', '/api/practitioners/me');
export const saveOwnRecord = endpoint<typeof contract.saveOwnRecord>()('put', '/api/practitioners/me');
export const getOffer = endpoint<typeof contract.getOffer>()('get', '/api/practitioners/:id/offer');
export const saveOffer = endpoint<typeof contract.saveOffer>()('put', '/api/practitioners/:id/offer');
export const getAvailability = endpoint<typeof contract.getAvailability>()('get', '/api/practitioners/me/availability');
export const saveAvailability = endpoint<typeof contract.saveAvailability>()(
  'put',
  '/api/practitioners/me/availability',
);
export const listMatchRequests = endpoint<typeof contract.listMatchRequests>()('get', '/api/practitioners/me/requests');

export const listTeamPractitioners = endpoint<typeof contract.listTeamPractitioners>()(
  'get',
  '/api/team/practitioners',
);
export const exportTeamPractitioners = endpoint<typeof contract.exportTeamPractitioners>()(
  'get',
  '/api/team/practitioners.csv',
);
