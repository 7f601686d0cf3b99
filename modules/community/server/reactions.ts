import { type Core, reactTo, type Subscription } from '#core/contract/server';
import { concerned, discussionPosted, noticePosted, podChanged, podLeft, responsePosted } from '../public';
import { notify, notifyWatchers } from './actions/notify';
import { Discussion } from './models/posts';
import { Block } from './models/safety';

/** Rings the bells of these people. */
const ring = (core: Core, people: Iterable<string>): void => {
  for (const userId of people) core.realtime.publish(`user:${userId}`, 'notices.changed', {});
};

/** What follows a post once it is committed: open pages hear of it, and the people it concerns are notified. */
export const reactions = (core: Core): Subscription[] => [
  reactTo(discussionPosted, async ({ id }) => core.realtime.publish('discussions', 'new_discussion', { id })),
  reactTo(responsePosted, async ({ id, discussionId, authorId }) => {
    core.realtime.publish('discussions', 'new_response', { id, discussionId });
    const talk = await Discussion.query(core.db).findById(discussionId).whereNull('deleted_at');
    if (!talk) return;
    const notified = new Set(await notifyWatchers(core.db, 'reply', discussionId, authorId));
    const owner = talk.authorId;
    if (owner && owner !== authorId && !(await Block.query(core.db).findById([owner, authorId])))
      for (const userId of await notify(core.db, owner, 'reply', discussionId)) notified.add(userId);
    ring(core, notified);
  }),
  reactTo(concerned, async ({ userId, kind, targetId }) => ring(core, await notify(core.db, userId, kind, targetId))),
  reactTo(noticePosted, async ({ userId }) => ring(core, [userId])),
  reactTo(podChanged, async ({ podId }) => core.realtime.publish(`pod:${podId}`, 'pod.changed', { podId })),
  reactTo(podLeft, async ({ podId, userId }) => core.realtime.evict(userId, `pod:${podId}`)),
];
