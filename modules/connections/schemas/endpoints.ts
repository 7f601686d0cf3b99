import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const createInvitation = endpoint<typeof contract.createInvitation>()('post', '/api/connections');
export const redeemInvitation = endpoint<typeof contract.redeemInvitation>()('post', '/api/connections/redeem');
export const acceptInvitation = endpoint<typeof contract.acceptInvitation>()('post', '/api/connections/:id/accept');
export const declineInvitation = endpoint<typeof contract.declineInvitation>()('post', '/api/connections/:id/decline');
export const listConnections = endpoint<typeof contract.listConnections>()('get', '/api/connections');
export const getConnectionChart = endpoint<typeof contract.getConnectionChart>()('get', '/api/connections/:id/chart');
export const listConnectionReadings = endpoint<typeof contract.listConnectionReadings>()(
  'get',
  '/api/connections/:id/readings',
);
export const endConnection = endpoint<typeof contract.endConnection>()('delete', '/api/connections/:id');
export const listBlocks = endpoint<typeof contract.listBlocks>()('get', '/api/connections/blocks');
export const deleteBlock = endpoint<typeof contract.deleteBlock>()('delete', '/api/connections/blocks/:id');
