import type { Knex } from 'knex';
import { raw } from 'objection';
import { conflict, denied, invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import { keptVersions } from '#modules/studio/public';
import type { ArticleContent, StatusInput } from '../../schemas/editorial';
import type { Article } from '../models/article';
import { ArticleRevision } from '../models/article-revision';
import { isStep, listMoves } from '../policies/article';
import { requirePublishable } from '../policies/publishable';
import { requireFreeSlug } from '../queries/slugs';
import { contentOf } from '../text/content';
import { enterStage } from './enter-stage';
import { writeContent } from './store-article';

const farthest = 2 * 365 * 24 * 3600 * 1000;

const parsePublishAt = ({ status, publishAt }: StatusInput): Date | null => {
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

/** Where the house asks for it, nobody publishes what they wrote a part of since it was last public. Throws 409. */
const requireSecondPerson = async (core: Core, trx: Knex.Transaction, user: User, row: Article): Promise<void> => {
  if (!core.port(keptVersions).isReviewed()) return;
  const own = await ArticleRevision.query(trx)
    .where({ article_id: row.id, editor_id: user.id })
    .whereNot({ action: 'moved' })
    .where(
      'version',
      '>',
      ArticleRevision.query(trx)
        .where({ article_id: row.id, status: 'published' })
        .select(raw('coalesce(max(version), 0)')),
    )
    .first();
  if (own) throw conflict('own-draft', 'You wrote a part of this. Let somebody else publish it.');
};

/** Shows changes that waited. */
const publishChanges = async (
  core: Core,
  trx: Knex.Transaction,
  row: Article,
  content: ArticleContent,
  editor: string,
): Promise<Article> => {
  if (content.slug !== row.slug) await requireFreeSlug(trx, content.slug, row.id);
  const stored = await writeContent(core, trx, row, content, { editor, action: 'moved' });
  const detail = { from: row.status, to: row.status };
  await core.audit.record(trx, { actor: editor, action: 'magazine.moved', object: row.id, detail });
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
  if (!isStep(row, status))
    throw conflict('no-such-step', `An article cannot go from ${row.status} to ${status}.`, {
      possible: listMoves(user, row),
    });
  if (!listMoves(user, row).includes(status)) throw denied('magazine.write');
  const publishAt = parsePublishAt(input);
  if (status === 'published' || status === 'scheduled') {
    requirePublishable(row.pending ?? contentOf(row));
    await requireSecondPerson(core, trx, user, row);
  }
  if (row.pending && status === 'published') return publishChanges(core, trx, row, row.pending, user.id);
  const moved = await enterStage(core, trx, row, status, { editor: user.id, publishAt });
  if (publishAt) await core.jobs.enqueue(trx, publishJob, {}, { key: `publish:${row.id}`, runAt: publishAt });
  return moved;
};
