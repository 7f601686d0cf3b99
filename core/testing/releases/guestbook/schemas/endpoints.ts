import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listEntries = endpoint<typeof contract.listEntries>()('get', '/api/guestbook/entries');
export const createEntry = endpoint<typeof contract.createEntry>()('post', '/api/guestbook/entries');
export const saveEntry = endpoint<typeof contract.saveEntry>()('put', '/api/guestbook/entries/:id');
