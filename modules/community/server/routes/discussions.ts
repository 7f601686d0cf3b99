import { type Route, respond, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import {
  DiscussionInput,
  DiscussionPatch,
  DiscussionQuery,
  DiscussionRows,
  DiscussionView,
  HideInput,
  Revisions,
} from '../../schemas/discussion';
import { LevelInput } from '../../schemas/notice';
import { levelOf, setLevel } from '../notices/levels';
import { byAuthor, byAuthorOrModerator, existing, readable } from '../posts/find';
import { revisionsOf } from '../posts/history';
import { listDiscussions } from '../posts/list';
import { presentDiscussion } from '../posts/present';
import { deleteDiscussion, deletedDiscussion, hideDiscussion, restoreDiscussion } from '../posts/remove';
import { editDiscussion, postDiscussion } from '../posts/write';
import { blockedBy } from '../safety/blocks';
import { needsHelp, offerHelp, refuseWithHelp } from '../safety/crisis';
import { authorsFor, self } from '../safety/names';
import { Id, moderating, talking, writing } from './ids';

/** Discussions, but for their replies. */
export const discussionRoutes = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/discussions',
    access: talking,
    query: DiscussionQuery,
    reply: DiscussionRows,
    handle: async ({ user, query }) => {
      const { rows, next } = await listDiscussions(core, user, query);
      return respond(rows, { next });
    },
  }),
  route({
    method: 'post',
    path: '/api/discussions',
    access: talking,
    body: DiscussionInput,
    reply: DiscussionView,
    idempotent: true,
    limit: writing,
    handle: async ({ user, body, trx }) => {
      const help = await needsHelp(core, user.id, `${body.title}\n${body.content}`);
      const row = await postDiscussion(core, trx, user, body);
      const view = presentDiscussion(core, row, { user, author: self(user), blocked: false, help, level: 'normal' });
      return respond(view, { etag: row.version });
    },
    overLimit: ({ body, refused }) => refuseWithHelp(core, `${body.title}\n${body.content}`, refused),
  }),
  route({
    method: 'get',
    path: '/api/discussions/:id',
    access: talking,
    params: Id,
    reply: DiscussionView,
    load: ({ user, params, db }) => readable(db, user, params.id),
    handle: async ({ user, loaded }) => {
      const [nameOf, blocked, level] = await Promise.all([
        authorsFor(core, user, [loaded.author_id]),
        blockedBy(core.db, user.id),
        levelOf(core.db, user.id, loaded.id),
      ]);
      const view = presentDiscussion(core, loaded, {
        user,
        author: nameOf(loaded.author_id),
        blocked: loaded.author_id !== null && blocked.has(loaded.author_id),
        level,
      });
      return respond(view, { etag: loaded.version });
    },
  }),
  route({
    method: 'patch',
    path: '/api/discussions/:id',
    access: talking,
    params: Id,
    body: DiscussionPatch,
    reply: DiscussionView,
    ifMatch: 'required',
    limit: writing,
    load: async ({ user, params, db }) => byAuthor(user, await existing(db, params.id)),
    handle: async ({ user, loaded, body, request, trx }) => {
      const found = await needsHelp(core, user.id, `${body.title ?? ''}\n${body.content ?? ''}`);
      const row = await editDiscussion(core, trx, loaded.id, body, request.ifMatch);
      const help = await offerHelp(core, user.id, found);
      const level = await levelOf(trx, user.id, row.id);
      const view = presentDiscussion(core, row, { user, author: self(user), blocked: false, help, level });
      return respond(view, { etag: row.version });
    },
    overLimit: ({ body, refused }) => refuseWithHelp(core, `${body.title ?? ''}\n${body.content ?? ''}`, refused),
  }),
  route({
    method: 'delete',
    path: '/api/discussions/:id',
    access: talking,
    params: Id,
    status: 204,
    load: async ({ user, params, db }) => byAuthorOrModerator(user, await existing(db, params.id)),
    handle: async ({ user, loaded, trx }) => {
      await deleteDiscussion(trx, user, loaded.id);
      if (loaded.author_id !== user.id)
        await core.audit.record(trx, { actor: user.id, action: 'community.delete', object: `discussion:${loaded.id}` });
      return undefined;
    },
  }),
  route({
    method: 'post',
    path: '/api/discussions/:id/restore',
    access: talking,
    params: Id,
    reply: DiscussionView,
    status: 200,
    load: ({ user, params, db }) => deletedDiscussion(db, user, params.id),
    handle: async ({ user, loaded, trx }) => {
      const row = await restoreDiscussion(trx, loaded.id);
      const level = await levelOf(trx, user.id, row.id);
      return presentDiscussion(core, row, { user, author: self(user), blocked: false, level });
    },
  }),
  route({
    method: 'get',
    path: '/api/discussions/:id/history',
    access: talking,
    params: Id,
    reply: Revisions,
    load: async ({ user, params, db }) => byAuthorOrModerator(user, await existing(db, params.id)),
    handle: ({ loaded, trx }) => revisionsOf(trx, loaded.id),
  }),
  route({
    method: 'post',
    path: '/api/discussions/:id/hide',
    access: moderating,
    params: Id,
    body: HideInput,
    reply: HideInput,
    status: 200,
    load: ({ params, db }) => existing(db, params.id),
    handle: async ({ user, loaded, body, trx }) => {
      const row = await hideDiscussion(trx, loaded.id, body.hidden);
      const action = body.hidden ? 'community.hide' : 'community.show';
      await core.audit.record(trx, { actor: user.id, action, object: `discussion:${row.id}` });
      return { hidden: row.hidden_at !== null };
    },
  }),
  route({
    method: 'put',
    path: '/api/discussions/:id/level',
    access: talking,
    params: Id,
    body: LevelInput,
    reply: LevelInput,
    load: ({ user, params, db }) => readable(db, user, params.id),
    handle: async ({ user, loaded, body, trx }) => {
      await setLevel(trx, user.id, loaded.id, body.level);
      return body;
    },
  }),
];
