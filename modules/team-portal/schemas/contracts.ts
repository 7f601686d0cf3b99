import { ListView, ListViewChange, ListViewInput, ListViewList, ListViewParams, ListViewQuery } from './list-views';

export const listListViews = { query: ListViewQuery, reply: ListViewList } as const;
export const saveListView = {
  body: ListViewInput,
  reply: ListView,
  idempotent: true,
  errors: { 'too-many-views': 409 },
} as const;
export const changeListView = {
  params: ListViewParams,
  body: ListViewChange,
  reply: ListView,
  ifMatch: 'required',
} as const;
export const deleteListView = { params: ListViewParams, status: 204 } as const;
