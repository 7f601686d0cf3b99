import type { Knex } from 'knex';
import { fn } from 'objection';
import type { Core } from '#core/contract/server';
import type { ArticleStatus } from '../../schemas/values';
import { Article } from '../models/article';
import { columnsOf } from '../text/content';
import { derive } from '../text/derive';
import { notifyReaders, saveFileUses, saveRevision, saveWaitingUses } from './store-article';

/** Writes a stage as the next version. Published again, an article keeps its first date. */
export const enterStage = async (
  core: Core,
  trx: Knex.Transaction,
  row: Article,
  status: ArticleStatus,
  more: { readonly editor: string | null; readonly publishAt?: Date | null; readonly publishedAt?: string },
): Promise<Article> => {
  const now = fn.now();
  // What waits goes along into the archive, where nobody reads it, and needs a second person again before it is public.
  const waiting = status === 'published' ? null : row.pending;
  const stored = await Article.query(trx).patchAndFetchById(row.id, {
    ...(waiting && { ...columnsOf({ ...waiting, slug: row.slug }), ...derive(core, waiting), pending: null }),
    status,
    version: row.version + 1,
    updatedAt: now,
    shipped: null,
    publishAt: more.publishAt?.toISOString() ?? null,
    ...(status === 'published' ? { publishedAt: row.publishedAt ?? more.publishedAt ?? now } : {}),
  });
  await saveFileUses(core, trx, stored);
  if (waiting) await saveWaitingUses(core, trx, stored);
  await saveRevision(trx, stored, { editor: more.editor, action: 'moved' });
  if (status === 'published' || row.status === 'published')
    await notifyReaders(core, trx, stored, status === 'published');
  await core.audit.record(trx, {
    actor: more.editor,
    action: 'magazine.moved',
    object: row.id,
    detail: { from: row.status, to: status },
  });
  return stored;
};
