import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { ConnectionBlockView } from '../schemas/connections';
import { provenHash } from './load';
import { ConnectionBlock } from './models';
import { shortName } from './names';

/** Whether `userId` takes no invitations from `otherId`. */
export const isBlocked = async (db: Knex, userId: string, otherId: string): Promise<boolean> =>
  (await ConnectionBlock.query(db).findById([userId, otherId])) !== undefined;

/** Refuses further invitations, to the own address and to the one that the last of them went to. The other is not told. */
export const block = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  blockedId: string,
  emailHash: string | null,
): Promise<void> => {
  const own = await provenHash(core, trx, userId);
  const emailHashes = [...new Set([own, emailHash].filter((hash) => hash !== null))];
  await ConnectionBlock.query(trx)
    .insert({ userId, blockedId, emailHashes })
    .onConflict(['user_id', 'blocked_id'])
    .ignore();
};

/** Whom a person refuses, newest first. */
export const blocksOf = async (core: Core, userId: string): Promise<ConnectionBlockView[]> => {
  const rows = await ConnectionBlock.query(core.db).where({ user_id: userId }).orderBy('created_at', 'desc').limit(200);
  const names = await core.people.names(rows.map(({ blockedId }) => blockedId));
  return rows.flatMap(({ blockedId: id, createdAt }) => {
    const person = names.get(id);
    return person ? [{ id, name: shortName(person), createdAt }] : [];
  });
};

/** The block of one person; throws 404 for somebody who is not blocked. */
export const ownBlock = async (db: Knex, userId: string, blockedId: string): Promise<ConnectionBlock> => {
  const row = await ConnectionBlock.query(db).findById([userId, blockedId]);
  if (!row) throw notFound('block');
  return row;
};

/** Takes invitations from somebody again. */
export const unblock = async (trx: Knex.Transaction, { userId, blockedId }: ConnectionBlock): Promise<void> => {
  await ConnectionBlock.query(trx).deleteById([userId, blockedId]);
};
