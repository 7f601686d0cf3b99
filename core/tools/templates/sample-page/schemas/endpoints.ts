import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const getSamplePage = endpoint<typeof contract.getSamplePage>()('get', '/api/sample-page/me');
