import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listPeople = endpoint<typeof contract.listPeople>()('get', '/api/admin/users');
export const changePerson = endpoint<typeof contract.changePerson>()('patch', '/api/admin/users/:id');
export const endSessionsOfPerson = endpoint<typeof contract.endSessionsOfPerson>()(
  'delete',
  '/api/admin/users/:id/sessions',
);
export const invitePerson = endpoint<typeof contract.invitePerson>()('post', '/api/admin/users/:id/invitation');
export const createInvitation = endpoint<typeof contract.createInvitation>()('post', '/api/invitations');
export const listInvitations = endpoint<typeof contract.listInvitations>()('get', '/api/invitations');
export const withdrawInvitation = endpoint<typeof contract.withdrawInvitation>()('delete', '/api/invitations/:id');
export const listAuditEntries = endpoint<typeof contract.listAuditEntries>()('get', '/api/admin/audit');
export const getJobs = endpoint<typeof contract.getJobs>()('get', '/api/admin/jobs');
export const getMails = endpoint<typeof contract.getMails>()('get', '/api/admin/mails');
export const sendMailAgain = endpoint<typeof contract.sendMailAgain>()('post', '/api/admin/mails/:id/send');
export const discardMail = endpoint<typeof contract.discardMail>()('delete', '/api/admin/mails/:id');
export const getSystemHealth = endpoint<typeof contract.getSystemHealth>()('get', '/api/system/health');
export const exportPeople = endpoint<typeof contract.exportPeople>()('get', '/api/admin/users.csv');
export const exportAuditEntries = endpoint<typeof contract.exportAuditEntries>()('get', '/api/admin/audit.csv');
export const exportAuditChain = endpoint<typeof contract.exportAuditChain>()('get', '/api/admin/audit.jsonl');
