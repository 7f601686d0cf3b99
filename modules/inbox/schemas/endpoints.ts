import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listInboxItems = endpoint<typeof contract.listInboxItems>()('get', '/api/inbox/items');
export const countInboxItems = endpoint<typeof contract.countInboxItems>()('get', '/api/inbox/counts');
export const listInboxStaff = endpoint<typeof contract.listInboxStaff>()('get', '/api/inbox/staff');
export const getInboxItem = endpoint<typeof contract.getInboxItem>()('get', '/api/inbox/items/:kind/:id');
export const changeInboxItem = endpoint<typeof contract.changeInboxItem>()('patch', '/api/inbox/items/:kind/:id');
export const addInboxNote = endpoint<typeof contract.addInboxNote>()('post', '/api/inbox/items/:kind/:id/notes');
export const sendInboxReply = endpoint<typeof contract.sendInboxReply>()('post', '/api/inbox/items/:kind/:id/replies');
export const announcePresence = endpoint<typeof contract.announcePresence>()(
  'post',
  '/api/inbox/items/:kind/:id/presence',
);
export const listTemplates = endpoint<typeof contract.listTemplates>()('get', '/api/inbox/templates');
export const saveTemplate = endpoint<typeof contract.saveTemplate>()('post', '/api/inbox/templates');
export const deleteTemplate = endpoint<typeof contract.deleteTemplate>()('delete', '/api/inbox/templates/:id');
export const receiveInboundMail = endpoint<typeof contract.receiveInboundMail>()('post', '/api/inbox/inbound');
