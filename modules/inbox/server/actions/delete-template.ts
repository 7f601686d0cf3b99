import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { ReplyTemplate } from '../models/inbox';

/** Throws 404 for a template that is not there any more. */
export const deleteTemplate = async (trx: Knex.Transaction, id: string): Promise<void> => {
  if ((await ReplyTemplate.query(trx).deleteById(id)) === 0) throw notFound('template');
};
