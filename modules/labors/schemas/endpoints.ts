import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listLabors = endpoint<typeof contract.listLabors>()('get', '/api/labors');

export const listOwnResponses = endpoint<typeof contract.listOwnResponses>()('get', '/api/labor-responses/me');
export const getResponse = endpoint<typeof contract.getResponse>()('get', '/api/labor-responses/:id');
export const listResponseVersions = endpoint<typeof contract.listResponseVersions>()(
  'get',
  '/api/labor-responses/:id/history',
);
export const saveLabor = endpoint<typeof contract.saveLabor>()('post', '/api/labor-responses');
export const changeResponse = endpoint<typeof contract.changeResponse>()('put', '/api/labor-responses/:id');
export const chooseAudience = endpoint<typeof contract.chooseAudience>()('put', '/api/labor-responses/:id/audience');
export const withdrawResponse = endpoint<typeof contract.withdrawResponse>()('delete', '/api/labor-responses/:id');
export const restoreResponse = endpoint<typeof contract.restoreResponse>()('post', '/api/labor-responses/:id/restore');
export const restoreVersion = endpoint<typeof contract.restoreVersion>()(
  'post',
  '/api/labor-responses/:id/versions/:version/restore',
);

export const listOwnDrafts = endpoint<typeof contract.listOwnDrafts>()('get', '/api/labor-drafts/me');
export const saveDraft = endpoint<typeof contract.saveDraft>()('put', '/api/labor-drafts/:laborNumber');
export const discardDraft = endpoint<typeof contract.discardDraft>()('delete', '/api/labor-drafts/:laborNumber');

export const getRecordings = endpoint<typeof contract.getRecordings>()('get', '/api/labor-audio/me');
export const uploadRecording = endpoint<typeof contract.uploadRecording>()('post', '/api/labor-responses/upload-audio');
export const playRecording = endpoint<typeof contract.playRecording>()('get', '/api/audio/:audioId');
export const confirmTranscript = endpoint<typeof contract.confirmTranscript>()('put', '/api/audio/:audioId/transcript');
export const deleteRecording = endpoint<typeof contract.deleteRecording>()('delete', '/api/audio/:audioId');

export const createGemColors = endpoint<typeof contract.createGemColors>()('post', '/api/mystical-colors');
