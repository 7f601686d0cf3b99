import type { Core, PersonalData } from '#core/contract/server';
import { leavePod } from './actions/leave-pod';
import { Notice, NoticeDigest, NoticeLevel } from './models/notices';
import { Pod, PodMember, PodMessageRow, PodRequest } from './models/pods';
import { Discussion, DiscussionResponse, type Post } from './models/posts';
import { Block, Report, Revision } from './models/safety';
import { decryptMessage } from './queries/messages';
import { decryptNote } from './queries/reports';

const posts: readonly (typeof Post)[] = [Discussion, DiscussionResponse];

/** How posts of a person read before they were edited. */
const wordings = (core: Core, userId: string): Promise<Revision[]> =>
  Revision.query(core.db)
    .whereIn('post_id', Discussion.query(core.db).where({ author_id: userId }).select('id'))
    .orWhereIn('post_id', DiscussionResponse.query(core.db).where({ author_id: userId }).select('id'))
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
      discussions: discussions.map(({ id, title, content, category, createdAt }) => ({
        ...{ id, title, content, category, createdAt },
      })),
      responses: responses.map(({ id, discussionId, content, createdAt }) => ({
        ...{ id, discussionId, content, createdAt },
      })),
      podMessages: await Promise.all(
        said.map(async (row) => ({ podId: row.podId, content: await decryptMessage(core, row), at: row.createdAt })),
      ),
      earlierWordings: (await wordings(core, userId)).map(({ postId, title, content, replacedAt }) => ({
        ...{ postId, title, content, replacedAt },
      })),
      pods: (await PodMember.query(core.db).where(own)).map(({ podId, role, joinedAt }) => ({
        ...{ podId, role, joinedAt },
      })),
      podsYouGuide: (await Pod.query(core.db).where({ guide_id: userId })).map(({ id, name, description }) => ({
        ...{ podId: id, name, description },
      })),
      podRequests: (await PodRequest.query(core.db).where(own)).map(({ podId, status }) => ({
        podId,
        status,
      })),
      reports: await Promise.all(
        (await Report.query(core.db).where({ reporter_id: userId })).map(async (row) => ({
          ...{ kind: row.kind, reason: row.reason, note: await decryptNote(core, row), at: row.createdAt },
        })),
      ),
      blocked: (await Block.query(core.db).where(own)).map(({ blockedId }) => blockedId),
      mailOnceADay: (await NoticeDigest.query(core.db).findById(userId)) !== undefined,
      notifications: (await Notice.query(core.db).where(own)).map(({ kind, at }) => ({ kind, at })),
    };
  },
  erase: async (trx, userId) => {
    for (const { podId } of await PodMember.query(trx).where({ user_id: userId })) {
      const { memberCount } = await leavePod(core, trx, userId, podId);
      // A pod in which nobody is left goes with the words of who made it.
      if (memberCount === 0) await Pod.query(trx).deleteById(podId);
    }
    await Pod.query(trx).patch({ guideId: null }).where({ guide_id: userId });
    await PodRequest.query(trx).delete().where({ user_id: userId });
    // The numbers stay, so that nobody's page takes the gap for something that was lost.
    await PodMessageRow.query(trx).patch({ authorId: null, contentSealed: null }).where({ author_id: userId });
    for (const Model of posts) {
      const own = Model.query(trx).where({ author_id: userId }).select('id');
      await Revision.query(trx).delete().whereIn('post_id', own);
      await Model.query(trx).where({ author_id: userId }).patch({ authorId: null });
      await Model.query(trx).where({ deleted_by: userId }).patch({ deletedBy: null });
    }
    await Report.query(trx).patch({ reporterId: null, noteSealed: null }).where({ reporter_id: userId });
    await Report.query(trx).patch({ decidedBy: null }).where({ decided_by: userId });
    await Block.query(trx).delete().where({ user_id: userId }).orWhere({ blocked_id: userId });
    await Notice.query(trx).delete().where({ user_id: userId });
    await NoticeLevel.query(trx).delete().where({ user_id: userId });
    await NoticeDigest.query(trx).deleteById(userId);
  },
});
