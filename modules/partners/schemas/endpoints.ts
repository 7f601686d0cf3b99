import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listPartners = endpoint<typeof contract.listPartners>()('get', '/api/partners');
export const exportPartners = endpoint<typeof contract.exportPartners>()('get', '/api/partners.csv');
export const getPartner = endpoint<typeof contract.getPartner>()('get', '/api/partners/:id');
export const listPartnerHistory = endpoint<typeof contract.listPartnerHistory>()('get', '/api/partners/:id/history');
export const addPartner = endpoint<typeof contract.addPartner>()('post', '/api/partners');
export const changePartner = endpoint<typeof contract.changePartner>()('patch', '/api/partners/:id');
