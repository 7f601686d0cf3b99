import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const getTransits = endpoint<typeof contract.getTransits>()('get', '/api/holistic-profiles/me/transits');
export const getReturns = endpoint<typeof contract.getReturns>()('get', '/api/holistic-profiles/me/returns');
export const listPassages = endpoint<typeof contract.listPassages>()('get', '/api/holistic-profiles/me/passages');

export const listFits = endpoint<typeof contract.listFits>()('get', '/api/holistic-profiles/me/fits');
export const saveFit = endpoint<typeof contract.saveFit>()('put', '/api/holistic-profiles/me/fits/:look');
export const deleteFit = endpoint<typeof contract.deleteFit>()('delete', '/api/holistic-profiles/me/fits/:look');
