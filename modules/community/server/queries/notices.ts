import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import * as api from '../../schemas/endpoints';
import type { NoticeQuery, NoticeView } from '../../schemas/notice';
import { Notice } from '../models/notices';
import { Pod } from '../models/pods';
import { Discussion } from '../models/posts';

const pageSize = 30;
/** No bell counts further. */
const mostCounted = 100;

/** One page of somebody's notices, newest first; `next` is the address of the following page, null at the end. */
export const listNotices = async (
  db: Knex,
  userId: string,
  { before }: NoticeQuery,
): Promise<{ readonly rows: NoticeView[]; readonly next: string | null }> => {
  const found = await Notice.query(db)
    .where({ user_id: userId })
    .modify((query) => {
      if (before)
        query.whereRaw('(at, id) < ((select n.at from notices n where n.id = ? and n.user_id = ?), ?::uuid)', [
          before,
          userId,
          before,
        ]);
    })
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(pageSize + 1);
  const page = found.slice(0, pageSize);
  const ids = page.map(({ targetId }) => targetId);
  const [talks, pods] = [
    await Discussion.query(db).select('id', 'title').whereIn('id', ids).whereNull('deleted_at'),
    await Pod.query(db).select('id', 'name').whereIn('id', ids),
  ];
  const about = new Map([
    ...talks.map(({ id, title }) => [id, title] as const),
    ...pods.map(({ id, name }) => [id, name] as const),
  ]);
  const rows = page.map(
    ({ id, kind, targetId, line, path, at, readAt }): NoticeView => ({
      id,
      kind,
      about: line ?? about.get(targetId) ?? null,
      path: path ?? `/community/${kind.startsWith('pod') ? 'pods' : 'discussions'}/${targetId}`,
      at,
      read: readAt !== null,
    }),
  );
  const last = page.at(-1)?.id;
  return {
    rows,
    next: last && found.length > pageSize ? toPath(api.listNotices, { query: { before: last } }) : null,
  };
};

/** Unread notices, counted up to a hundred. */
export const countUnread = async (db: Knex, userId: string): Promise<number> =>
  Notice.query(db).where({ user_id: userId }).whereNull('read_at').limit(mostCounted).resultSize();

/** The caller's own notice; anybody else's is 404. */
export const getOwnNotice = async (db: Knex, userId: string, id: string): Promise<Notice> => {
  const row = await Notice.query(db).findOne({ id, user_id: userId });
  if (!row) throw notFound('notification');
  return row;
};
