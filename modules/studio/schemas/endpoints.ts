import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listNouns = endpoint<typeof contract.listNouns>()('get', '/api/studio');
export const listFirstRun = endpoint<typeof contract.listFirstRun>()('get', '/api/studio/first-run');
export const listKeptVersions = endpoint<typeof contract.listKeptVersions>()('get', '/api/studio/kept/:kind/:id');
export const getKeptVersion = endpoint<typeof contract.getKeptVersion>()('get', '/api/studio/kept/:kind/:id/:number');
export const listDocuments = endpoint<typeof contract.listDocuments>()('get', '/api/studio/:noun');
export const addDocument = endpoint<typeof contract.addDocument>()('post', '/api/studio/:noun/documents');
export const removeDocument = endpoint<typeof contract.removeDocument>()('delete', '/api/studio/:noun/:key');
export const getDocument = endpoint<typeof contract.getDocument>()('get', '/api/studio/:noun/:key/:language');
export const listVersions = endpoint<typeof contract.listVersions>()(
  'get',
  '/api/studio/:noun/:key/:language/versions',
);
export const getVersion = endpoint<typeof contract.getVersion>()(
  'get',
  '/api/studio/:noun/:key/:language/versions/:number',
);

export const saveDraft = endpoint<typeof contract.saveDraft>()('put', '/api/studio/:noun/:key/:language/draft');
export const discardDraft = endpoint<typeof contract.discardDraft>()(
  'delete',
  '/api/studio/:noun/:key/:language/draft',
);
export const previewDraft = endpoint<typeof contract.previewDraft>()(
  'post',
  '/api/studio/:noun/:key/:language/preview',
);
export const sendTestMail = endpoint<typeof contract.sendTestMail>()('post', '/api/studio/:noun/:key/:language/test');
export const requestReview = endpoint<typeof contract.requestReview>()(
  'post',
  '/api/studio/:noun/:key/:language/review',
);
export const recallDraft = endpoint<typeof contract.recallDraft>()('post', '/api/studio/:noun/:key/:language/recall');
export const publishDraft = endpoint<typeof contract.publishDraft>()(
  'post',
  '/api/studio/:noun/:key/:language/publish',
);
export const restoreVersion = endpoint<typeof contract.restoreVersion>()(
  'post',
  '/api/studio/:noun/:key/:language/versions/:number/restore',
);
