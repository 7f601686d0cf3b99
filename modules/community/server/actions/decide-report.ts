import type { Knex } from 'knex';
import { fn } from 'objection';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { concerned } from '../../public';
import { PodMessageRow } from '../models/pods';
import { Discussion, DiscussionResponse } from '../models/posts';
import { Report } from '../models/safety';
import { hideDiscussion } from './hide-discussion';
import { hideResponse } from './hide-response';

/** Decides a report and all open ones of the same thing: it is hidden and its author notified, or it stays. */
export const decideReport = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  row: Report,
  decision: 'hide' | 'keep',
): Promise<void> => {
  const hidden = decision === 'hide' ? await hide(trx, row) : null;
  await Report.query(trx)
    .where({ target_id: row.targetId })
    .where((query) => query.where({ status: 'open' }).orWhere({ id: row.id }))
    .patch({
      status: decision === 'hide' ? 'hidden' : 'kept',
      decidedBy: user.id,
      decidedAt: fn.now(),
    });
  await core.audit.record(trx, {
    actor: user.id,
    action: `community.${decision}`,
    object: `${row.kind}:${row.targetId}`,
  });
  const [author, discussionId] = hidden ?? [];
  if (author && discussionId)
    await core.events.emit(trx, concerned, { userId: author, kind: 'hidden', targetId: discussionId });
};

/** Hides what was reported; answers author and page. */
export const hide = async (
  trx: Knex.Transaction,
  { kind, targetId }: Report,
): Promise<[string | null, string] | null> => {
  if (kind === 'message') {
    await PodMessageRow.query(trx).findById(targetId).patch({ hiddenAt: fn.now() });
    return null;
  }
  const known = kind === 'discussion' ? Discussion : DiscussionResponse;
  if (!(await trx(known.tableName).where({ id: targetId }).first('id'))) return null;
  if (kind === 'discussion') return [(await hideDiscussion(trx, targetId, true)).authorId, targetId];
  const row = await hideResponse(trx, targetId, true);
  return [row.authorId, row.discussionId];
};
