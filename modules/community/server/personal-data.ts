import type { Core, PersonalData } from '#core/contract/server';
import { Notice, NoticeDigest, NoticeLevel } from './models/notices';
import { Pod, PodMember, PodMessageRow, PodRequest } from './models/pods';
import { Discussion, DiscussionResponse } from './models/posts';
import { Block, Report, Revision } from './models/safety';
import { leavePod } from './pods/leave';
import { wordsOf } from './pods/messages';
import { noteOf } from './reports/queue';

const posts = [Discussion, DiscussionResponse] as const;

/** How posts of a person read before they were edited. */
const wordings = (core: Core, userId: string): Promise<Revision[]> =>
  Revision.query(core.db)
    .whereIn(
      'post_id',
      core.db.unionAll(posts.map((model) => core.db(model.tableName).where({ author_id: userId }).select('id'))),
    )
    .orderBy('replaced_at')
    .execute();

/** What somebody wrote and where they sit. Erasing takes the name off posts, and what was said in pods away. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => {
    const by = { author_id: userId };
    const said = await PodMessageRow.query(core.db).where(by).orderBy('created_at');
    const discussions = await Discussion.query(core.db).where(by).orderBy('created_at');
    const responses = await DiscussionResponse.query(core.db).where(by).orderBy('created_at');
    const own = { user_id: userId };
    return {
      discussions: discussions.map(({ id, title, content, category, created_at }) => ({
        ...{ id, title, content, category, createdAt: created_at },
      })),
      responses: responses.map(({ id, discussion_id, content, created_at }) => ({
        ...{ id, discussionId: discussion_id, content, createdAt: created_at },
      })),
      podMessages: await Promise.all(
        said.map(async (row) => ({ podId: row.pod_id, content: await wordsOf(core, row), at: row.created_at })),
      ),
      earlierWordings: (await wordings(core, userId)).map(({ post_id, title, content, replaced_at }) => ({
        ...{ postId: post_id, title, content, replacedAt: replaced_at },
      })),
      pods: (await PodMember.query(core.db).where(own)).map(({ pod_id, role, joined_at }) => ({
        ...{ podId: pod_id, role, joinedAt: joined_at },
      })),
      podsYouGuide: (await Pod.query(core.db).where({ guide_id: userId })).map(({ id, name, description }) => ({
        ...{ podId: id, name, description },
      })),
      podRequests: (await PodRequest.query(core.db).where(own)).map(({ pod_id, status }) => ({
        podId: pod_id,
        status,
      })),
      reports: await Promise.all(
        (await Report.query(core.db).where({ reporter_id: userId })).map(async (row) => ({
          ...{ kind: row.kind, reason: row.reason, note: await noteOf(core, row), at: row.created_at },
        })),
      ),
      blocked: (await Block.query(core.db).where(own)).map(({ blocked_id }) => blocked_id),
      mailOnceADay: (await NoticeDigest.query(core.db).findById(userId)) !== undefined,
      notifications: (await Notice.query(core.db).where(own)).map(({ kind, at }) => ({ kind, at })),
    };
  },
  erase: async (trx, userId) => {
    for (const { pod_id } of await PodMember.query(trx).where({ user_id: userId })) {
      const { member_count } = await leavePod(core, trx, userId, pod_id);
      // A pod in which nobody is left goes with the words of who made it.
      if (member_count === 0) await Pod.query(trx).deleteById(pod_id);
    }
    await Pod.query(trx).patch({ guide_id: null }).where({ guide_id: userId });
    await PodRequest.query(trx).delete().where({ user_id: userId });
    // The numbers stay, so that nobody's page takes the gap for something that was lost.
    await PodMessageRow.query(trx).patch({ author_id: null, content_sealed: null }).where({ author_id: userId });
    for (const model of posts) {
      const own = trx(model.tableName).where({ author_id: userId }).select('id');
      await Revision.query(trx).delete().whereIn('post_id', own);
      await trx(model.tableName).where({ author_id: userId }).update({ author_id: null });
      await trx(model.tableName).where({ deleted_by: userId }).update({ deleted_by: null });
    }
    await Report.query(trx).patch({ reporter_id: null, note_sealed: null }).where({ reporter_id: userId });
    await Report.query(trx).patch({ decided_by: null }).where({ decided_by: userId });
    await Block.query(trx).delete().where({ user_id: userId }).orWhere({ blocked_id: userId });
    await Notice.query(trx).delete().where({ user_id: userId });
    await NoticeLevel.query(trx).delete().where({ user_id: userId });
    await NoticeDigest.query(trx).deleteById(userId);
  },
});
