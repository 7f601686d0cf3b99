import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { type ListOrder, type ListPage, readListPage, toSearchPattern } from '#core/contract/list';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ReportFilters, ReportQuery, ReportView } from '../../schemas/report';
import { noteContext } from '../actions/create-report';
import { PodMessageRow } from '../models/pods';
import { Discussion, DiscussionResponse } from '../models/posts';
import { Report } from '../models/safety';
import { findAuthors } from './authors';
import { decryptMessage } from './messages';

interface Target {
  readonly content: string | null;
  readonly path: string | null;
  readonly author: string | null;
  readonly hidden: boolean;
}
const gone: Target = { content: null, path: null, author: null, hidden: false };

const findTarget = async (core: Core, { kind, targetId }: Report): Promise<Target> => {
  if (kind === 'message') {
    const row = await PodMessageRow.query(core.db).findById(targetId);
    if (!row) return gone;
    return {
      content: await decryptMessage(core, row),
      path: null,
      author: row.authorId,
      hidden: row.hiddenAt !== null,
    };
  }
  const row =
    kind === 'discussion'
      ? await Discussion.query(core.db).findById(targetId).whereNull('deleted_at')
      : await DiscussionResponse.query(core.db).findById(targetId).whereNull('deleted_at');
  if (!row) return gone;
  const talk = row instanceof DiscussionResponse ? row.discussionId : row.id;
  const content = row instanceof Discussion ? `${row.title}\n\n${row.content}` : row.content;
  return { content, path: `/community/discussions/${talk}`, author: row.authorId, hidden: row.hiddenAt !== null };
};

/** What the reporter wrote next to it; null when nothing, or once they left. */
export const decryptNote = (core: Core, { id, reporterId, noteSealed }: Report): Promise<string> | null =>
  noteSealed && reporterId ? core.vault.decryptText(core.db, reporterId, noteContext(id), noteSealed) : null;

const order = (descending: boolean): ListOrder => ({
  by: [
    { sql: 'created_at', type: 'instant' },
    { sql: 'id', type: 'uuid' },
  ],
  descending,
});

const fitting = (db: Knex, { q, status, kind, reason }: ReportFilters): Knex.QueryBuilder =>
  db('community_reports').modify((query) => {
    const pattern = toSearchPattern(q);
    if (pattern)
      query.where((any) =>
        any
          .whereIn(
            'target_id',
            db('discussions')
              .whereNull('deleted_at')
              .where((words) => words.whereILike('title', pattern).orWhereILike('content', pattern))
              .select('id'),
          )
          .orWhereIn(
            'target_id',
            db('discussion_responses').whereNull('deleted_at').whereILike('content', pattern).select('id'),
          ),
      );
    if (status) query.where({ status });
    if (kind) query.where({ kind });
    if (reason) query.where({ reason });
  });

/** One page of reports, longest waiting first unless another order is asked for. Reading it is audited by the caller. */
export const listReports = async (core: Core, user: User, query: ReportQuery): Promise<ListPage<ReportView>> => {
  const { rows: found, next } = await readListPage<object>(
    core.db,
    fitting(core.db, query).select('*'),
    order(query.sort === 'newest'),
    query,
  );
  const page = found.map((row) => Report.fromDatabaseJson(row));
  const targets = await Promise.all(page.map((row) => findTarget(core, row)));
  const nameOf = await findAuthors(
    core,
    user,
    targets.map(({ author }) => author),
  );
  const rows = await Promise.all(
    page.map(async (row, index): Promise<ReportView> => {
      const target = targets[index] ?? gone;
      return {
        id: row.id,
        kind: row.kind,
        targetId: row.targetId,
        reason: row.reason,
        note: await decryptNote(core, row),
        content: target.content,
        path: target.path,
        author: nameOf(target.author)?.name ?? null,
        hidden: target.hidden,
        status: row.status,
        createdAt: row.createdAt,
      };
    }),
  );
  return { rows, next };
};

export const findReport = async (db: Knex, id: string): Promise<Report> => {
  const row = await Report.query(db).findById(id);
  if (!row) throw notFound('report');
  return row;
};
