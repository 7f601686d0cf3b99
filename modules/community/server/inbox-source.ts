import type { InboxFacts, InboxSource } from '#modules/inbox/public';
import { Report } from './models/safety';

const what = { discussion: 'A discussion', response: 'A response', message: 'A message of a pod' } as const;

/** What members asked the moderators to look at. Nothing of what was reported stands in the inbox. */
export const reportSource: InboxSource = {
  kind: 'report',
  rank: 30,
  permission: 'community.moderate',
  label: 'Report',
  isInternal: true,
  rows: async (db) => ({
    query: db('community_reports').select(
      db.raw('id::text as id'),
      'created_at as at',
      db.raw('null::timestamptz as due_at'),
      db.raw("(status <> 'open') as done"),
      db.raw("'' as search"),
      db.raw('null::text as person'),
      db.raw('null::uuid as assignee'),
    ),
  }),
  describe: async (db, ids) =>
    new Map(
      (await Report.query(db).findByIds([...ids])).map(({ id, kind, reason }): [string, InboxFacts] => [
        id,
        {
          title: `${what[kind]} was reported`,
          detail: reason,
          email: null,
          personId: null,
          href: '/community/reports',
        },
      ]),
    ),
};
