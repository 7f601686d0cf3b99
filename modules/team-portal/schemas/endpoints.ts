import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const getMessageStatus = endpoint<typeof contract.getMessageStatus>()('get', '/api/messages/standing');
export const listConversations = endpoint<typeof contract.listConversations>()('get', '/api/conversations');
export const getConversation = endpoint<typeof contract.getConversation>()('get', '/api/conversations/:id');
export const startConversation = endpoint<typeof contract.startConversation>()('post', '/api/conversations');
export const sendMessage = endpoint<typeof contract.sendMessage>()('post', '/api/conversations/:id/messages');
export const markConversationRead = endpoint<typeof contract.markConversationRead>()(
  'post',
  '/api/conversations/:id/read',
);

export const listPartners = endpoint<typeof contract.listPartners>()('get', '/api/partners');
export const getPartner = endpoint<typeof contract.getPartner>()('get', '/api/partners/:id');
export const listPartnerHistory = endpoint<typeof contract.listPartnerHistory>()('get', '/api/partners/:id/history');
export const addPartner = endpoint<typeof contract.addPartner>()('post', '/api/partners');
export const changePartner = endpoint<typeof contract.changePartner>()('patch', '/api/partners/:id');

export const getMetrics = endpoint<typeof contract.getMetrics>()('get', '/api/analytics/metrics');
export const getReport = endpoint<typeof contract.getReport>()('get', '/api/analytics/report');
export const listFigurePeople = endpoint<typeof contract.listFigurePeople>()('get', '/api/analytics/figures/:name');
export const getTeamOverview = endpoint<typeof contract.getTeamOverview>()('get', '/api/team/overview');

export const listClients = endpoint<typeof contract.listClients>()('get', '/api/team/clients');
export const getClientCounts = endpoint<typeof contract.getClientCounts>()('get', '/api/team/clients/counts');
export const getClient = endpoint<typeof contract.getClient>()('get', '/api/team/clients/:ownerId');
export const changePhase = endpoint<typeof contract.changePhase>()('patch', '/api/team/clients/:ownerId/phase');

export const listPlans = endpoint<typeof contract.listPlans>()('get', '/api/team/aftercare');
export const getAftercare = endpoint<typeof contract.getAftercare>()('get', '/api/aftercare/:ownerId');
export const addPlan = endpoint<typeof contract.addPlan>()('post', '/api/aftercare/:ownerId/plans');
export const changePlan = endpoint<typeof contract.changePlan>()('put', '/api/aftercare/plans/:id');
export const tickItem = endpoint<typeof contract.tickItem>()('patch', '/api/aftercare/items/:id');
