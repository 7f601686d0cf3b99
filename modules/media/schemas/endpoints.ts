import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listMedia = endpoint<typeof contract.listMedia>()('get', '/api/studio/media');
export const getMedia = endpoint<typeof contract.getMedia>()('get', '/api/studio/media/:id');
export const changeMedia = endpoint<typeof contract.changeMedia>()('patch', '/api/studio/media/:id');
export const deleteMedia = endpoint<typeof contract.deleteMedia>()('delete', '/api/studio/media/:id');
export const getMediaFile = endpoint<typeof contract.getMediaFile>()('get', '/api/media/:key/:file');

export const listUploads = endpoint<typeof contract.listUploads>()('get', '/api/studio/media/uploads');
export const createUpload = endpoint<typeof contract.createUpload>()('post', '/api/studio/media/uploads');
export const getUpload = endpoint<typeof contract.getUpload>()('get', '/api/studio/media/uploads/:id');
export const sendPart = endpoint<typeof contract.sendPart>()('patch', '/api/studio/media/uploads/:id');
export const finishUpload = endpoint<typeof contract.finishUpload>()('post', '/api/studio/media/uploads/:id/finish');
export const cancelUpload = endpoint<typeof contract.cancelUpload>()('delete', '/api/studio/media/uploads/:id');
