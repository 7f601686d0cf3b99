import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listPlans = endpoint<typeof contract.listPlans>()('get', '/api/team/aftercare');
export const exportPlans = endpoint<typeof contract.exportPlans>()('get', '/api/team/aftercare.csv');
export const listDueItems = endpoint<typeof contract.listDueItems>()('get', '/api/team/aftercare/due');
export const getAftercare = endpoint<typeof contract.getAftercare>()('get', '/api/aftercare/:ownerId');
export const addPlan = endpoint<typeof contract.addPlan>()('post', '/api/aftercare/:ownerId/plans');
export const changePlan = endpoint<typeof contract.changePlan>()('put', '/api/aftercare/plans/:id');
export const tickItem = endpoint<typeof contract.tickItem>()('patch', '/api/aftercare/items/:id');
