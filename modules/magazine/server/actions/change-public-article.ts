import type { Static } from '@sinclair/typebox';
import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import type * as contract from '../../schemas/contracts';
import type { Article } from '../models/article';
import { changeArticle } from './change-article';
import { moveArticle } from './move-article';

/** Changes fields and, when one is given, the stage in the same transaction. */
export const changePublicArticle = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  row: Article,
  { status, publishAt, ...change }: Static<typeof contract.changePublicArticle.body>,
  publish: Job,
): Promise<Article> => {
  const changed = await changeArticle(core, trx, user, row, change);
  const isThere = status === changed.status && publishAt === undefined && !changed.pending;
  if (status === undefined || isThere) return changed;
  return moveArticle(core, trx, user, changed, { status, ...(publishAt === undefined ? {} : { publishAt }) }, publish);
};
