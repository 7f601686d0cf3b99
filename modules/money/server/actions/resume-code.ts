import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { PromotionCode } from '../models/card';
import type { Actor } from './create-invoice';

/** Takes the end of a promotion code back; its days and its number of uses hold as before. */
export const resumeCode = async (core: Core, trx: Knex.Transaction, actor: Actor, id: string): Promise<void> => {
  const code = await PromotionCode.query(trx).findById(id).forUpdate();
  if (!code) throw notFound('code');
  if (code.endedAt === null) return;
  await code.$query(trx).patch({ endedAt: null });
  await core.audit.record(
    trx,
    { actor: actor.id, action: 'money.code-resumed', object: `code:${id}` },
    actor.requestId,
  );
};
