import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listKinds = endpoint<typeof contract.listKinds>()('get', '/api/imports/kinds');
export const downloadTemplate = endpoint<typeof contract.downloadTemplate>()(
  'get',
  '/api/imports/kinds/:kind/template.csv',
);
export const listImports = endpoint<typeof contract.listImports>()('get', '/api/imports');
export const exportImports = endpoint<typeof contract.exportImports>()('get', '/api/imports.csv');
export const uploadImport = endpoint<typeof contract.uploadImport>()('post', '/api/imports');
export const getImport = endpoint<typeof contract.getImport>()('get', '/api/imports/:id');
export const checkImport = endpoint<typeof contract.checkImport>()('post', '/api/imports/:id/check');
export const startImport = endpoint<typeof contract.startImport>()('post', '/api/imports/:id/start');
export const cancelImport = endpoint<typeof contract.cancelImport>()('post', '/api/imports/:id/cancel');
export const downloadErrors = endpoint<typeof contract.downloadErrors>()('get', '/api/imports/:id/errors.csv');
