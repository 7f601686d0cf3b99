import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const getSynthesis = endpoint<typeof contract.getSynthesis>()('get', '/api/synthesis/me');
export const getSynthesisState = endpoint<typeof contract.getSynthesisState>()('get', '/api/synthesis/state');
export const getPreparation = endpoint<typeof contract.getPreparation>()('get', '/api/synthesis/preparation');
export const requestSynthesis = endpoint<typeof contract.requestSynthesis>()('post', '/api/synthesis/generate');
export const getSynthesisJob = endpoint<typeof contract.getSynthesisJob>()('get', '/api/synthesis/jobs/:jobId');

export const listVersions = endpoint<typeof contract.listVersions>()('get', '/api/synthesis/versions');
export const getVersion = endpoint<typeof contract.getVersion>()('get', '/api/synthesis/versions/:id');
export const downloadVersion = endpoint<typeof contract.downloadVersion>()(
  'get',
  '/api/synthesis/versions/:id/report.pdf',
);

export const giveFeedback = endpoint<typeof contract.giveFeedback>()('post', '/api/synthesis/feedback');
export const requestContact = endpoint<typeof contract.requestContact>()('post', '/api/synthesis/contact-wishes');
