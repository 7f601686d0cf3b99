import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { concerned } from '../../public';
import * as api from '../../schemas/endpoints';
import type { ReportQuery, ReportView } from '../../schemas/report';
import { PodMessageRow } from '../models/pods';
import { Discussion, DiscussionResponse } from '../models/posts';
import { Report } from '../models/safety';
import { wordsOf } from '../pods/messages';
import { hideDiscussion, hideResponse } from '../posts/remove';
import { authorsFor } from '../safety/names';
import { notePlace } from './report';

const pageSize = 20;

interface Target {
  readonly content: string | null;
  readonly path: string | null;
  readonly author: string | null;
  readonly hidden: boolean;
}
const gone: Target = { content: null, path: null, author: null, hidden: false };

const targetOf = async (core: Core, { kind, target_id }: Report): Promise<Target> => {
  if (kind === 'message') {
    const row = await PodMessageRow.query(core.db).findById(target_id);
    if (!row) return gone;
    return { content: await wordsOf(core, row), path: null, author: row.author_id, hidden: row.hidden_at !== null };
  }
  const row =
    kind === 'discussion'
      ? await Discussion.query(core.db).findById(target_id).whereNull('deleted_at')
      : await DiscussionResponse.query(core.db).findById(target_id).whereNull('deleted_at');
  if (!row) return gone;
  const talk = row instanceof DiscussionResponse ? row.discussion_id : row.id;
  const content = row instanceof Discussion ? `${row.title}\n\n${row.content}` : row.content;
  return { content, path: `/community/discussions/${talk}`, author: row.author_id, hidden: row.hidden_at !== null };
};

/** What the reporter wrote beside it; null when nothing, or once they left. */
export const noteOf = (core: Core, { id, reporter_id, note_sealed }: Report): Promise<string> | null =>
  note_sealed && reporter_id ? core.vault.openText(core.db, reporter_id, notePlace(id), note_sealed) : null;

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
  const targets = await Promise.all(page.map((row) => targetOf(core, row)));
  const nameOf = await authorsFor(
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
        targetId: row.target_id,
        reason: row.reason,
        note: await noteOf(core, row),
        content: target.content,
        path: target.path,
        author: nameOf(target.author)?.name ?? null,
        hidden: target.hidden,
        status: row.status,
        createdAt: row.created_at,
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

/** Hides what was reported; answers author and page. */
const hide = async (trx: Knex.Transaction, { kind, target_id }: Report): Promise<[string | null, string] | null> => {
  if (kind === 'message') {
    await PodMessageRow.query(trx)
      .findById(target_id)
      .patch({ hidden_at: trx.fn.now() as never });
    return null;
  }
  const known = kind === 'discussion' ? Discussion : DiscussionResponse;
  if (!(await trx(known.tableName).where({ id: target_id }).first('id'))) return null;
  if (kind === 'discussion') return [(await hideDiscussion(trx, target_id, true)).author_id, target_id];
  const row = await hideResponse(trx, target_id, true);
  return [row.author_id, row.discussion_id];
};

/** Decides all open reports of the same thing: it is hidden and its author told, or it stays. */
export const decide = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  row: Report,
  decision: 'hide' | 'keep',
): Promise<void> => {
  const told = decision === 'hide' ? await hide(trx, row) : null;
  await Report.query(trx)
    .where({ target_id: row.target_id, status: 'open' })
    .patch({
      status: decision === 'hide' ? 'hidden' : 'kept',
      decided_by: user.id,
      decided_at: trx.fn.now() as never,
    });
  await core.audit.record(trx, {
    actor: user.id,
    action: `community.${decision}`,
    object: `${row.kind}:${row.target_id}`,
  });
  const [author, discussionId] = told ?? [];
  if (author && discussionId)
    await core.events.emit(trx, concerned, { userId: author, kind: 'hidden', targetId: discussionId });
};
