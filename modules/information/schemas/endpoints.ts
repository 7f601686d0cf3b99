import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const getLegalPage = endpoint<typeof contract.getLegalPage>()('get', '/api/legal-pages/:page/:language');
