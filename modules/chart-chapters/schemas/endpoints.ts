import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listChapters = endpoint<typeof contract.listChapters>()('get', '/api/holistic-profiles/me/chapters');
export const saveResponse = endpoint<typeof contract.saveResponse>()(
  'put',
  '/api/holistic-profiles/me/chapters/:chapter/response',
);
export const deleteResponse = endpoint<typeof contract.deleteResponse>()(
  'delete',
  '/api/holistic-profiles/me/chapters/:chapter/response',
);
