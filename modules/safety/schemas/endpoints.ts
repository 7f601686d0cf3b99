import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listHelpLines = endpoint<typeof contract.listHelpLines>()('get', '/api/help-lines');

export const getOwnRequest = endpoint<typeof contract.getOwnRequest>()('get', '/api/safety/contact-requests/me');
export const requestContact = endpoint<typeof contract.requestContact>()('post', '/api/safety/contact-requests');
export const withdrawRequest = endpoint<typeof contract.withdrawRequest>()('delete', '/api/safety/contact-requests/me');

export const listRequests = endpoint<typeof contract.listRequests>()('get', '/api/safety/contact-requests');
export const countRequests = endpoint<typeof contract.countRequests>()('get', '/api/safety/contact-requests/counts');
export const getRequest = endpoint<typeof contract.getRequest>()('get', '/api/safety/contact-requests/:id');
export const acknowledgeRequest = endpoint<typeof contract.acknowledgeRequest>()(
  'post',
  '/api/safety/contact-requests/:id/acknowledge',
);
export const addStep = endpoint<typeof contract.addStep>()('post', '/api/safety/contact-requests/:id/steps');
export const closeRequest = endpoint<typeof contract.closeRequest>()('post', '/api/safety/contact-requests/:id/close');

export const getHelpOffer = endpoint<typeof contract.getHelpOffer>()('get', '/api/safety/help-offer');
export const removeHelpOffer = endpoint<typeof contract.removeHelpOffer>()('delete', '/api/safety/help-offer');
