import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const searchPlaces = endpoint<typeof contract.searchPlaces>()('get', '/api/places');
