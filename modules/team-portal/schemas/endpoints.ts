import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listListViews = endpoint<typeof contract.listListViews>()('get', '/api/team/list-views');
export const saveListView = endpoint<typeof contract.saveListView>()('post', '/api/team/list-views');
export const changeListView = endpoint<typeof contract.changeListView>()('patch', '/api/team/list-views/:id');
export const deleteListView = endpoint<typeof contract.deleteListView>()('delete', '/api/team/list-views/:id');
