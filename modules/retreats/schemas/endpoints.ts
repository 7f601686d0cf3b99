import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listStudioRetreats = endpoint<typeof contract.listStudioRetreats>()('get', '/api/studio/retreats');
export const exportStudioRetreats = endpoint<typeof contract.exportStudioRetreats>()('get', '/api/studio/retreats.csv');
export const createRetreat = endpoint<typeof contract.createRetreat>()('post', '/api/studio/retreats');
export const getStudioRetreat = endpoint<typeof contract.getStudioRetreat>()('get', '/api/studio/retreats/:id');
export const saveRetreat = endpoint<typeof contract.saveRetreat>()('put', '/api/studio/retreats/:id');
export const moveRetreat = endpoint<typeof contract.moveRetreat>()('post', '/api/studio/retreats/:id/moves');
export const discardChanges = endpoint<typeof contract.discardChanges>()('delete', '/api/studio/retreats/:id/changes');
export const duplicateRetreat = endpoint<typeof contract.duplicateRetreat>()(
  'post',
  '/api/studio/retreats/:id/duplicates',
);
export const addDate = endpoint<typeof contract.addDate>()('post', '/api/studio/retreats/:id/dates');
export const saveDate = endpoint<typeof contract.saveDate>()('put', '/api/studio/retreat-dates/:id');
export const cancelDate = endpoint<typeof contract.cancelDate>()('post', '/api/studio/retreat-dates/:id/cancel');

export const getRoster = endpoint<typeof contract.getRoster>()('get', '/api/studio/retreat-dates/:id/roster');
export const listParticipants = endpoint<typeof contract.listParticipants>()(
  'get',
  '/api/studio/retreat-dates/:id/participants',
);
export const downloadRoster = endpoint<typeof contract.downloadRoster>()(
  'get',
  '/api/studio/retreat-dates/:id/roster.csv',
);
export const changeParticipant = endpoint<typeof contract.changeParticipant>()(
  'patch',
  '/api/studio/retreat-places/:id',
);
export const cancelParticipant = endpoint<typeof contract.cancelParticipant>()(
  'post',
  '/api/studio/retreat-places/:id/cancel',
);
export const sendMessage = endpoint<typeof contract.sendMessage>()('post', '/api/studio/retreat-dates/:id/messages');
export const reviewPaper = endpoint<typeof contract.reviewPaper>()('patch', '/api/studio/retreat-papers/:id');
export const listLedDates = endpoint<typeof contract.listLedDates>()('get', '/api/retreat-dates/led');
export const getMedicalNotes = endpoint<typeof contract.getMedicalNotes>()('get', '/api/retreat-dates/:id/medical');

export const listRetreats = endpoint<typeof contract.listRetreats>()('get', '/api/retreats');
export const getRetreat = endpoint<typeof contract.getRetreat>()('get', '/api/retreats/:slug');

export const bookPlace = endpoint<typeof contract.bookPlace>()('post', '/api/retreat-places');
export const listOwnPlaces = endpoint<typeof contract.listOwnPlaces>()('get', '/api/retreat-places/me');
export const getPlace = endpoint<typeof contract.getPlace>()('get', '/api/retreat-places/:id');
export const cancelPlace = endpoint<typeof contract.cancelPlace>()('post', '/api/retreat-places/:id/cancel');
export const uploadPaper = endpoint<typeof contract.uploadPaper>()('post', '/api/retreat-papers/:id/file');
export const getPaper = endpoint<typeof contract.getPaper>()('get', '/api/retreat-papers/:id/file');

export const listExperiences = endpoint<typeof contract.listExperiences>()('get', '/api/experiences');
export const joinWaitlist = endpoint<typeof contract.joinWaitlist>()('post', '/api/experiences/:id/waitlist');
export const leaveWaitlist = endpoint<typeof contract.leaveWaitlist>()('delete', '/api/experiences/:id/waitlist');
