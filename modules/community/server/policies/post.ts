import { denied } from '#core/contract/errors';
import type { User } from '#core/contract/route';

/** Only who wrote it changes it: a moderator hides, and never rewrites. */
export const requireAuthor = <T extends { readonly authorId: string | null }>(user: User, post: T): T => {
  if (post.authorId !== user.id) throw denied('community.post');
  return post;
};

/** Its author or a moderator takes it away. */
export const requireAuthorOrModerator = <T extends { readonly authorId: string | null }>(user: User, post: T): T => {
  if (post.authorId !== user.id && !user.permissions.has('community.moderate')) throw denied('community.moderate');
  return post;
};
