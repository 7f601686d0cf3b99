import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { ConnectionBlock } from '../models/connection';
import { findVerifiedHash } from '../queries/connection';

/** Refuses further invitations, to the own address and to the one that the last of them went to. The other is not notified. */
export const blockPerson = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  blockedId: string,
  emailHash: string | null,
): Promise<void> => {
  const own = await findVerifiedHash(core, trx, userId);
  const emailHashes = [...new Set([own, emailHash].filter((hash) => hash !== null))];
  await ConnectionBlock.query(trx)
    .insert({ userId, blockedId, emailHashes })
    .onConflict(['user_id', 'blocked_id'])
    .ignore();
};
