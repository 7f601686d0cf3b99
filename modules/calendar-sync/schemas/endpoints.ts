import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listFeeds = endpoint<typeof contract.listFeeds>()('get', '/api/calendars/feeds');
export const addFeed = endpoint<typeof contract.addFeed>()('post', '/api/calendars/feeds');
export const refreshFeed = endpoint<typeof contract.refreshFeed>()('post', '/api/calendars/feeds/:id/refresh');
export const removeFeed = endpoint<typeof contract.removeFeed>()('delete', '/api/calendars/feeds/:id');

export const getAccount = endpoint<typeof contract.getAccount>()('get', '/api/calendars/account');
export const connectAccount = endpoint<typeof contract.connectAccount>()('put', '/api/calendars/account');
export const chooseCalendar = endpoint<typeof contract.chooseCalendar>()('patch', '/api/calendars/account');
export const syncAccount = endpoint<typeof contract.syncAccount>()('post', '/api/calendars/account/sync');
export const disconnectAccount = endpoint<typeof contract.disconnectAccount>()('delete', '/api/calendars/account');
export const listDecisions = endpoint<typeof contract.listDecisions>()('get', '/api/calendars/decisions');
export const answerDecision = endpoint<typeof contract.answerDecision>()('post', '/api/calendars/decisions/:id');
