import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const deleteAccount = endpoint<typeof contract.deleteAccount>()('delete', '/api/account');
export const cancelDeletion = endpoint<typeof contract.cancelDeletion>()('delete', '/api/account/deletion');
export const requestAddressChange = endpoint<typeof contract.requestAddressChange>()('post', '/api/account/email');
export const withdrawAddressChange = endpoint<typeof contract.withdrawAddressChange>()('delete', '/api/account/email');
export const uploadPicture = endpoint<typeof contract.uploadPicture>()('post', '/api/account/picture');
export const removePicture = endpoint<typeof contract.removePicture>()('delete', '/api/account/picture');
export const showPicture = endpoint<typeof contract.showPicture>()('get', '/api/pictures/:id');
export const requestExport = endpoint<typeof contract.requestExport>()('post', '/api/account/export');
export const listExports = endpoint<typeof contract.listExports>()('get', '/api/account/exports');
export const getExport = endpoint<typeof contract.getExport>()('get', '/api/account/exports/:id');
export const downloadExport = endpoint<typeof contract.downloadExport>()('get', '/api/account/exports/:id/archive');
