import type { Knex } from 'knex';
import { fn } from 'objection';
import { conflict, denied, invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import type { StatusInput } from '../../schemas/editorial';
import type { ArticleStatus } from '../../schemas/values';
import { Article } from '../models/article';
import { isStep, movesOf } from '../policies/article';
import { requirePublishable } from '../policies/publishable';
import { contentOf } from '../text/content';
import { noteFiles } from './note-files';
import { keepRevision, tellReaders } from './store-article';

const farthest = 2 * 365 * 24 * 3600 * 1000;

const instantOf = ({ status, publishAt }: StatusInput): Date | null => {
  if (status !== 'scheduled') {
    if (publishAt !== undefined) throw invalid('publishAt', 'A time belongs to `scheduled` alone.');
    return null;
  }
  if (publishAt === undefined) throw invalid('publishAt', 'Say when it is to be published.');
  const at = new Date(publishAt);
  if (!(at.getTime() > Date.now())) throw invalid('publishAt', 'This time is over.');
  if (at.getTime() > Date.now() + farthest) throw invalid('publishAt', 'This is more than two years away.');
  return at;
};

/** Writes a stage as the next version. Published again, an article keeps its first date. */
const enter = async (
  core: Core,
  trx: Knex.Transaction,
  row: Article,
  status: ArticleStatus,
  more: { readonly editor: string | null; readonly publishAt?: Date | null; readonly publishedAt?: string },
): Promise<Article> => {
  const now = fn.now();
  const stored = await Article.query(trx).patchAndFetchById(row.id, {
    status,
    version: row.version + 1,
    updatedAt: now,
    shipped: null,
    publishAt: more.publishAt?.toISOString() ?? null,
    ...(status === 'published' ? { publishedAt: row.publishedAt ?? more.publishedAt ?? now } : {}),
  });
  await noteFiles(core, trx, stored);
  await keepRevision(trx, stored, { editor: more.editor, action: 'moved' });
  if (status === 'published' || row.status === 'published')
    await tellReaders(core, trx, stored, status === 'published');
  await core.audit.record(trx, {
    actor: more.editor,
    action: 'magazine.moved',
    object: row.id,
    detail: { from: row.status, to: status },
  });
  return stored;
};

/** Takes an article to another stage: 409 when there is no such step, 403 when it is not this person's to take. */
export const moveArticle = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  row: Article,
  input: StatusInput,
  publishJob: Job,
): Promise<Article> => {
  const { status } = input;
  if (!isStep(row.status, status))
    throw conflict('no-such-step', `An article cannot go from ${row.status} to ${status}.`, {
      possible: movesOf(user, row),
    });
  if (!movesOf(user, row).includes(status)) throw denied('magazine.write');
  const publishAt = instantOf(input);
  if (status === 'published' || status === 'scheduled') requirePublishable(contentOf(row));
  const moved = await enter(core, trx, row, status, { editor: user.id, publishAt });
  if (publishAt) await core.jobs.enqueue(trx, publishJob, {}, { key: `publish:${row.id}`, runAt: publishAt });
  return moved;
};

/** Publishes what is due, each in a transaction of its own; answers how many. Safe to run twice and side by side. */
export const publishDue = async (core: Core): Promise<number> => {
  let count = 0;
  for (;;) {
    const done = await core.db.transaction(async (trx) => {
      const row = await Article.query(trx)
        .where('status', 'scheduled')
        .whereRaw('publish_at <= now()')
        .orderBy('publish_at')
        .forUpdate()
        .skipLocked()
        .first();
      if (!row) return false;
      await enter(core, trx, row, 'published', { editor: null, publishedAt: row.publishAt ?? '' });
      return true;
    });
    if (!done) return count;
    count += 1;
  }
};
