import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as api from '../../schemas/endpoints';
import type { ReportQuery, ReportView } from '../../schemas/report';
import { noteContext } from '../actions/create-report';
import { PodMessageRow } from '../models/pods';
import { Discussion, DiscussionResponse } from '../models/posts';
import { Report } from '../models/safety';
import { findAuthors } from './authors';
import { decryptMessage } from './messages';

const pageSize = 20;

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

/** The queue, longest waiting first, with what was reported. Reading it is audited by the caller. */
export const listReports = async (
  core: Core,
  user: User,
  { status = 'open', after: from }: ReportQuery,
): Promise<{ readonly rows: ReportView[]; readonly next: string | null }> => {
  const found = await Report.query(core.db)
    .where({ status })
    .modify((query) => {
      if (from)
        query.whereRaw('(created_at, id) > ((select r.created_at from community_reports r where r.id = ?), ?::uuid)', [
          from,
          from,
        ]);
    })
    .orderBy(['created_at', 'id'])
    .limit(pageSize + 1);
  const page = found.slice(0, pageSize);
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
  const after = page.at(-1)?.id;
  return {
    rows,
    next: after && found.length > pageSize ? toPath(api.listReports, { query: { status, after } }) : null,
  };
};

export const findReport = async (db: Knex, id: string): Promise<Report> => {
  const row = await Report.query(db).findById(id);
  if (!row) throw notFound('report');
  return row;
};
