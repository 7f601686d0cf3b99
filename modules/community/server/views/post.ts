import type { MarkdownTree } from '#core/contract/markdown';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { Author, DiscussionRow, DiscussionView, Level, ResponseView } from '../../schemas/discussion';
import type { Discussion, DiscussionResponse } from '../models/posts';

const excerptLength = 280;

/** What is drawn of a stored text: one that cannot be parsed in time at this moment is read as plain words rather than not at all. */
const treeOf = (core: Core, content: string): MarkdownTree => {
  try {
    return core.markdown(content);
  } catch {
    return [{ kind: 'paragraph', children: [{ kind: 'text', text: content }] }];
  }
};

/** What the reader may do with a post: change the own one, hide any as a moderator. */
const canOf = (user: User, post: { readonly authorId: string | null }): DiscussionView['can'] => {
  const own = post.authorId === user.id;
  const moderates = user.permissions.has('community.moderate');
  return { edit: own, delete: own || moderates, hide: moderates };
};

/** One row of the list. */
export const toDiscussionRow = (row: Discussion, author: Author | null): DiscussionRow => ({
  id: row.id,
  title: row.title,
  content: [...row.content.slice(0, excerptLength + 1)].slice(0, excerptLength).join(''),
  category: row.category,
  createdAt: row.createdAt,
  lastAt: row.lastAt,
  responseCount: row.responseCount,
  author,
  sample: row.sample,
});

/** What a reader brings along. */
export interface Reader {
  readonly user: User;
  readonly author: Author | null;
  readonly blocked: boolean;
  readonly help?: boolean;
}

/** A discussion to be read. */
export const toDiscussionView = (
  core: Core,
  row: Discussion,
  { user, author, blocked, help = false, level }: Reader & { readonly level: Level },
): DiscussionView => ({
  ...toDiscussionRow(row, author),
  content: row.content,
  tree: treeOf(core, row.content),
  version: row.version,
  editedAt: row.editedAt,
  hidden: row.hiddenAt !== null,
  blocked,
  level,
  can: canOf(user, row),
  help,
});

/** A reply to be read. */
export const toResponseView = (
  core: Core,
  row: DiscussionResponse,
  { user, author, blocked, help = false }: Reader,
): ResponseView => ({
  id: row.id,
  discussionId: row.discussionId,
  content: row.content,
  tree: treeOf(core, row.content),
  createdAt: row.createdAt,
  editedAt: row.editedAt,
  version: row.version,
  author,
  hidden: row.hiddenAt !== null,
  blocked,
  can: canOf(user, row),
  help,
});
