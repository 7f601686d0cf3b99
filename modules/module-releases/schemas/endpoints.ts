import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listModules = endpoint<typeof contract.listModules>()('get', '/api/module-releases');
export const publishModule = endpoint<typeof contract.publishModule>()('post', '/api/module-releases');
export const enableModule = endpoint<typeof contract.enableModule>()('post', '/api/module-releases/:module/enable');
export const disableModule = endpoint<typeof contract.disableModule>()('post', '/api/module-releases/:module/disable');
export const rollbackModule = endpoint<typeof contract.rollbackModule>()(
  'post',
  '/api/module-releases/:module/rollback',
);
export const chooseVersion = endpoint<typeof contract.chooseVersion>()('post', '/api/module-releases/:module/version');
export const approveVersion = endpoint<typeof contract.approveVersion>()(
  'post',
  '/api/module-releases/:module/approval',
);
export const startCanary = endpoint<typeof contract.startCanary>()('post', '/api/module-releases/:module/canary');
export const endCanary = endpoint<typeof contract.endCanary>()('delete', '/api/module-releases/:module/canary');
