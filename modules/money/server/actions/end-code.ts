import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { PromotionCode } from '../models/card';
import type { Actor } from './create-invoice';

/** Ends a promotion code; what it was used for stays. */
export const endCode = async (core: Core, trx: Knex.Transaction, actor: Actor, id: string): Promise<PromotionCode> => {
  const code = await PromotionCode.query(trx).findById(id).forUpdate();
  if (!code) throw notFound('code');
  if (code.endedAt !== null) return code;
  await code.$query(trx).patch({ endedAt: new Date().toISOString() });
  await core.audit.record(trx, { actor: actor.id, action: 'money.code-ended', object: `code:${id}` }, actor.requestId);
  return PromotionCode.query(trx).findById(id).throwIfNotFound();
};
