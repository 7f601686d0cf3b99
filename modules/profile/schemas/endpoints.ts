import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const getBirthMoment = endpoint<typeof contract.getBirthMoment>()('get', '/api/birth-moments');

export const getClient = endpoint<typeof contract.getClient>()('get', '/api/clients/me');
export const createClient = endpoint<typeof contract.createClient>()('post', '/api/clients');
export const changeClient = endpoint<typeof contract.changeClient>()('patch', '/api/clients/me');

export const getProfile = endpoint<typeof contract.getProfile>()('get', '/api/holistic-profiles/me');
export const generateProfile = endpoint<typeof contract.generateProfile>()('post', '/api/holistic-profiles');
export const listVersions = endpoint<typeof contract.listVersions>()('get', '/api/holistic-profiles/versions');
export const getVersion = endpoint<typeof contract.getVersion>()('get', '/api/holistic-profiles/versions/:id');
export const getJourney = endpoint<typeof contract.getJourney>()('get', '/api/journey/me');

export const getEnneagram = endpoint<typeof contract.getEnneagram>()('get', '/api/enneagram/me');
export const saveEnneagram = endpoint<typeof contract.saveEnneagram>()('put', '/api/enneagram/me');
export const deleteEnneagram = endpoint<typeof contract.deleteEnneagram>()('delete', '/api/enneagram/me');
