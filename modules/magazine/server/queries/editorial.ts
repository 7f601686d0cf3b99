import type { Knex } from 'knex';
import { raw } from 'objection';
import { toPath } from '#core/contract/endpoint';
import { invalid, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { EditorialRow, RevisionContent, RevisionView } from '../../schemas/editorial';
import * as api from '../../schemas/endpoints';
import type { ArticleStatus } from '../../schemas/values';
import { Article } from '../models/article';
import { ArticleRevision } from '../models/article-revision';
import { toEditorialRow } from '../views/editorial';

interface EditorialQuery {
  readonly status?: ArticleStatus;
  readonly after?: string;
  readonly limit?: number;
}
const cursor = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const columns = [
  'id',
  'slug',
  'title',
  'author',
  'category',
  'type',
  'status',
  'version',
  'publish_at',
  'published_at',
  'updated_at',
] as const;

/** Articles in work, last changed first: all for editors, the own ones for writers. One keyset page. */
export const listArticlesInWork = async (
  db: Knex,
  user: User,
  query: EditorialQuery,
): Promise<{ rows: EditorialRow[]; next: string | null }> => {
  const { status, after, limit = 50 } = query;
  const [, at, id] = after === undefined ? [] : (cursor.exec(after) ?? []);
  if (after !== undefined && (!at || Number.isNaN(Date.parse(at))))
    throw invalid('after', 'This is not a place in the list.');
  const rows = await Article.query(db)
    .select(...columns)
    .select(raw('pending is not null').as('waits'))
    .modify((found) => {
      if (!user.permissions.has('magazine.write')) found.where('author_id', user.id);
      if (status) found.where({ status });
      if (at && id) found.whereRaw('(updated_at, id) < (?, ?)', [at, id]);
    })
    .orderByRaw('updated_at desc, id desc')
    .limit(limit + 1)
    .castTo<(Article & { waits: boolean })[]>();
  const last = rows[limit - 1];
  return {
    rows: rows.slice(0, limit).map(toEditorialRow),
    next:
      rows.length > limit && last
        ? toPath(api.listArticlesInWork, {
            query: { ...(status ? { status } : {}), limit, after: `${last.updatedAt}~${last.id}` },
          })
        : null,
  };
};

/** A version without its content, which may be long. */
type Line = Omit<ArticleRevision, 'content'> & { readonly title: string };

const toVersionView = (row: Line, names: ReadonlyMap<string, string>): RevisionView => ({
  version: row.version,
  editor: (row.editorId && names.get(row.editorId)) || null,
  savedAt: row.savedAt,
  action: row.action,
  status: row.status,
  title: row.title,
  words: row.words,
});

const findNames = async (
  core: Core,
  rows: readonly Pick<ArticleRevision, 'editorId'>[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(rows.flatMap(({ editorId }) => editorId ?? []))];
  const people = ids.length > 0 ? await core.people.names(ids) : new Map();
  return new Map([...people].map(([id, { firstName, lastName }]) => [id, `${firstName} ${lastName}`.trim()]));
};

/** The last 200 versions of an article, newest first. */
export const listVersions = async (core: Core, articleId: string): Promise<RevisionView[]> => {
  const rows = (await ArticleRevision.query(core.db)
    .select('version', 'editor_id', 'action', 'status', 'words', 'saved_at')
    .select(core.db.raw("content->>'title' as title") as never)
    .where({ article_id: articleId })
    .orderBy('version', 'desc')
    .limit(200)) as unknown as Line[];
  const names = await findNames(core, rows);
  return rows.map((row) => toVersionView(row, names));
};

/** One kept version with its content. */
export const getVersion = async (core: Core, articleId: string, version: number): Promise<RevisionContent> => {
  const row = await ArticleRevision.query(core.db).findById([articleId, version]);
  if (!row) throw notFound('version');
  const line = Object.assign(row, { title: row.content.title });
  return {
    ...toVersionView(line, await findNames(core, [row])),
    content: { ...row.content, cover: row.content.cover ?? null },
  };
};
