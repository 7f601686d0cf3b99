import { endpoint } from '#core/contract/endpoint';
import type * as contract from './journal-contract';

/** The journal's list. Its module may be absent, so it is described here instead of being imported; then it answers 404. */
export const listJournalArticles = endpoint<typeof contract.listJournalArticles>()('get', '/api/articles');
export type JournalArticle = (typeof contract.listJournalArticles)['reply']['static'][number];
