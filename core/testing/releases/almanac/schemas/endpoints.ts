import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listSeasons = endpoint<typeof contract.listSeasons>()('get', '/api/almanac/seasons');
