import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listClients = endpoint<typeof contract.listClients>()('get', '/api/team/clients');
export const exportClients = endpoint<typeof contract.exportClients>()('get', '/api/team/clients.csv');
export const getClientCounts = endpoint<typeof contract.getClientCounts>()('get', '/api/team/clients/counts');
export const getClient = endpoint<typeof contract.getClient>()('get', '/api/team/clients/:ownerId');
export const changePhase = endpoint<typeof contract.changePhase>()('patch', '/api/team/clients/:ownerId/phase');
