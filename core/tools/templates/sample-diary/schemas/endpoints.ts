import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listEntries = endpoint<typeof contract.listEntries>()('get', '/api/sample-diary/entries');
export const createEntry = endpoint<typeof contract.createEntry>()('post', '/api/sample-diary/entries');
export const deleteEntry = endpoint<typeof contract.deleteEntry>()('delete', '/api/sample-diary/entries/:id');
