import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { changeDiscussion } from '../actions/change-discussion';
import { createDiscussion } from '../actions/create-discussion';
import { deleteDiscussion } from '../actions/delete-discussion';
import { hideDiscussion } from '../actions/hide-discussion';
import { restoreDiscussion } from '../actions/restore-discussion';
import { setDiscussionLevel } from '../actions/set-discussion-level';
import { requireAuthor, requireAuthorOrModerator } from '../policies/post';
import { findAuthors, toOwnAuthor } from '../queries/authors';
import { listBlocked } from '../queries/blocks';
import { needsHelp, offerHelp, refuseWithHelp } from '../queries/crisis-help';
import { getDeletedDiscussion } from '../queries/deleted-posts';
import { listDiscussions } from '../queries/discussion-list';
import { findLevel } from '../queries/levels';
import { getDiscussion, getReadableDiscussion } from '../queries/posts';
import { listRevisions } from '../queries/revisions';
import { toDiscussionView } from '../views/post';
import { moderating, talking, writing } from './access';

/** Discussions, but for their replies. */
export const discussionRoutes = (core: Core) => ({
  listDiscussions: implement(api.listDiscussions, contract.listDiscussions, {
    access: talking,
    handle: async ({ user, query }) => {
      const { rows, next } = await listDiscussions(core, user, query);
      return respond(rows, { next });
    },
  }),
  createDiscussion: implement(api.createDiscussion, contract.createDiscussion, {
    access: talking,
    limit: writing,
    handle: async ({ user, body, trx }) => {
      const help = await needsHelp(core, user.id, `${body.title}\n${body.content}`);
      const row = await createDiscussion(core, trx, user, body);
      const view = toDiscussionView(core, row, {
        user,
        author: toOwnAuthor(user),
        blocked: false,
        help,
        level: 'normal',
      });
      return respond(view, { etag: row.version });
    },
    overLimit: ({ body, refused }) => refuseWithHelp(`${body.title}\n${body.content}`, refused),
  }),
  getDiscussion: implement(api.getDiscussion, contract.getDiscussion, {
    access: talking,
    load: ({ user, params, db }) => getReadableDiscussion(db, user, params.id),
    handle: async ({ user, loaded }) => {
      const [nameOf, blocked, level] = await Promise.all([
        findAuthors(core, user, [loaded.authorId]),
        listBlocked(core.db, user.id),
        findLevel(core.db, user.id, loaded.id),
      ]);
      const view = toDiscussionView(core, loaded, {
        user,
        author: nameOf(loaded.authorId),
        blocked: loaded.authorId !== null && blocked.has(loaded.authorId),
        level,
      });
      return respond(view, { etag: loaded.version });
    },
  }),
  changeDiscussion: implement(api.changeDiscussion, contract.changeDiscussion, {
    access: talking,
    limit: writing,
    load: async ({ user, params, db }) => requireAuthor(user, await getDiscussion(db, params.id)),
    handle: async ({ user, loaded, body, request, trx }) => {
      const found = await needsHelp(core, user.id, `${body.title ?? ''}\n${body.content ?? ''}`);
      const row = await changeDiscussion(core, trx, loaded.id, body, request.ifMatch);
      const help = await offerHelp(core, user.id, found);
      const level = await findLevel(trx, user.id, row.id);
      const view = toDiscussionView(core, row, { user, author: toOwnAuthor(user), blocked: false, help, level });
      return respond(view, { etag: row.version });
    },
    overLimit: ({ body, refused }) => refuseWithHelp(`${body.title ?? ''}\n${body.content ?? ''}`, refused),
  }),
  deleteDiscussion: implement(api.deleteDiscussion, contract.deleteDiscussion, {
    access: talking,
    load: async ({ user, params, db }) => requireAuthorOrModerator(user, await getDiscussion(db, params.id)),
    handle: async ({ user, loaded, trx }) => {
      await deleteDiscussion(trx, user, loaded.id);
      if (loaded.authorId !== user.id)
        await core.audit.record(trx, { actor: user.id, action: 'community.delete', object: `discussion:${loaded.id}` });
    },
  }),
  restoreDiscussion: implement(api.restoreDiscussion, contract.restoreDiscussion, {
    access: talking,
    load: ({ user, params, db }) => getDeletedDiscussion(db, user, params.id),
    handle: async ({ user, loaded, trx }) => {
      const row = await restoreDiscussion(trx, loaded.id);
      const level = await findLevel(trx, user.id, row.id);
      return toDiscussionView(core, row, { user, author: toOwnAuthor(user), blocked: false, level });
    },
  }),
  listDiscussionRevisions: implement(api.listDiscussionRevisions, contract.listDiscussionRevisions, {
    access: talking,
    load: async ({ user, params, db }) => requireAuthorOrModerator(user, await getDiscussion(db, params.id)),
    handle: ({ loaded, trx }) => listRevisions(trx, loaded.id),
  }),
  hideDiscussion: implement(api.hideDiscussion, contract.hideDiscussion, {
    access: moderating,
    load: ({ params, db }) => getDiscussion(db, params.id),
    handle: async ({ user, loaded, body, trx }) => {
      const row = await hideDiscussion(trx, loaded.id, body.hidden);
      const action = body.hidden ? 'community.hide' : 'community.show';
      await core.audit.record(trx, { actor: user.id, action, object: `discussion:${row.id}` });
      return { hidden: row.hiddenAt !== null };
    },
  }),
  setDiscussionLevel: implement(api.setDiscussionLevel, contract.setDiscussionLevel, {
    access: talking,
    load: ({ user, params, db }) => getReadableDiscussion(db, user, params.id),
    handle: async ({ user, loaded, body, trx }) => {
      await setDiscussionLevel(trx, user.id, loaded.id, body.level);
      return body;
    },
  }),
});
