import type { Knex } from 'knex';
import { ConnectionBlock } from '../models/connection';

/** Takes invitations from somebody again. */
export const deleteBlock = async (
  trx: Knex.Transaction,
  { userId, blockedId }: Pick<ConnectionBlock, 'userId' | 'blockedId'>,
): Promise<void> => {
  await ConnectionBlock.query(trx).deleteById([userId, blockedId]);
};
