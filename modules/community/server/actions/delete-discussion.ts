import type { Knex } from 'knex';
import { fn, raw } from 'objection';
import { conflict, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import { Discussion, DiscussionResponse } from '../models/posts';
import { Revision } from '../models/safety';

/** How long an author may bring back what they deleted. */
const undoMinutes = 30;
const mayUndo = `deleted_at > now() - interval '${undoMinutes} minutes'`;

/** One visible reply more or less. */
const count = (trx: Knex.Transaction, discussionId: string, by: 1 | -1): Promise<number> =>
  Discussion.query(trx)
    .findById(discussionId)
    .patch({ responseCount: raw('greatest(0, response_count + ?)', [by]) })
    .then((changed) => changed);

/** Takes a discussion away with its replies. */
export const deleteDiscussion = async (trx: Knex.Transaction, user: User, id: string): Promise<void> => {
  await Discussion.query(trx).findById(id).patch({ deletedAt: fn.now(), deletedBy: user.id });
};

/** Takes a reply away; who deletes what is gone already changes nothing. */
export const deleteResponse = async (trx: Knex.Transaction, user: User, row: DiscussionResponse): Promise<void> => {
  const gone = await DiscussionResponse.query(trx)
    .findById(row.id)
    .whereNull('deleted_at')
    .patch({ deletedAt: fn.now(), deletedBy: user.id });
  if (gone === 1 && row.hiddenAt === null) await count(trx, row.discussionId, -1);
};

/** What the author deleted themselves and may bring back; anything else is 404, too late is 409. */
const deletedBy = async <T extends Discussion | DiscussionResponse>(
  found: Promise<T | undefined>,
  user: User,
): Promise<T> => {
  const row = await found;
  if (!row || row.authorId !== user.id || row.deletedBy !== user.id) throw notFound('post');
  return row;
};

export const deletedDiscussion = (db: Knex, user: User, id: string): Promise<Discussion> =>
  deletedBy(Discussion.query(db).findById(id).whereNotNull('deleted_at').then(), user);
export const deletedResponse = (db: Knex, user: User, id: string): Promise<DiscussionResponse> =>
  deletedBy(DiscussionResponse.query(db).findById(id).whereNotNull('deleted_at').then(), user);

const tooLate = () => conflict('undo-too-late', `This was deleted more than ${undoMinutes} minutes ago.`);

export const restoreDiscussion = async (trx: Knex.Transaction, id: string): Promise<Discussion> => {
  const back = await Discussion.query(trx).findById(id).whereRaw(mayUndo).patch({ deletedAt: null, deletedBy: null });
  if (back === 0) throw tooLate();
  return Discussion.query(trx).findById(id).throwIfNotFound();
};

export const restoreResponse = async (trx: Knex.Transaction, id: string): Promise<DiscussionResponse> => {
  const back = await DiscussionResponse.query(trx)
    .findById(id)
    .whereRaw(mayUndo)
    .patch({ deletedAt: null, deletedBy: null });
  if (back === 0) throw tooLate();
  const row = await DiscussionResponse.query(trx).findById(id).throwIfNotFound();
  if (row.hiddenAt === null) await count(trx, row.discussionId, 1);
  return row;
};

/** Hides a discussion or shows it again; twice is once. */
export const hideDiscussion = async (trx: Knex.Transaction, id: string, hidden: boolean): Promise<Discussion> => {
  await Discussion.query(trx)
    .findById(id)
    .patch({ hiddenAt: hidden ? fn.now() : null });
  return Discussion.query(trx).findById(id).throwIfNotFound();
};

/** The same for a reply; the count of its discussion follows what can be seen. */
export const hideResponse = async (trx: Knex.Transaction, id: string, hidden: boolean): Promise<DiscussionResponse> => {
  const changed = await DiscussionResponse.query(trx)
    .findById(id)
    .whereRaw(`hidden_at is ${hidden ? '' : 'not '}null`)
    .patch({ hiddenAt: hidden ? fn.now() : null });
  const row = await DiscussionResponse.query(trx).findById(id).throwIfNotFound();
  if (changed === 1 && row.deletedAt === null) await count(trx, row.discussionId, hidden ? -1 : 1);
  return row;
};

/** Removes for good what was deleted more than a day ago, with its former wordings. */
export const sweepDeleted = (db: Knex): Promise<void> =>
  db.transaction(async (trx) => {
    for (const model of [DiscussionResponse, Discussion]) {
      const old = (query: Knex.QueryBuilder) => query.whereRaw("deleted_at < now() - interval '1 day'");
      const rows: { id: string }[] = await old(trx(model.tableName).select('id')).limit(5000);
      const ids = rows.map(({ id }) => id);
      await Revision.query(trx).delete().whereIn('post_id', ids);
      await trx(model.tableName).whereIn('id', ids).delete();
    }
    await trx.raw(
      `delete from post_revisions r where not exists (select 1 from discussions d where d.id = r.post_id)
       and not exists (select 1 from discussion_responses s where s.id = r.post_id)`,
    );
  });
